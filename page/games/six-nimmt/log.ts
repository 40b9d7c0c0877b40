import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../contract.ts';
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
      return own.tell.revealed(
        event.data.cards.map((card, seat) => `${card} (${names.of(seat)})`).join(', '),
      );
    case 'placed':
      return own.tell.placed(names.of(event.data.seat), event.data.card, event.data.row + 1);
    case 'low':
      return own.tell.low(names.of(event.data.seat), event.data.card);
    case 'took': {
      const { seat, card, row, cards, heads } = event.data;
      return own.tell.took(names.of(seat), card, row + 1, page.list(cards.map(String)), heads);
    }
    default:
      return null;
  }
}
