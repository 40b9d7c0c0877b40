import {
  type BullenView,
  cardOf,
  JOKER,
  Kind,
  kindOf,
  laidOf,
} from '@bullpen/games/bullenrommee/internals.ts';
import { heads } from '@bullpen/games/ox-cards';
import { bullenSituation } from '../situations/bullenrommee.ts';
import type { Reasoning } from './reason.ts';

/** B12: cards this close to each other can lie side by side. */
const STEP = 2;

const headsOn = (card: number): number => (card === JOKER ? 0 : heads(card));

export const reason: Reasoning<BullenView> = (view, move) => {
  const situation = bullenSituation(view, move);
  switch (situation.kind) {
    case 'bullen-lay':
      return { kind: 'own-heads', heads: [0, 1, 2].reduce((sum, i) => sum + headsOn(laidOf(move, i)), 0) };
    case 'bullen-add':
      return headsOn(cardOf(move)) === 0 ? null : { kind: 'own-heads', heads: headsOn(cardOf(move)) };
    case 'bullen-give':
      return headsOn(cardOf(move)) === 0 ? null : { kind: 'lighter-hand', heads: headsOn(cardOf(move)) };
    case 'bullen-swap':
      return { kind: 'joker-back' };
    case 'bullen-open': {
      const cards = matesOf(view, Number(situation.card));
      return cards === 0 ? null : { kind: 'goes-with', cards };
    }
    default:
      return kindOf(move) === Kind.plain && situation.kind === 'bullen-pass'
        ? { kind: 'nothing-fits' }
        : null;
  }
};

/** How many of the seat's own cards could lie beside this one. */
const matesOf = ({ hands, viewer }: BullenView, card: number): number =>
  (hands[viewer] ?? []).filter((other) => other !== card && Math.abs(other - card) <= STEP).length;
