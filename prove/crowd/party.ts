import type { MoveLedger } from './ledger.ts';
import { LoadPlayer } from './player.ts';
import { seatPlayers } from './seat.ts';

/** Players at one table of 6 nimmt! who play on and on. */
export class Party {
  readonly #url: string;
  readonly #players: readonly LoadPlayer[];

  constructor(url: string, seats: number, ledger: MoveLedger, think: () => number) {
    this.#url = url;
    this.#players = Array.from({ length: seats }, () => new LoadPlayer(url, ledger, think));
  }

  /** Gives the table. */
  async begin(): Promise<string> {
    await Promise.all(this.#players.map((player) => player.connect()));
    let opened = '';
    // Enough rounds that it never ends while it is watched.
    await seatPlayers(
      this.#url,
      this.#players,
      (table) => {
        opened = table;
      },
      { rounds: 100 },
    );
    return opened;
  }

  /** How often a connection of theirs was lost. */
  get dropped(): number {
    return this.#players.reduce((sum, { dropped }) => sum + dropped, 0);
  }

  close(): void {
    for (const player of this.#players) player.close();
  }
}
