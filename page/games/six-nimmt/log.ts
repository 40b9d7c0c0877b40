import { heads } from '@bullpen/games/six-nimmt';
import type { Pages } from '@bullpen/words/en/pages';
import type { Names, SmallCard } from '../contract.ts';
import type { SixEvent } from './types.ts';

export function tell(event: SixEvent, words: Pages, names: Names): string | null {
  const { page, 'six-nimmt': own } = words;
  switch (event.name) {
    case 'deal':
      return 'open' in event.data ? own.tell.draft(event.data.n, names.of(event.data.first)) : null;
    case 'rows':
      return own.tell.rows(page.list(event.data.rows.map(String)));
    case 'drafted':
      return own.tell.drafted(names.of(event.data.seat), event.data.card);
    case 'revealed':
      return own.tell.revealed;
    case 'placed':
      return own.tell.placed(names.of(event.data.seat), event.data.card, event.data.row + 1);
    case 'low':
      return own.tell.low(names.of(event.data.seat), event.data.card);
    case 'took': {
      const { seat, card, row, heads: cost } = event.data;
      return own.tell.took(names.of(seat), card, row + 1, cost);
    }
    default:
      return null;
  }
}

/** The cards of an event, in the order in which they go or lie. */
export function cardsIn(event: SixEvent): readonly SmallCard[] {
  switch (event.name) {
    case 'revealed':
      return event.data.cards.toSorted((a, b) => a - b).map(small);
    case 'rows':
      return event.data.rows.map(small);
    case 'took':
      return event.data.cards.map(small);
    case 'drafted':
    case 'placed':
    case 'low':
      return [small(event.data.card)];
    default:
      return [];
  }
}

const small = (card: number): SmallCard => ({ text: String(card), heads: heads(card) });
