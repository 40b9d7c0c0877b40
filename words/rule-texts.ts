/** What each rule of a game says, in one language, by rule number. */
export type RuleTexts = Readonly<Record<string, string>>;
