import type { GuideWords, LessonTexts } from './en/lessons.ts';
import type { RulebookWords } from './en/rulebook.ts';
import type { HelpTexts } from './help-texts.ts';
import type { KeysTexts } from './keys-texts.ts';
import type { GameId, Language, Readings, RuleTextsOf } from './rule-texts.ts';

export type { HelpTexts } from './help-texts.ts';
export type { KeysTexts } from './keys-texts.ts';
export type { GameId, Language, Readings, RuleTexts, RuleTextsOf } from './rule-texts.ts';

type Loaders = { readonly [Id in GameId]: () => Promise<RuleTextsOf<Id>> };

// Every path is written out, so that a bundler can make a file of each and a page fetches only what it shows.
const RULES: Readonly<Record<Language, Loaders>> = {
  en: {
    'six-nimmt': async () => (await import('./en/six-nimmt.ts')).sixNimmt,
    'eleven-nimmt': async () => (await import('./en/eleven-nimmt.ts')).elevenNimmt,
    bullenrommee: async () => (await import('./en/bullenrommee.ts')).bullenrommee,
    'twenty-one': async () => (await import('./en/twenty-one.ts')).twentyOne,
    'captain-jack': async () => (await import('./en/captain-jack.ts')).captainJack,
  },
  is: {
    'six-nimmt': async () => (await import('./is/six-nimmt.ts')).sixNimmt,
    'eleven-nimmt': async () => (await import('./is/eleven-nimmt.ts')).elevenNimmt,
    bullenrommee: async () => (await import('./is/bullenrommee.ts')).bullenrommee,
    'twenty-one': async () => (await import('./is/twenty-one.ts')).twentyOne,
    'captain-jack': async () => (await import('./is/captain-jack.ts')).captainJack,
  },
  de: {
    'six-nimmt': async () => (await import('./de/six-nimmt.ts')).sixNimmt,
    'eleven-nimmt': async () => (await import('./de/eleven-nimmt.ts')).elevenNimmt,
    bullenrommee: async () => (await import('./de/bullenrommee.ts')).bullenrommee,
    'twenty-one': async () => (await import('./de/twenty-one.ts')).twentyOne,
    'captain-jack': async () => (await import('./de/captain-jack.ts')).captainJack,
  },
  no: {
    'six-nimmt': async () => (await import('./no/six-nimmt.ts')).sixNimmt,
    'eleven-nimmt': async () => (await import('./no/eleven-nimmt.ts')).elevenNimmt,
    bullenrommee: async () => (await import('./no/bullenrommee.ts')).bullenrommee,
    'twenty-one': async () => (await import('./no/twenty-one.ts')).twentyOne,
    'captain-jack': async () => (await import('./no/captain-jack.ts')).captainJack,
  },
  he: {
    'six-nimmt': async () => (await import('./he/six-nimmt.ts')).sixNimmt,
    'eleven-nimmt': async () => (await import('./he/eleven-nimmt.ts')).elevenNimmt,
    bullenrommee: async () => (await import('./he/bullenrommee.ts')).bullenrommee,
    'twenty-one': async () => (await import('./he/twenty-one.ts')).twentyOne,
    'captain-jack': async () => (await import('./he/captain-jack.ts')).captainJack,
  },
};

const HELP: Readonly<Record<Language, () => Promise<HelpTexts>>> = {
  en: async () => (await import('./en/help.ts')).help,
  is: async () => (await import('./is/help.ts')).help,
  de: async () => (await import('./de/help.ts')).help,
  no: async () => (await import('./no/help.ts')).help,
  he: async () => (await import('./he/help.ts')).help,
};

/** The rules of one game in one language, fetched when they are asked for. */
export function loadRules<Id extends GameId>(language: Language, game: Id): Promise<RuleTextsOf<Id>> {
  return RULES[language][game]();
}

const READINGS: Readonly<Record<Language, () => Promise<Readings>>> = {
  en: async () => (await import('./en/readings.ts')).readings,
  is: async () => (await import('./is/readings.ts')).readings,
  de: async () => (await import('./de/readings.ts')).readings,
  no: async () => (await import('./no/readings.ts')).readings,
  he: async () => (await import('./he/readings.ts')).readings,
};

/** Which rules are our reading and why, in one language, fetched when it is asked for. */
export function loadReadings(language: Language): Promise<Readings> {
  return READINGS[language]();
}

/** How to play every game, in one language, fetched when it is asked for. */
export function loadHelp(language: Language): Promise<HelpTexts> {
  return HELP[language]();
}

const KEYS: Readonly<Record<Language, () => Promise<KeysTexts>>> = {
  en: async () => (await import('./en/keys.ts')).keys,
  is: async () => (await import('./is/keys.ts')).keys,
  de: async () => (await import('./de/keys.ts')).keys,
  no: async () => (await import('./no/keys.ts')).keys,
  he: async () => (await import('./he/keys.ts')).keys,
};

/** What can be done by keyboard, in one language, fetched when it is asked for. */
export function loadKeys(language: Language): Promise<KeysTexts> {
  return KEYS[language]();
}

const LESSONS: Readonly<Record<Language, () => Promise<LessonTexts>>> = {
  en: async () => (await import('./en/lessons.ts')).lessons,
  is: async () => (await import('./is/lessons.ts')).lessons,
  de: async () => (await import('./de/lessons.ts')).lessons,
  no: async () => (await import('./no/lessons.ts')).lessons,
  he: async () => (await import('./he/lessons.ts')).lessons,
};

/** What the guide says in the first match of every game, in one language, fetched when it is asked for. */
export function loadLessons(language: Language): Promise<LessonTexts> {
  return LESSONS[language]();
}

const GUIDE: Readonly<Record<Language, () => Promise<GuideWords>>> = {
  en: async () => (await import('./en/lessons.ts')).guide,
  is: async () => (await import('./is/lessons.ts')).guide,
  de: async () => (await import('./de/lessons.ts')).guide,
  no: async () => (await import('./no/lessons.ts')).guide,
  he: async () => (await import('./he/lessons.ts')).guide,
};

/** What stands around the guide's text, in one language. */
export const loadGuide = (language: Language): Promise<GuideWords> => GUIDE[language]();

const RULEBOOK: Readonly<Record<Language, () => Promise<RulebookWords>>> = {
  en: async () => (await import('./en/rulebook.ts')).rulebook,
  is: async () => (await import('./is/rulebook.ts')).rulebook,
  de: async () => (await import('./de/rulebook.ts')).rulebook,
  no: async () => (await import('./no/rulebook.ts')).rulebook,
  he: async () => (await import('./he/rulebook.ts')).rulebook,
};

/** What stands around the rules, in one language, fetched when it is asked for. */
export const loadRulebook = (language: Language): Promise<RulebookWords> => RULEBOOK[language]();
