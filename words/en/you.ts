/** What a player who gave no name is called. Sentences about this player take other forms: “You take”, “Alma takes”. */
export const someone = 'You';

export const isYou = (name: string): boolean => name === someone;

/** A player within a sentence. */
export const within = (name: string): string => (isYou(name) ? 'you' : name);

/** What a player has, at the beginning of a sentence: “Your 12”, “Alma’s 12”. */
export const whose = (name: string): string => (isYou(name) ? 'Your' : `${name}’s`);

/** A player and what they do, at the beginning of a sentence: “You take”, “Alma takes”. */
export const does = (name: string, one: string, other: string): string =>
  `${name} ${isYou(name) ? one : other}`;
