/** What the page says of a game before its rules are loaded. A test compares it with the games themselves. */
export interface GameEntry {
  readonly seats: { readonly min: number; readonly max: number };
  /** How many sit down when nobody says otherwise. */
  readonly usual: number;
  /** About how long a match takes, in minutes. */
  readonly minutes: number;
}

export const gameList = {
  'six-nimmt': { seats: { min: 2, max: 10 }, usual: 4, minutes: 20 },
  'eleven-nimmt': { seats: { min: 2, max: 7 }, usual: 3, minutes: 20 },
  bullenrommee: { seats: { min: 2, max: 5 }, usual: 3, minutes: 30 },
  'twenty-one': { seats: { min: 2, max: 6 }, usual: 3, minutes: 15 },
  'captain-jack': { seats: { min: 2, max: 6 }, usual: 3, minutes: 10 },
} satisfies Record<string, GameEntry>;

export type GameId = keyof typeof gameList;

export const gameIds = Object.keys(gameList) as GameId[];

export const isGameId = (text: string): text is GameId => Object.hasOwn(gameList, text);
