import { at, type Move } from '@bullpen/engine';
import { bullenrommee } from '@bullpen/games/bullenrommee';
import {
  type BullenView,
  cardOf,
  DONE,
  JOKER,
  Kind,
  kindOf,
  laidOf,
  meadowOf,
} from '@bullpen/games/bullenrommee/internals.ts';
import { heads } from '@bullpen/games/ox-cards';
import type { Bot } from '../bot.ts';
import { bestOf } from '../ties.ts';
import { medium } from './medium.ts';
import { wayOut } from './plans.ts';

const isTake = (move: Move): boolean => move < DONE;
const isLaying = (move: Move): boolean => kindOf(move) !== Kind.plain;

const laysJoker = (move: Move): boolean =>
  kindOf(move) === Kind.lay ? [0, 1, 2].some((i) => laidOf(move, i) === JOKER) : cardOf(move) === JOKER;

const isPut = (move: Move): boolean => kindOf(move) === Kind.add || kindOf(move) === Kind.swap;

/** The heads that a step lays in a meadow of one's own, the card itself counted too. */
function ownGain({ meadows, viewer }: BullenView, move: Move): number {
  if (kindOf(move) === Kind.lay) return [0, 1, 2].reduce((sum, i) => sum + 1 + heads(laidOf(move, i)), 0);
  return isPut(move) && at(meadows, meadowOf(move)).seat === viewer ? 1 + heads(cardOf(move)) : 0;
}

/** Plays like `medium` with the moves that are left to it. */
const among = (name: string, allowed: (view: BullenView, move: Move) => boolean): Bot<BullenView> => ({
  name,
  choose(view, moves, chance, budget) {
    const some = moves.filter((move) => !isLaying(move) || allowed(view, move));
    return medium.choose(view, some.length > 0 ? some : moves, chance, budget);
  },
});

/** Lays for itself at once what it can: what lies on the table cannot be lost any more. */
const cautious: Bot<BullenView> = {
  name: 'cautious',
  choose(view, moves, chance, budget) {
    const laying = moves.filter((move) => ownGain(view, move) > 0 && !laysJoker(move));
    return laying.length > 0
      ? bestOf(laying, (move) => ownGain(view, move), chance)
      : medium.choose(view, moves, chance, budget);
  },
};

/** Lays nothing until its whole hand goes at once. */
const gambler: Bot<BullenView> = {
  name: 'gambler',
  choose(view, moves, chance, budget) {
    const out = wayOut(bullenrommee.imagine(view, chance), view.viewer, chance);
    if (out !== null) return at(out, 0);
    const takes = moves.filter(isTake);
    return medium.choose(view, takes.length > 0 ? takes : moves, chance, budget);
  },
};

/** Of the others, those with the most points, what lies in their meadows counted. */
export function leaders({ totals, meadows, viewer }: BullenView): number[] {
  const points = totals.map((total, seat) =>
    meadows.reduce(
      (sum, meadow) =>
        sum + (meadow.seat === seat ? meadow.cards.reduce((all, card) => all + heads(card), 0) : 0),
      total,
    ),
  );
  const most = Math.max(...points.filter((_, seat) => seat !== viewer));
  return points.flatMap((sum, seat) => (seat !== viewer && sum === most ? [seat] : []));
}

/** B20: never puts a card into a meadow of the seat that leads. */
const hunter = among(
  'hunter',
  (view, move) => !isPut(move) || !leaders(view).includes(at(view.meadows, meadowOf(move)).seat),
);

/** Keeps its jokers while it has other cards. */
const hoarder = among('hoarder', (view, move) => !laysJoker(move) || at(view.numbers, view.viewer) === 0);

export const characters: Readonly<Record<string, Bot<BullenView>>> = { cautious, gambler, hunter, hoarder };
