/** The most people in one tournament, the most rounds before the final, and the most codes that can be printed. */
export const MOST_ENTRANTS = 256;
export const MOST_ROUNDS = 15;
export const MOST_CODES = 256;
