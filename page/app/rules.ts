import { loadRules } from '@bullpen/words/rules';
import type { GameId } from '../games/list.ts';
import { language } from './language.ts';

/** The rules of a game by number, in the language of the page. */
export const fetchRules = (game: GameId): Promise<Readonly<Record<string, string>>> =>
  loadRules(language.value, game);
