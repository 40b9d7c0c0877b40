import type { GamePage } from '../contract.ts';
import { Board } from './Board.tsx';
import { tell } from './log.ts';
import { prompt } from './prompt.ts';
import type { CaptainEvent, CaptainView } from './types.ts';

export const gamePage: GamePage<CaptainView, CaptainEvent> = {
  Board,
  prompt,
  tell,
  scores: (view) => view.totals,
};
