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
  leftMinutes: (m: number) => `${m} min`,
  /** In the list of running matches. */
  yourTurn: 'Your turn',
  timeLeft: (left: string) => `${left} left`,
  /** A button at the table; what it leads to, or why not. */
  /** Its visible word is the beginning of its name. */
  tell: 'Notify me',
  tellMe: 'Notify me when it is my turn',
  willTell: 'You will be notified when it is your turn.',
  tellNoMore: 'Stop notifying me',
  blocked: 'Your browser does not allow notifications from this page.',
  failed: 'Notifications could not be switched on.',
  /** What a notice says, by what the table waits for. */
  notices: { move: 'It is your turn.', reveal: 'The cards are about to be dealt. Open the table.' },
};

export type DaysWords = typeof days;
