import type { Bot } from '@bullpen/bots';
import { bestOf } from '@bullpen/bots/ties';
import { at, type Chance, type Move } from '@bullpen/engine';
import {
  BULL_PILE,
  cardOf,
  type ElevenView,
  isPlay,
  isTake,
  pileOf,
} from '@bullpen/games/eleven-nimmt/internals.ts';
import { CARDS, heads } from '@bullpen/games/ox-cards';

/** How far a card climbs on its pile. */
const climb = ({ piles }: ElevenView, move: Move): number =>
  (cardOf(move) - (at(piles, pileOf(move)).at(-1) ?? 0) + CARDS) % CARDS;

const headsIn = ({ piles }: ElevenView, move: Move): number =>
  at(piles, pileOf(move)).reduce((sum, card) => sum + heads(card), 0);

function cheapestTake(view: ElevenView, moves: readonly Move[], chance: Chance): Move {
  const takes = moves.filter(isTake);
  return bestOf(
    takes.length > 0 ? takes : moves,
    (move) => (isTake(move) ? -headsIn(view, move) : 0),
    chance,
  );
}

/** Plays whenever it can, the card that climbs least; takes the pile with the fewest heads if it must. */
const racer: Bot<ElevenView> = {
  name: 'racer',
  choose(view, moves, chance) {
    const plays = moves.filter(isPlay);
    return plays.length > 0
      ? bestOf(plays, (move) => -climb(view, move), chance)
      : cheapestTake(view, moves, chance);
  },
};

/** Takes every pile that brings a bull card until it has this many; then it races. */
const collector = (name: string, bulls: number): Bot<ElevenView> => ({
  name,
  choose(view, moves, chance, budget) {
    const bringing = moves.filter((move) => isTake(move) && at(view.piles, pileOf(move)).length >= BULL_PILE);
    const wants = at(view.bulls, view.viewer) < bulls && view.supply > 0;
    return wants && bringing.length > 0
      ? cheapestTake(view, bringing, chance)
      : racer.choose(view, moves, chance, budget);
  },
});

export const elevenNimmtAgents: Readonly<Record<string, Bot<ElevenView>>> = {
  racer,
  herder: collector('herder', 1),
  collector: collector('collector', 3),
};
