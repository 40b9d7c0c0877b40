import type { MoveLedger } from './ledger.ts';
import { LoadPlayer } from './player.ts';
import { seatPlayers } from './seat.ts';

/** Players at one table of 6 nimmt! who play on and on. */
export class Party {
  readonly #url: string;
  readonly #players: readonly LoadPlayer[];
  /** At which they play. */
  table = '';

  constructor(url: string, seats: number, ledger: MoveLedger, think: () => number) {
    this.#url = url;
    this.#players = Array.from({ length: seats }, () => new LoadPlayer(url, ledger, think));
  }

  /** Gives the table. */
  async begin(): Promise<string> {
    await Promise.all(this.#players.map((player) => player.connect()));
    return this.open();
  }

  /** Opens a table, the next one when a match is over, and plays there. */
  async open(): Promise<string> {
    const onOpen = (table: string): void => {
      this.table = table;
    };
    // The longest match that there is.
    await seatPlayers(this.#url, this.#players, onOpen, { rounds: 100 });
    return this.table;
  }

  /** How often a connection of theirs was lost. */
  get dropped(): number {
    return this.#players.reduce((sum, { dropped }) => sum + dropped, 0);
  }

  close(): void {
    for (const player of this.#players) player.close();
  }
}
