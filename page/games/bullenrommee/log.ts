import { JOKER } from '@bullpen/games/bullenrommee';
import { heads } from '@bullpen/games/ox-cards';
import type { Pages } from '@bullpen/words/en/pages';
import type { Names, SmallCard } from '../contract.ts';
import type { BullenEvent } from './types.ts';

export function tell(event: BullenEvent, words: Pages, names: Names): string | null {
  const { bullenrommee: own } = words;
  const row = (cards: readonly number[]): string => cards.map(own.shortName).join(' ');
  switch (event.name) {
    case 'opened':
      return own.tell.opened(row(event.data.open), names.of(event.data.first));
    case 'took': {
      const { seat, card, fill } = event.data;
      return own.tell.took(names.of(seat), card, fill);
    }
    case 'drew':
      return event.data.seat === names.me ? null : own.tell.drew(names.of(event.data.seat));
    case 'drawn':
      return own.tell.drawn(names.of(event.data.seat), event.data.card);
    case 'laid':
      return own.tell.laid(names.of(event.data.seat), event.data.meadow + 1, row(event.data.cards));
    case 'added': {
      const { seat, card, meadow } = event.data;
      return own.tell.added(names.of(seat), own.cardName(card), meadow + 1);
    }
    case 'swapped': {
      const { seat, card, meadow } = event.data;
      return own.tell.swapped(names.of(seat), card, meadow + 1);
    }
    case 'passed':
      return own.tell.passed(names.of(event.data.seat));
    case 'shown': {
      const hands = event.data.hands.map((hand, seat) => own.tell.hand(names.of(seat), row(hand)));
      return own.tell.shown(hands.join('; '));
    }
    default:
      return null;
  }
}

/** The cards that were laid, taken or drawn. */
export function cardsIn(event: BullenEvent): readonly SmallCard[] {
  switch (event.name) {
    case 'laid':
      return event.data.cards.map(small);
    case 'took':
    case 'drawn':
    case 'added':
    case 'swapped':
      return [small(event.data.card)];
    default:
      return [];
  }
}

const small = (card: number): SmallCard =>
  card === JOKER ? { text: '★' } : { text: String(card), heads: heads(card) };
