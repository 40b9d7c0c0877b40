import { counting } from '../plural.ts';

const count = counting('en');

/** Day games: matches in which a move may take days. */
export const days = {
  /** A new table. */
  pace: 'Pace',
  paces: { live: 'In one sitting', days: 'One move a day' },
  daysHelp: 'Everyone has days for each move, and nobody has to stay at the table.',
  /** How much time is left: days and hours, or hours and minutes. */
  leftDays: (d: number, h: number) => `${count(d, { one: '# day', other: '# days' })} ${h} h`,
  leftHours: (h: number, m: number) => `${h} h ${m} min`,
  /** In the list of running matches. */
  yourTurn: 'Your turn',
  timeLeft: (left: string) => `${left} left`,
};

export type DaysWords = typeof days;
