import type { Game } from '@bullpen/engine';
import { bullenrommee } from './bullenrommee/index.ts';
import { captainJack } from './captain-jack/index.ts';
import { elevenNimmt } from './eleven-nimmt/index.ts';
import type { GameId } from './ids.ts';
import { sixNimmt } from './six-nimmt/index.ts';
import { twentyOne } from './twenty-one/index.ts';

export { entryOf, type GameId, gameIds, isGameId } from './ids.ts';
export type { RuleNumbers, RulingNumbers } from './rules.ts';

/** All games, by id. */
export const games: Readonly<Record<GameId, Game>> = {
  'six-nimmt': sixNimmt,
  'eleven-nimmt': elevenNimmt,
  bullenrommee,
  'twenty-one': twentyOne,
  'captain-jack': captainJack,
};
