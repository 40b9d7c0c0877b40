import { at } from '@bullpen/engine';
import {
  BLANK,
  type CaptainView,
  copies,
  HAND,
  KINDS,
  signOf,
} from '@bullpen/games/captain-jack/internals.ts';

/** What a seat knows from counting the cards. */
export interface Counted {
  /** For each kind, how likely it is that one of the others, with a hand of three, holds one. */
  readonly withOthers: readonly number[];
  /** How likely it is that somebody else holds a Blank, and so can answer a Jack. */
  readonly answer: number;
}

/** C1: all cards but the seen ones and the viewer's own are in the other hands and in the deck. */
export function countCards(view: CaptainView): Counted {
  const own = view.hands[view.viewer] ?? [];
  const unseen = Array.from({ length: KINDS + 1 }, (_, kind) => {
    if (kind === 0) return 0;
    const card = signOf(kind);
    return copies(kind) - view.seen[card] - own.filter((each) => each === card).length;
  });
  const all = unseen.reduce((sum, each) => sum + each, 0);
  const lacks = (kind: number, cards: number): number =>
    all === 0 ? 1 : Math.max(0, 1 - at(unseen, kind) / all) ** cards;
  const others = view.handSizes.reduce((sum, size, seat) => (seat === view.viewer ? sum : sum + size), 0);
  return {
    withOthers: unseen.map((_, kind) => 1 - (1 - (1 - lacks(kind, HAND))) ** (view.seats - 1)),
    answer: 1 - lacks(BLANK, others),
  };
}
