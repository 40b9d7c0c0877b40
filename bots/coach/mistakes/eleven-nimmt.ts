import type { ElevenView } from '@bullpen/games/eleven-nimmt/internals.ts';
import { CARDS } from '@bullpen/games/ox-cards';
import type { ElevenSituation } from '../situations/eleven-nimmt.ts';

/** Kinds of mistakes in 11 nimmt!, each with the rule that it is about. */
export type ElevenMistake =
  /** A pile was taken. */
  | { readonly kind: 'eleven-took' | 'eleven-other-take'; readonly rule: 'E6' }
  | { readonly kind: 'eleven-no-bull' | 'eleven-large-take'; readonly rule: 'E9' }
  /** A card was played. */
  | { readonly kind: 'eleven-not-taken'; readonly rule: 'E6' }
  | { readonly kind: 'eleven-jump' | 'eleven-pile' | 'eleven-card'; readonly rule: 'E5' }
  | { readonly kind: 'eleven-too-many' | 'eleven-stopped'; readonly rule: 'E11' }
  | { readonly kind: 'eleven-bull'; readonly rule: 'E10' };

export function elevenMistake(
  view: ElevenView,
  did: ElevenSituation,
  better: ElevenSituation,
): ElevenMistake {
  switch (did.kind) {
    case 'eleven-bull':
      return { kind: 'eleven-bull', rule: 'E10' };
    case 'eleven-done':
      return { kind: 'eleven-stopped', rule: 'E11' };
    case 'eleven-take':
      if (better.kind !== 'eleven-take') return { kind: 'eleven-took', rule: 'E6' };
      if (did.rule === better.rule) return { kind: 'eleven-other-take', rule: 'E6' };
      return { kind: better.rule === 'E9' ? 'eleven-no-bull' : 'eleven-large-take', rule: 'E9' };
    case 'eleven-play':
      if (better.kind === 'eleven-done') return { kind: 'eleven-too-many', rule: 'E11' };
      if (better.kind !== 'eleven-play') return { kind: 'eleven-not-taken', rule: 'E6' };
      if (did.card === better.card) return { kind: 'eleven-pile', rule: 'E5' };
      return { kind: stepsOf(view, did) > stepsOf(view, better) ? 'eleven-jump' : 'eleven-card', rule: 'E5' };
  }
}

/** E5: how far a card is above the pile that it goes on; after 100 the numbers go on with 1. */
const stepsOf = (
  view: ElevenView,
  { card, pile }: { readonly card: number; readonly pile: number },
): number => (card - (view.piles[pile - 1]?.at(-1) ?? 0) + CARDS) % CARDS;
