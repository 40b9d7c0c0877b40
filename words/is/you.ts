/** What a player who gave no name is called. */
export const someone = 'Þú';

/** Subject and verb where the forms differ: „Þú færð“, „Alma fær“. Most verbs have one form for both. */
export const does = (name: string, thu: string, other: string): string =>
  `${name} ${name === someone ? thu : other}`;
