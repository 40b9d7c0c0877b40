import type { GamePage } from '../contract.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { tell } from './log.ts';
import { nameMove } from './naming.ts';
import { forced, prompt } from './prompt.ts';
import type { TwentyOneEvent, TwentyOneView } from './types.ts';

export const gamePage: GamePage<TwentyOneView, TwentyOneEvent> = {
  Board,
  prompt,
  forced,
  tell,
  nameMove,
  beats,
  glance: ({ dice }) => [Object.entries(dice)],
  scores: (view) => view.totals,
};
