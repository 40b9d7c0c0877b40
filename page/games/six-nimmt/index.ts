import type { GamePage } from '../contract.ts';
import { Board } from './Board.tsx';
import { tell } from './log.ts';
import { prompt } from './prompt.ts';
import type { SixEvent, SixView } from './types.ts';

export const gamePage: GamePage<SixView, SixEvent> = {
  Board,
  prompt,
  tell,
  scores: (view) =>
    view.totals.map((total, seat) => (view.phase === 'over' ? total : total + view.points[seat]!)),
};
