import type { GameId, RuleNumbers, RulingNumbers } from '@bullpen/games';

export type { GameId };

/** Icelandic, German, Norwegian (bokmål), Hebrew and English. */
export type Language = 'en' | 'is' | 'de' | 'no' | 'he';

/**
 * What English says of each game is the type of the other languages. A game that English lacks is only known to have what all
 * games have: so it is missed in every language at once.
 */
export type ByGame<English extends Partial<Record<GameId, All>>, All> = {
  readonly [Id in GameId]: Id extends keyof English ? English[Id] : All;
};

/** What each rule of this game says, in one language, by rule number. One that is left out does not compile. */
export type RuleTextsOf<Id extends GameId> = Readonly<Record<RuleNumbers[Id], string>>;

/** The same for callers that do not know which game it is. */
export type RuleTexts = Readonly<Record<string, string>>;

/** Why we read a rule as we do where the rulebook is silent or contradicts itself: a reason for each such rule of each game. */
export interface Readings {
  /** Marks a rule as our reading. The reason follows. */
  readonly label: string;
  readonly reasons: { readonly [Id in GameId]: Readonly<Record<RulingNumbers[Id], string>> };
}
