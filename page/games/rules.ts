import type { Game } from '@bullpen/engine';
import type { GameId } from './list.ts';

/** The rules, each fetched when a table of its game on a server is followed: a move comes as what happened, and they make the view. */
export const gameRules: Readonly<Record<GameId, () => Promise<Game>>> = {
  'six-nimmt': () => import('@bullpen/games/six-nimmt').then(({ sixNimmt }) => sixNimmt as Game),
  'eleven-nimmt': () => import('@bullpen/games/eleven-nimmt').then(({ elevenNimmt }) => elevenNimmt as Game),
  bullenrommee: () => import('@bullpen/games/bullenrommee').then(({ bullenrommee }) => bullenrommee as Game),
  'twenty-one': () => import('@bullpen/games/twenty-one').then(({ twentyOne }) => twentyOne as Game),
  'captain-jack': () => import('@bullpen/games/captain-jack').then(({ captainJack }) => captainJack as Game),
};
