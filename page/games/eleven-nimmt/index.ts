import type { GamePage } from '../contract.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { cardsIn, tell } from './log.ts';
import { nameMove } from './naming.ts';
import { forced, prompt } from './prompt.ts';
import type { ElevenEvent, ElevenView } from './types.ts';

export const gamePage: GamePage<ElevenView, ElevenEvent> = {
  Board,
  prompt,
  forced,
  tell,
  cardsIn,
  nameMove,
  beats,
  scores: (view) => view.totals,
};
