import { heads } from '@bullpen/games/six-nimmt';
import type { GamePage } from '../contract.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { cardsIn, tell } from './log.ts';
import { nameMove } from './naming.ts';
import { forced, prompt } from './prompt.ts';
import type { SixEvent, SixPicture } from './types.ts';

export const gamePage: GamePage<SixPicture, SixEvent> = {
  Board,
  prompt,
  forced,
  tell,
  cardsIn,
  nameMove,
  beats,
  /** The cards that were chosen in secret are turned up. */
  opened: (watcher, seats) => ({
    ...watcher,
    waiting: [
      ...watcher.waiting,
      ...seats.flatMap(({ choice }, seat) => (choice === null ? [] : [{ seat, card: choice }])),
    ],
  }),
  glance: ({ rows }) => rows.map((row) => row.map((card) => [String(card), heads(card)] as const)),
  scores: ({ phase, totals, points }) =>
    totals.map((total, seat) => (phase === 'over' ? total : total + points[seat]!)),
};
