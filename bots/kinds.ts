import { type Chance, type Seat, zeros } from '@bullpen/engine';

/** Which kind of player each seat is in this world: an index into the shares. */
export class LeagueKinds {
  readonly #shares: readonly number[];
  readonly #me: Seat;
  readonly #kinds: number[];

  /** The first kind is how good players play on. Shares add up to 1. */
  constructor(shares: readonly number[], seats: number, me: Seat) {
    this.#shares = shares;
    this.#me = me;
    this.#kinds = zeros(seats);
  }

  /** For a new world. */
  draw(chance: Chance): void {
    for (let seat = 0; seat < this.#kinds.length; seat++)
      this.#kinds[seat] = seat === this.#me ? 0 : this.#drawn(chance.below(0x10000) / 0x10000);
  }

  of(seat: Seat): number {
    return this.#kinds[seat] ?? 0;
  }

  #drawn(at: number): number {
    let rest = at;
    const kind = this.#shares.findIndex((share) => {
      rest -= share;
      return rest < 0;
    });
    return Math.max(0, kind);
  }
}
