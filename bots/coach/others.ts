import { type Chance, type Move, type Seat, zeros } from '@bullpen/engine';
import {
  ELEVEN as CAPTAIN_ELEVEN,
  Phase as CaptainPhase,
  type State as CaptainState,
  pileIn as captainPile,
  isPlace,
  JACK,
  opens,
  pileOf,
  placedKind,
  worthOf,
} from '@bullpen/games/captain-jack/internals.ts';
import {
  BULL_PILE,
  Phase as ElevenPhase,
  type State as ElevenState,
  lengthOf,
  pileIn,
  playable,
  playMove,
  takeMove,
  topOf,
} from '@bullpen/games/eleven-nimmt/internals.ts';
import { CARDS } from '@bullpen/games/ox-cards';
import { bitsIn } from '../bits.ts';
import { byThumb } from '../eleven-nimmt/policy.ts';
import { lowestCard } from '../eleven-nimmt/scores.ts';
import { Best } from '../ties.ts';

/*
 * People do not play like the bot that judges them, and neither do those they play with. So in every imagined world each of
 * the others is some kind of player of the league, drawn by these shares; the seat that is judged plays on well.
 */

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

/** 11 nimmt!: by rule of thumb; one that plays whenever it can; one that takes what brings its first bull card, or three of them. */
export const ELEVEN_SHARES: readonly number[] = [0.55, 0.2, 0.15, 0.1];
const BULLS_WANTED: readonly number[] = [0, 0, 1, 3];

export function elevenAs(kind: number, state: ElevenState, seat: Seat, chance: Chance): Move {
  if (kind === 0 || state.phase === ElevenPhase.bull || state.used > 0) return byThumb(state, seat, chance);
  const wants = state.supply > 0 && state.bulls(seat) < (BULLS_WANTED[kind] ?? 0);
  const best = new Best(chance);
  for (let i = 0; i < state.piles; i++) {
    const pile = pileIn(state, i);
    const length = lengthOf(pile);
    // A wanted pile before any play, a play before any other take; the shorter, the better.
    best.offer(takeMove(i), (wants && length >= BULL_PILE ? CARDS : -CARDS) - length);
    const cards = playable(state, seat, pile);
    if (bitsIn(cards) === 0) continue;
    const card = lowestCard(pile, cards);
    best.offer(playMove(card, i), -((card - topOf(pile) + CARDS) % CARDS));
  }
  return best.pick as Move;
}

/** Twenty One: what a turn costs them, in steps of half a point. Some race, some collect points as if they were alone. */
export const RACE_SHARES: readonly number[] = [0.5, 0.2, 0.15, 0.15];
export const RACE_PRICES: readonly number[] = [9, 0, 4, 14];

/** Captain Jack: by rule of thumb; one that makes eleven, avoids busting and otherwise does anything; one that does anything. */
export const CAPTAIN_SHARES: readonly number[] = [0.6, 0.3, 0.1];
const PLAIN = 1;

/** The index of the move of one who does not count cards. */
export function captainAs(
  kind: number,
  state: CaptainState,
  moves: ArrayLike<number>,
  count: number,
  chance: Chance,
): number {
  const best = new Best(chance);
  for (let i = 0; i < count; i++) best.offer(i, kind === PLAIN ? plainLiking(state, moves[i] as Move) : 0);
  return best.pick;
}

function plainLiking(state: CaptainState, move: Move): number {
  if (state.phase !== CaptainPhase.place || !isPlace(move) || placedKind(move) >= JACK) return 0;
  const sum = placedKind(move) + (opens(move) ? 0 : worthOf(captainPile(state, pileOf(move))));
  return sum === CAPTAIN_ELEVEN ? 1 : sum > CAPTAIN_ELEVEN ? -1 : 0;
}

/** Bullenrommee: those who lay what is worth a turn or hold back, as far as their play shows; and the hasty, who lay all they can. */
export const BULLEN_SHARES: readonly number[] = [0.8, 0.2];
