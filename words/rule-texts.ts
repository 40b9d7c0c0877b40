import type { RuleNumbers } from '@bullpen/games';

export type GameId = keyof RuleNumbers;

/** Icelandic, German, Norwegian (bokmål), Hebrew and English. */
export type Language = 'en' | 'is' | 'de' | 'no' | 'he';

/** What each rule of this game says, in one language, by rule number. One that is left out does not compile. */
export type RuleTextsOf<Id extends GameId> = Readonly<Record<RuleNumbers[Id], string>>;

/** The same for whoever does not know which game it is. */
export type RuleTexts = Readonly<Record<string, string>>;
