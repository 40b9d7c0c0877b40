import type { Chance, Move, Seat } from '@bullpen/engine';
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

/** Bullenrommee: those who lay what is worth a turn or hold back, as far as their play shows; and the hasty, who lay all they can. */
export const BULLEN_SHARES: readonly number[] = [0.8, 0.2];
