import { at, type Move, type Seat } from '@bullpen/engine';
import {
  BULL_PILE,
  cardOf,
  DONE,
  type ElevenView,
  isBull,
  isTake,
  pileOf,
  seatOf,
} from '@bullpen/games/eleven-nimmt/internals.ts';

/** Moves of 11 nimmt!. Piles count from 1, as people count. */
export type ElevenSituation =
  | {
      readonly kind: 'eleven-play';
      readonly rule: 'E5' | 'E11';
      readonly card: number;
      readonly pile: number;
    }
  | {
      readonly kind: 'eleven-take';
      readonly rule: 'E6' | 'E9';
      readonly pile: number;
      readonly cards: number;
    }
  | { readonly kind: 'eleven-bull'; readonly rule: 'E10'; readonly seat: Seat }
  | { readonly kind: 'eleven-done'; readonly rule: 'E12' };

export function elevenSituation(view: ElevenView, move: Move): ElevenSituation {
  if (move === DONE) return { kind: 'eleven-done', rule: 'E12' };
  if (isBull(move)) return { kind: 'eleven-bull', rule: 'E10', seat: seatOf(move) };
  const pile = pileOf(move);
  if (!isTake(move)) {
    const rule = at(view.bulls, view.viewer) > 0 ? 'E11' : 'E5';
    return { kind: 'eleven-play', rule, card: cardOf(move), pile: pile + 1 };
  }
  const cards = at(view.piles, pile).length;
  return { kind: 'eleven-take', rule: cards >= BULL_PILE ? 'E9' : 'E6', pile: pile + 1, cards };
}
