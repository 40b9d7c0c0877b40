import type { Period } from '@bullpen/engine';
import type { GameId } from '@bullpen/games/ids.ts';

export { type GameId, gameIds, isGameId } from '@bullpen/games/ids.ts';

/** What the page says of a game before its rules are loaded. A test compares it with the games themselves. */
export interface GameEntry {
  readonly seats: { readonly min: number; readonly max: number };
  readonly period: Period;
  /** How many sit down when nobody says otherwise. */
  readonly usual: number;
  /** About how long a match takes, in minutes. */
  readonly minutes: number;
}

export const gameList: Readonly<Record<GameId, GameEntry>> = {
  'six-nimmt': { seats: { min: 2, max: 10 }, period: 'round', usual: 4, minutes: 20 },
  'eleven-nimmt': { seats: { min: 2, max: 7 }, period: 'round', usual: 3, minutes: 20 },
  bullenrommee: { seats: { min: 2, max: 5 }, period: 'deal', usual: 3, minutes: 30 },
  'twenty-one': { seats: { min: 2, max: 6 }, period: 'none', usual: 3, minutes: 15 },
  'captain-jack': { seats: { min: 2, max: 6 }, period: 'deal', usual: 3, minutes: 10 },
};
