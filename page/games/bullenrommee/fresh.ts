import { JOKER } from '@bullpen/games/bullenrommee';
import { keyOf } from './keys.ts';
import type { BullenView } from './types.ts';

/** The cards that lie on the table now and did not before, by their keys. */
export function freshIn(before: BullenView, now: BullenView): ReadonlySet<string> {
  const fresh = new Set<string>();
  now.meadows.forEach(({ cards }, meadow) => {
    const old = before.meadows[meadow]?.cards ?? [];
    cards.forEach((card, place) => {
      const wasThere =
        card === JOKER ? hadJoker(old, cards[place - 1], cards[place + 1]) : old.includes(card);
      if (!wasThere) fresh.add(keyOf(cards, place));
    });
  });
  return fresh;
}

/** A joker is known by its neighbours: a card put beside it changes only one of them. */
const hadJoker = (old: readonly number[], left: number | undefined, right: number | undefined): boolean =>
  old.some(
    (card, place) =>
      card === JOKER &&
      ((left !== undefined && old[place - 1] === left) || (right !== undefined && old[place + 1] === right)),
  );
