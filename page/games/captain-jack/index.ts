import type { GamePage } from '../contract.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { cardsIn, tell } from './log.ts';
import { nameMove } from './naming.ts';
import { forced, prompt } from './prompt.ts';
import type { CaptainEvent, CaptainView } from './types.ts';

export const gamePage: GamePage<CaptainView, CaptainEvent> = {
  Board,
  prompt,
  forced,
  tell,
  cardsIn,
  nameMove,
  beats,
  glance: ({ piles }) => piles.map(({ cards }) => cards.map((card) => [card, 0] as const)),
  scores: ({ phase, totals, taken }) =>
    totals.map((total, seat) => (phase === 'over' ? total : total + taken[seat]!)),
};
