import { heads } from '@bullpen/games/eleven-nimmt';
import type { GamePage } from '../contract.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { cardsIn, tell } from './log.ts';
import { nameMove } from './naming.ts';
import { forced, prompt } from './prompt.ts';
import type { ElevenEvent, ElevenPicture } from './types.ts';

export const gamePage: GamePage<ElevenPicture, ElevenEvent> = {
  Board,
  prompt,
  forced,
  tell,
  cardsIn,
  nameMove,
  beats,
  /** E8: only the card on top of a pile, and not how many lie under it. */
  glance: ({ piles }) => [piles.map((pile) => [String(pile.at(-1)), heads(pile.at(-1) ?? 0)] as const)],
  scores: (view) => view.totals,
};
