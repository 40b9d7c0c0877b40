import type { Move } from '@bullpen/engine';
import { elevenNimmt } from '@bullpen/games/eleven-nimmt';
import {
  BULL_PILE,
  cardOf,
  type ElevenView,
  isPlay,
  isTake,
  pileOf,
} from '@bullpen/games/eleven-nimmt/internals.ts';
import { CARDS } from '@bullpen/games/ox-cards';
import type { Reasoning } from './reason.ts';

/** A card this close to the top uses little of what the pile still accepts. */
const CLOSE = 4;

export const reason: Reasoning<ElevenView> = (view, move, legal) => {
  const plays = legal.filter((text) => text.includes('>'));
  if (isPlay(move)) {
    const steps = stepsOf(view, move);
    if (steps <= CLOSE) return { kind: 'close', steps };
    if (plays.length === 1) return { kind: 'only-fit' };
    const others = plays.flatMap((text) => elevenNimmt.parse(text) ?? []);
    return others.every((other) => stepsOf(view, other) >= steps) ? { kind: 'closest' } : null;
  }
  if (plays.length === 0) return { kind: 'nothing-fits' };
  // E8: the number of cards in a pile is open only where the table agreed on a memory aid.
  const counted = view.options.memory === 'on' && isTake(move);
  return counted && (view.piles[pileOf(move)]?.length ?? 0) >= BULL_PILE ? { kind: 'earns-bull' } : null;
};

/** How far a card is above its pile. E5: after 100 the numbers go on with 1. */
function stepsOf({ piles }: ElevenView, move: Move): number {
  const top = piles[pileOf(move)]?.at(-1) ?? 0;
  return (cardOf(move) - top + CARDS) % CARDS;
}
