import type { Card } from '@bullpen/games/captain-jack';
import type { Pages } from '@bullpen/words/en/pages';
import type { Names, SmallCard } from '../contract.ts';
import type { CaptainEvent } from './types.ts';

export function tell(event: CaptainEvent, words: Pages, names: Names): string | null {
  const { page, 'captain-jack': own } = words;
  switch (event.name) {
    case 'start': {
      const cards = page.list(event.data.cards.map((card) => own.kinds[card]));
      return own.tell.start(cards, names.of(event.data.first));
    }
    case 'placed': {
      const { seat, card, pile, opened, value } = event.data;
      return own.tell.placed(names.of(seat), own.kinds[card], opened ? null : pile + 1, value);
    }
    case 'asked':
      return own.tell.asked(names.of(event.data.seat));
    case 'passed':
      return own.tell.passed(names.of(event.data.seat));
    case 'answered':
      return own.tell.answered(names.of(event.data.seat));
    case 'took': {
      const { seat, from, why, cards } = event.data;
      return own.tell.took[why](names.of(seat), names.of(from), cards.length);
    }
    default:
      return null;
  }
}

/** Coloured like its face. */
const small = (card: Card): SmallCard => ({
  text: card,
  heads: card === 'J' ? 5 : card === 'B' ? 1 : Number(card) > 6 ? 3 : 2,
});

export function cardsIn(event: CaptainEvent): SmallCard[] {
  if (event.name === 'placed') return [small(event.data.card)];
  if (event.name === 'answered') return [small('B')];
  return event.name === 'start' || event.name === 'took' ? event.data.cards.map(small) : [];
}
