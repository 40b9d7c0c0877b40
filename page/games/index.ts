import { type AnyGamePage, anyGame } from './contract.ts';
import type { GameId } from './list.ts';

/** The boards, each fetched when a table of its game is opened. */
export const gamePages: Readonly<Record<GameId, () => Promise<AnyGamePage>>> = {
  'six-nimmt': () => import('./six-nimmt/index.ts').then(({ gamePage }) => anyGame('six-nimmt', gamePage)),
  'eleven-nimmt': () =>
    import('./eleven-nimmt/index.ts').then(({ gamePage }) => anyGame('eleven-nimmt', gamePage)),
  bullenrommee: () =>
    import('./bullenrommee/index.ts').then(({ gamePage }) => anyGame('bullenrommee', gamePage)),
  'twenty-one': () => import('./twenty-one/index.ts').then(({ gamePage }) => anyGame('twenty-one', gamePage)),
  'captain-jack': () =>
    import('./captain-jack/index.ts').then(({ gamePage }) => anyGame('captain-jack', gamePage)),
};
