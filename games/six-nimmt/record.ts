import { accept, type Draw, type Match, type Result, refuse } from '@bullpen/engine';
import { HAND, highestCard, ROWS } from './material.ts';
import type { Options } from './options.ts';

export const lineRules = { deal: 'S2', round: 'S10', end: 'S12' } as const;

/** The cards of a deal in the order in which `setup` draws them: hand by hand, then the rows. A draft draws none. */
export function script(name: string, data: unknown, match: Match<Options>): Result<readonly Draw[]> {
  if (name !== 'deal') return refuse('unexpected-line', null);
  if (match.options.variant === 'draft') return accept([]);
  const { hands, rows } = (data ?? {}) as { hands?: unknown; rows?: unknown };
  if (!Array.isArray(hands) || hands.length !== match.seats) return refuse('deal-hands', 'S2');
  if (!hands.every((hand) => Array.isArray(hand) && hand.length === HAND))
    return refuse('deal-hand-size', 'S2');
  if (!Array.isArray(rows) || rows.length !== ROWS) return refuse('deal-rows', 'S2');
  const cards = [...hands.flat(), ...rows];
  const highest = highestCard(match);
  const stranger = cards.find((card) => !Number.isInteger(card) || card < 1 || card > highest);
  if (stranger !== undefined)
    return refuse('deal-card', match.options.variant === 'known' ? 'S13' : 'S1', {
      card: JSON.stringify(stranger),
    });
  if (new Set(cards).size !== cards.length) return refuse('deal-twice', 'S2');
  return accept([cards]);
}
