import type { GameId } from './rule-texts.ts';

/** Keys as they are written on them, and what they do. */
type Keys = readonly (readonly [keys: string, does: string])[];

/** What can be done by keyboard, in one language. */
export interface KeysTexts {
  readonly title: string;
  readonly everywhere: string;
  /** On every page. */
  readonly page: Keys;
  /** In a replay. */
  readonly replay: Keys;
  readonly games: Readonly<Record<GameId, Keys>>;
}
