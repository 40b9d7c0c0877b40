/** What a player who gave no name is called. Sentences about this player take other forms: „Du nimmst“, „Alma nimmt“. */
export const someone = 'Du';

const isYou = (name: string): boolean => name === someone;

/** Subject and verb: „Du nimmst“, „Alma nimmt“. */
export const does = (name: string, du: string, other: string): string =>
  `${name} ${isYou(name) ? du : other}`;

/** Verb before subject: „beginnst du“, „beginnt Alma“. */
export const turned = (name: string, du: string, other: string): string =>
  isYou(name) ? `${du} du` : `${other} ${name}`;

/** A card at the beginning of a sentence: „Deine 12“, „Die 12 von Alma“. */
export const cardOf = (name: string, card: number): string =>
  isYou(name) ? `Deine ${card}` : `Die ${card} von ${name}`;

/** Dative and accusative. */
export const toWhom = (name: string): string => (isYou(name) ? 'dir' : name);
export const whom = (name: string): string => (isYou(name) ? 'dich' : name);
