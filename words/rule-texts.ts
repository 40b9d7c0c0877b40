import type { GameId, RuleNumbers, RulingNumbers } from '@bullpen/games';

export type { GameId };

/** Icelandic, German, Norwegian (bokmål), Hebrew and English. */
export type Language = 'en' | 'is' | 'de' | 'no' | 'he';

/** What each rule of this game says, in one language, by rule number. One that is left out does not compile. */
export type RuleTextsOf<Id extends GameId> = Readonly<Record<RuleNumbers[Id], string>>;

/** The same for whoever does not know which game it is. */
export type RuleTexts = Readonly<Record<string, string>>;

/** Why we read a rule as we do where the rulebook is silent or torn: a reason for each such rule of each game. */
export interface Readings {
  /** Marks a rule as our reading. The reason follows. */
  readonly label: string;
  readonly reasons: { readonly [Id in GameId]: Readonly<Record<RulingNumbers[Id], string>> };
}
