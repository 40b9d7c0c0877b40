import { accept, type Draw, type Match, type Result, refuse, textOf } from '@bullpen/engine';
import { CARDS, HAND } from './material.ts';
import type { Options } from './options.ts';

export const lineRules = { deal: 'E3', round: 'E13', end: 'E15' } as const;

/** The cards of a deal in the order in which `deal` draws them: hand by hand, the first pile, the stack from the top. */
export function script(name: string, data: unknown, match: Match<Options>): Result<readonly Draw[]> {
  if (name !== 'deal') return refuse('unexpected-line', null);
  const { hands, pile, stack } = (data ?? {}) as { hands?: unknown; pile?: unknown; stack?: unknown };
  if (!Array.isArray(hands) || hands.length !== match.seats) return refuse('deal-hands', 'E3');
  if (!hands.every((hand) => Array.isArray(hand) && hand.length === HAND))
    return refuse('deal-hand-size', 'E3');
  if (!Array.isArray(stack) || stack.length !== CARDS - match.seats * HAND - 1)
    return refuse('deal-stack', 'E3');
  const cards = [...hands.flat(), pile, ...stack];
  const stranger = cards.findIndex((card) => !Number.isInteger(card) || card < 1 || card > CARDS);
  if (stranger >= 0) return refuse('deal-card', 'E1', { card: textOf(cards[stranger]) });
  if (new Set(cards).size !== CARDS) return refuse('deal-twice', 'E3');
  return accept([cards]);
}
