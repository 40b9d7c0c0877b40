import { botsFor } from '@bullpen/bots';

const STAND_INS = ['medium', 'strong', 'easy'];

/** The level that plays for an absent person: of middling strength, so that nobody gains or loses much by leaving. */
export function standIn(game: string): string {
  const levels = Object.keys(botsFor(game));
  return STAND_INS.find((level) => levels.includes(level)) ?? levels.at(-1)!;
}
