import { accept, type Draw, type Match, type Result, refuse, textOf } from '@bullpen/engine';
import { CARDS } from '../ox-cards/index.ts';
import { HAND, jokersEach, OPEN } from './material.ts';
import type { Options } from './options.ts';

export const lineRules = { deal: 'B3', round: 'B20', end: 'B20' } as const;

/** The whole deck in the order in which `setup` deals it: hand by hand, the open cards, the stock from its top. */
export function script(name: string, data: unknown, match: Match<Options>): Result<readonly Draw[]> {
  if (name !== 'deal') return refuse('unexpected-line', null);
  const { hands, jokers, open, stock } = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(hands) || hands.length !== match.seats) return refuse('deal-hands', 'B3');
  if (!hands.every((hand) => Array.isArray(hand) && hand.length === HAND))
    return refuse('deal-hand-size', 'B3');
  if (jokers !== jokersEach(match.seats)) return refuse('deal-jokers', 'B2', { jokers: textOf(jokers) });
  if (!Array.isArray(open) || open.length !== OPEN) return refuse('deal-open', 'B3');
  const left = CARDS - match.seats * HAND - OPEN;
  if (!Array.isArray(stock) || stock.length !== left) return refuse('deal-stock', 'B3');
  const cards = [...hands.flat(), ...open, ...stock];
  const stranger = cards.find((card) => !Number.isInteger(card) || card < 1 || card > CARDS);
  if (stranger !== undefined) return refuse('deal-card', 'B1', { card: textOf(stranger) });
  if (new Set(cards).size !== cards.length) return refuse('deal-twice', 'B3');
  return accept([cards]);
}
