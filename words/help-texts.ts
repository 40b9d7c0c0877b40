import type { GameId } from './rule-texts.ts';

/** How to play a game, for somebody who has never seen it. */
interface Help {
  /** What it is, in one line of at most 90 characters. */
  readonly what: string;
  readonly goal: string;
  /** Four to six steps to understand a turn. */
  readonly steps: readonly [string, string, string, string, string?, string?];
  /** For beginners. */
  readonly tips: readonly [string, string];
}

/** The help for every game in one language. A game that is left out does not compile. */
export type HelpTexts = Readonly<Record<GameId, Help>>;
