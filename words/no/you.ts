/** What a player who gave no name is called. Within a sentence this player is «deg». */
export const someone = 'Du';

const isYou = (name: string): boolean => name === someone;

/** A player as an object. */
export const whom = (name: string): string => (isYou(name) ? 'deg' : name);

/** A card at the beginning of a sentence: «Din 12», «12 fra Alma». */
export const cardOf = (name: string, card: number): string =>
  isYou(name) ? `Din ${card}` : `${card} fra ${name}`;

/** A player after the verb: «Først spiller du», «Først spiller Alma». */
export const within = (name: string): string => (isYou(name) ? 'du' : name);
