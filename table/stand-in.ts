import { last } from '@bullpen/engine';
import type { Machine } from './machine.ts';

const STAND_INS = ['medium', 'strong', 'easy'];

/** The level that plays for an absent person: of medium strength, so that nobody gains or loses much by leaving. */
export function standIn(game: string, { levels }: Pick<Machine, 'levels'>): string {
  const there = levels(game);
  return STAND_INS.find((level) => there.includes(level)) ?? last(there);
}
