import { at, type Move } from '@bullpen/engine';
import { bullenrommee } from '@bullpen/games/bullenrommee';
import { type BullenView, DONE, Kind, kindOf, meadowOf } from '@bullpen/games/bullenrommee/internals.ts';
import { among } from '../among.ts';
import type { Bot } from '../bot.ts';
import { medium } from './medium.ts';
import { laysJoker, wayOut } from './plans.ts';

const isPut = (move: Move): boolean => kindOf(move) > Kind.lay;

/** Whether a step lays a card for another seat. */
const isGift = ({ meadows, viewer }: BullenView, move: Move): boolean =>
  isPut(move) && at(meadows, meadowOf(move)).seat !== viewer;

/** Lays for itself at once what it can: what lies on the table cannot be lost any more. */
const cautious = among<BullenView>(
  'cautious',
  medium,
  (view, move) => kindOf(move) !== Kind.plain && !laysJoker(move) && !isGift(view, move),
);

const taking = among<BullenView>('taking', medium, (_, move) => move < DONE);

/** Lays nothing until its whole hand goes at once. */
const gambler: Bot<BullenView> = {
  name: 'gambler',
  choose(view, moves, chance, budget) {
    const out = wayOut(bullenrommee.imagine(view, chance), view.viewer, chance);
    return out === null ? taking.choose(view, moves, chance, budget) : at(out, 0);
  },
};

/** B20: puts no card into a meadow of another seat. */
const stingy = among<BullenView>('stingy', medium, (view, move) => !isGift(view, move));

/** Keeps its jokers. */
const hoarder = among<BullenView>(
  'hoarder',
  medium,
  (_, move) => kindOf(move) === Kind.plain || !laysJoker(move),
);

export const characters: Readonly<Record<string, Bot<BullenView>>> = { cautious, gambler, stingy, hoarder };
