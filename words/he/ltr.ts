/** Keeps its direction, left to right, in the middle of a text that runs from right to left. */
export const ltr = (text: string): string => `\u2066${text}\u2069`;
