import { randomInt } from 'node:crypto';

// The rules of 6 nimmt! for the yardstick alone: written by hand, and owing nothing to what is compared with it.

const CARDS = 104;
const HAND = 10;
const ROW_FULL = 5;
const TARGET = 66;
const ROW_MOVES: readonly string[] = ['row 1', 'row 2', 'row 3', 'row 4'];

const byNumber = (a: number, b: number): number => a - b;
const lastOf = (row: readonly number[]): number => row.at(-1) ?? 0;

function headsOf(card: number): number {
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  return card % 5 === 0 ? 2 : 1;
}

export class YardPlayer {
  hand: number[] = [];
  /** The card that it has chosen; 0 for none. */
  chosen = 0;
  heads = 0;
}

export class YardMatch<P extends YardPlayer> {
  readonly players: readonly P[];
  rows: number[][] = [];
  over = false;
  /** Those whose revealed cards wait to be placed, lowest card first. */
  #waiting: P[] = [];
  /** The player whose card fits nowhere, and who has to choose a row. */
  #taker: P | null = null;

  constructor(players: readonly P[]) {
    this.players = players;
    this.#deal();
  }

  legal(player: P): readonly string[] {
    if (this.#taker !== null) return this.#taker === player ? ROW_MOVES : [];
    return player.chosen === 0 && !this.over ? player.hand.map(String) : [];
  }

  /** False if the move is not legal; then nothing has changed. */
  move(player: P, text: string): boolean {
    if (!this.legal(player).includes(text)) return false;
    if (this.#taker === player) {
      this.#take(this.rows[ROW_MOVES.indexOf(text)] ?? [], player);
      this.#taker = null;
      this.#waiting.shift();
    } else {
      player.chosen = Number(text);
      if (this.players.some(({ chosen }) => chosen === 0)) return true;
      for (const one of this.players) one.hand = one.hand.filter((card) => card !== one.chosen);
      this.#waiting = this.players.toSorted((a, b) => a.chosen - b.chosen);
    }
    this.#place();
    return true;
  }

  #place(): void {
    for (let [player] = this.#waiting; player !== undefined; [player] = this.#waiting) {
      let best: number[] | null = null;
      for (const row of this.rows)
        if (lastOf(row) < player.chosen && (best === null || lastOf(row) > lastOf(best))) best = row;
      if (best === null) {
        this.#taker = player;
        return;
      }
      if (best.length === ROW_FULL) this.#take(best, player);
      else best.push(player.chosen);
      this.#waiting.shift();
    }
    for (const player of this.players) player.chosen = 0;
    if (this.players.some(({ hand }) => hand.length > 0)) return;
    this.over = this.players.some(({ heads }) => heads >= TARGET);
    if (!this.over) this.#deal();
  }

  #take(row: number[], player: P): void {
    for (const card of row) player.heads += headsOf(card);
    row.splice(0, row.length, player.chosen);
  }

  #deal(): void {
    const deck = Array.from({ length: CARDS }, (_, i) => i + 1);
    // Only as many as are dealt are drawn.
    const draw = (): number => {
      const [card = 0] = deck.splice(randomInt(deck.length), 1);
      return card;
    };
    for (const player of this.players) player.hand = Array.from({ length: HAND }, draw).sort(byNumber);
    this.rows = ROW_MOVES.map(() => [draw()]);
  }
}
