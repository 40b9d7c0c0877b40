import { at, type Move } from '@bullpen/engine';
import {
  BULL_PILE,
  cardOf,
  type ElevenView,
  isPlay,
  isTake,
  pileOf,
} from '@bullpen/games/eleven-nimmt/internals.ts';
import { CARDS, heads } from '@bullpen/games/ox-cards';
import type { Bot } from '../bot.ts';
import { bestOf } from '../ties.ts';
import { medium } from './medium.ts';

/** Plays like `medium`, unless it wants one of some moves more. */
const wanting = (
  name: string,
  wanted: (view: ElevenView, moves: readonly Move[], usual: Move) => readonly Move[],
  liking: (view: ElevenView, move: Move) => number,
): Bot<ElevenView> => ({
  name,
  choose(view, moves, chance, budget) {
    const usual = medium.choose(view, moves, chance, budget);
    const some = wanted(view, moves, usual);
    return some.length === 0 || some.includes(usual)
      ? usual
      : bestOf(some, (move) => liking(view, move), chance);
  },
});

const pileFor = ({ piles }: ElevenView, move: Move): readonly number[] => at(piles, pileOf(move));

/** Climbs least, and gets rid of heads where that is the same. */
const closeness = (view: ElevenView, move: Move): number => {
  const card = cardOf(move);
  return heads(card) / 10 - ((card - (pileFor(view, move).at(-1) ?? 0) + CARDS) % CARDS);
};

/** Fewest cards first. */
const shortness = (view: ElevenView, move: Move): number => -pileFor(view, move).length;

/** Never takes a pile while a card fits. */
const cautious = wanting(
  'cautious',
  (_, moves, usual) => (isTake(usual) ? moves.filter(isPlay) : []),
  closeness,
);

/** Takes every pile that brings a bull card, until it has three. */
const gambler = wanting(
  'gambler',
  (view, moves) =>
    at(view.bulls, view.viewer) < 3 && view.supply > 0
      ? moves.filter((move) => isTake(move) && pileFor(view, move).length >= BULL_PILE)
      : [],
  shortness,
);

export const characters: Readonly<Record<string, Bot<ElevenView>>> = { cautious, gambler };
