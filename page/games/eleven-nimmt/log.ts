import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../contract.ts';
import type { ElevenEvent } from './types.ts';

export function tell(event: ElevenEvent, words: Pages, names: Names): string | null {
  const { page, 'eleven-nimmt': own } = words;
  switch (event.name) {
    case 'start':
      return own.tell.start(event.data.pile, names.of(event.data.first));
    case 'played':
      return own.tell.played(names.of(event.data.seat), event.data.card, event.data.pile + 1);
    case 'done':
      return own.tell.done(names.of(event.data.seat));
    case 'took': {
      const { seat, pile, cards } = event.data;
      return own.tell.took(names.of(seat), pile + 1, cards.at(-1)!);
    }
    case 'bull': {
      const { seat, from } = event.data;
      return from === null
        ? own.tell.bull(names.of(seat))
        : own.tell.bullFrom(names.of(seat), names.of(from));
    }
    case 'turned':
      return event.data.cards.length === 0
        ? own.tell.noneTurned
        : own.tell.turned(page.list(event.data.cards.map(String)));
    default:
      return null;
  }
}
