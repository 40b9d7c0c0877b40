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
    const top = view.piles[pileOf(move)]?.at(-1) ?? 0;
    // E5: after 100 the numbers go on with 1.
    const steps = (cardOf(move) - top + CARDS) % CARDS;
    if (steps <= CLOSE) return { kind: 'close', steps };
    return plays.length === 1 ? { kind: 'only-fit' } : null;
  }
  if (plays.length === 0) return { kind: 'nothing-fits' };
  // E8: the number of cards in a pile is open only where the table agreed on a memory aid.
  const counted = view.options.memory === 'on' && isTake(move);
  return counted && (view.piles[pileOf(move)]?.length ?? 0) >= BULL_PILE ? { kind: 'earns-bull' } : null;
};
