import { heads } from '@bullpen/games/ox-cards';
import type { GamePage } from '../contract.ts';
import { headsOf } from './Areas.tsx';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { tell } from './log.ts';
import { forced, prompt } from './prompt.ts';
import type { BullenEvent, BullenView } from './types.ts';

export const gamePage: GamePage<BullenView, BullenEvent> = {
  Board,
  prompt,
  forced,
  tell,
  beats,
  /** The newest meadows, jokers as stars. */
  glance: ({ meadows }) =>
    meadows
      .slice(-4)
      .map(({ cards }) =>
        cards.map((card) => (card === 0 ? (['★', 0] as const) : ([String(card), heads(card)] as const))),
      ),
  scores: ({ phase, totals, meadows }) =>
    totals.map((total, seat) => {
      const own = meadows.filter((meadow) => meadow.seat === seat).flatMap(({ cards }) => cards);
      return phase === 'over' ? total : total + headsOf(own);
    }),
};
