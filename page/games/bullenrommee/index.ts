import type { GamePage } from '../contract.ts';
import { Board } from './Board.tsx';
import { tell } from './log.ts';
import { prompt } from './prompt.ts';
import type { BullenEvent, BullenView } from './types.ts';

export const gamePage: GamePage<BullenView, BullenEvent> = {
  Board,
  prompt,
  tell,
  scores: (view) => view.totals,
};
