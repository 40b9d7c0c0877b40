import { heads } from '@bullpen/games/eleven-nimmt';
import type { Pages } from '@bullpen/words/en/pages';
import type { Names, SmallCard } from '../contract.ts';
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

/** The cards of an event that everybody sees as it happens: of a pile that is taken only the top one (E8). */
export function cardsIn(event: ElevenEvent): readonly SmallCard[] {
  switch (event.name) {
    case 'start':
      return [small(event.data.pile)];
    case 'played':
      return [small(event.data.card)];
    case 'took':
      return event.data.cards.slice(-1).map(small);
    case 'turned':
      return event.data.cards.map(small);
    default:
      return [];
  }
}

const small = (card: number): SmallCard => ({ text: String(card), heads: heads(card) });
