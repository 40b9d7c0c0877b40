import type { DaysWords } from '../en/days.ts';
import { counting } from '../plural.ts';

const count = counting('no');

export const days: DaysWords = {
  pace: 'Tempo',
  paces: { live: 'I én omgang', days: 'Ett trekk om dagen' },
  daysHelp: 'Alle har flere dager på hvert trekk, og ingen må bli ved bordet.',
  leftDays: (d, h) => `${count(d, { one: '# dag', other: '# dager' })} ${h} t`,
  leftHours: (h, m) => `${h} t ${m} min`,
  yourTurn: 'Din tur',
  timeLeft: (left) => `${left} igjen`,
};
