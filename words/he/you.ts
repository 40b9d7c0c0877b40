import { joined } from './ltr.ts';

/**
 * What a player who gave no name is called. Verbs would need the gender of a name, which nobody knows: so the log says what
 * happens with nouns, and only pronouns take other forms.
 */
export const someone = 'אתם';

const isYou = (name: string): boolean => name === someone;

/** Whose: „של עלמה“, „שלכם“. */
export const whose = (name: string): string => (isYou(name) ? 'שלכם' : `של ${name}`);

/** To whom, from whom, with whom. */
export const to = (name: string): string => (isYou(name) ? 'אליכם' : `אל ${name}`);
export const from = (name: string): string => (isYou(name) ? 'מכם' : joined('מ', name));
export const at = (name: string): string => (isYou(name) ? 'אצלכם' : `אצל ${name}`);
