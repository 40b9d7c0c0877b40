/** The forms of a word after a number; languages that know more than two use the others. */
interface Forms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/**
 * The language as the reader's browser has it, such as de-CH for de: numbers are written as people there write them. A browser
 * in another language says nothing about that, so the language itself decides.
 */
export const localeOf = (language: string, wanted: readonly string[] = browserLanguages()): string =>
  wanted.find((tag) => tag.split('-')[0] === language) ?? language;

const browserLanguages = (): readonly string[] =>
  (globalThis as { navigator?: { languages?: readonly string[] } }).navigator?.languages ?? [];

/** Puts a number and the right form of a word together: `count(3, { one: '# card', other: '# cards' })`. */
export const counting = (language: string): ((n: number, forms: Forms) => string) =>
  choosing(language, 'cardinal');

/** The same for a place in an order: `nth(3, { one: '#st', two: '#nd', few: '#rd', other: '#th' })`. */
export const ordering = (language: string): ((n: number, forms: Forms) => string) =>
  choosing(language, 'ordinal');

/** What numbers of a language are put together with. Kept by language and type: a browser takes milliseconds to make it. */
interface Counting {
  readonly rules: Intl.PluralRules;
  readonly digits: Intl.NumberFormat;
}
const made = new Map<string, Counting>();

function choosing(language: string, type: Intl.PluralRuleType): (n: number, forms: Forms) => string {
  const key = `${type} ${language}`;
  return (n, forms) => {
    let found = made.get(key);
    if (found === undefined) {
      const digits = new Intl.NumberFormat(localeOf(language));
      found = { rules: new Intl.PluralRules(language, { type }), digits };
      made.set(key, found);
    }
    return (forms[found.rules.select(n)] ?? forms.other).replace('#', minus(found.digits.format(n)));
  };
}

/** Most languages are given a hyphen before numbers below zero: a minus is as wide as a plus. */
export const minus = (text: string): string => text.replace('-', '−');

/** Puts a list together: "a, b and c". Some browsers cannot in every language: there `and` is what stands before the last. */
export function listing(language: string, and?: string): (items: readonly string[]) => string {
  let format: ((items: readonly string[]) => string) | undefined;
  return (items) => {
    format ??= listFormat(language, and);
    return format(items);
  };
}

function listFormat(language: string, and?: string): (items: readonly string[]) => string {
  if (and !== undefined && Intl.ListFormat.supportedLocalesOf(language).length === 0)
    return (items) => [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${and} `);
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return (items) => format.format(items);
}
