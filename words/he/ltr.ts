/** Keeps its direction, left to right, in the middle of a text that runs from right to left. */
export const ltr = (text: string): string => `\u2066${text}\u2069`;

/** A letter that is written together with the name behind it: with a maqaf, unless the name is in Hebrew letters. */
export const joined = (letter: string, name: string): string =>
  /^\p{Script=Hebrew}/u.test(name) ? letter + name : `${letter}־${name}`;
