import type { Seat } from '@bullpen/engine';

/** A round with lists and loops, as the rules tell it: to hold the fast rules against. */
export interface Reference {
  readonly hands: number[][];
  readonly piles: number[][];
  readonly stack: number[];
  readonly bulls: number[];
  turn: Seat;
  /** What the seat has played in this turn: the pile and the card that was on top of it before. */
  started: { pile: number[]; top: number }[];
  /** The seat has to choose from whom it gets a bull card. */
  choosing: boolean;
  over: boolean;
}

/** All moves that the rules allow, as texts. */
export function movesOf(table: Reference): string[] {
  const { hands, piles, bulls, turn, started } = table;
  if (table.choosing) return givers(table).map((seat) => `bull ${seat}`);
  const moves = started.length > 0 ? ['done'] : piles.map((_, i) => `take ${i + 1}`);
  piles.forEach((pile, i) => {
    const begun = started.find((each) => each.pile === pile);
    if (begun === undefined && started.length > 0 && started.length >= bulls[turn]!) return;
    const ten = nextTen(begun?.top ?? pile.at(-1)!);
    for (const card of ten.slice(ten.indexOf(pile.at(-1)!) + 1))
      if (hands[turn]!.includes(card)) moves.push(`${card}>${i + 1}`);
  });
  return moves;
}

/** E5: the ten cards after this one, one step at a time around the ring. */
function nextTen(from: number): number[] {
  const cards: number[] = [];
  for (let card = from; cards.length < 10; cards.push(card)) card = card === 100 ? 1 : card + 1;
  return cards;
}

/** E10: the seats that the taker may get a bull card from. */
function givers({ bulls, turn }: Reference): Seat[] {
  const most = Math.max(...bulls);
  return [...bulls.keys()].filter((seat) => seat !== turn && bulls[seat] === most);
}

/** Makes a move. */
export function makeMove(table: Reference, text: string): void {
  const { hands, piles, stack, bulls, turn } = table;
  const next = (): void => {
    table.turn = (turn + 1) % hands.length;
    table.started = [];
  };
  const endTake = (): void => {
    for (const card of stack.splice(0, 2)) piles.push([card]);
    next();
  };
  const [word = '', last = ''] = text.split(/[ >]/);
  const i = Number(last) - 1;
  if (text === 'done') next();
  else if (word === 'bull') {
    bulls[Number(last)]!--;
    bulls[turn]!++;
    table.choosing = false;
    endTake();
  } else if (word === 'take') {
    const [pile = []] = piles.splice(i, 1);
    hands[turn]!.push(...pile);
    if (piles.length + stack.length === 0) table.over = true;
    else if (pile.length < 3) endTake();
    else if (bulls.reduce((sum, n) => sum + n) < 10) {
      bulls[turn]!++;
      endTake();
    } else if (givers(table).length > 1) table.choosing = true;
    else {
      for (const seat of givers(table)) {
        bulls[seat]!--;
        bulls[turn]!++;
      }
      endTake();
    }
  } else {
    const pile = piles[i]!;
    if (!table.started.some((each) => each.pile === pile)) table.started.push({ pile, top: pile.at(-1)! });
    pile.push(Number(word));
    hands[turn] = hands[turn]!.filter((card) => card !== Number(word));
    if (hands[turn].length === 0) table.over = true;
    else if (bulls[turn] === 0) next();
  }
}
