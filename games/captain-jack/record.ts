import { accept, type Draw, type Match, type Result, refuse, textOf } from '@bullpen/engine';
import { copies, HAND, JACK, KINDS, kindOf, signOf } from './material.ts';
import type { Options } from './options.ts';

export const lineRules = { deal: 'C2', round: 'C17', end: 'C16' } as const;

/** The cards of a deal in the order in which `deal` draws them: hand by hand, the first pile, the deck from its top. */
export function script(name: string, data: unknown, match: Match<Options>): Result<readonly Draw[]> {
  if (name !== 'deal') return refuse('unexpected-line', null);
  const { hands, pile, deck } = (data ?? {}) as { hands?: unknown; pile?: unknown; deck?: unknown };
  if (!Array.isArray(hands) || hands.length !== match.seats) return refuse('deal-hands', 'C2');
  if (!hands.every((hand) => Array.isArray(hand) && hand.length === HAND))
    return refuse('deal-hand-size', 'C2');
  if (!Array.isArray(pile) || pile.length === 0) return refuse('deal-pile', 'C2');
  if (!Array.isArray(deck)) return refuse('deal-deck', 'C2');
  const signs: unknown[] = [...hands.flat(), ...pile, ...deck];
  const stranger = signs.find((sign) => kindOf(sign) === 0);
  if (stranger !== undefined) return refuse('deal-card', 'C1', { card: textOf(stranger) });
  const kinds = signs.map(kindOf);
  for (let kind = 1; kind <= KINDS; kind++) {
    const count = kinds.filter((other) => other === kind).length;
    if (count !== copies(kind))
      return refuse('deal-count', 'C1', { card: signOf(kind), found: count, expected: copies(kind) });
  }
  // Cards are turned up until the first number shows, and no longer.
  if (pile.findIndex((sign) => kindOf(sign) < JACK) !== pile.length - 1) return refuse('deal-pile', 'C2');
  return accept([kinds]);
}
