import type { Game } from '@bullpen/engine';
import { sixNimmt } from './six-nimmt/index.ts';

/** All games, by id. */
export const games: Readonly<Record<string, Game>> = Object.fromEntries(
  [sixNimmt].map((game) => [game.id, game as Game]),
);
