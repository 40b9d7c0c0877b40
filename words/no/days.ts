import type { DaysWords } from '../en/days.ts';
import { counting } from '../plural.ts';

const count = counting('no');

export const days: DaysWords = {
  pace: 'Tempo',
  paces: { live: 'I én omgang', days: 'Ett trekk om dagen' },
  daysHelp: 'Alle har flere dager på hvert trekk, og ingen trenger å bli sittende ved bordet.',
  leftDays: (d, h) => `${count(d, { one: '# dag', other: '# dager' })} ${h} t`,
  leftHours: (h, m) => `${h} t ${m} min`,
  leftMinutes: (m) => `${m} min`,
  yourTurn: 'Din tur',
  timeLeft: (left) => `${left} igjen`,
  tell: 'Si fra',
  tellMe: 'Si fra når det er min tur',
  willTell: 'Du får et varsel når det er din tur.',
  tellNoMore: 'Slutt å varsle meg',
  blocked: 'Nettleseren tillater ikke varsler fra denne siden.',
  failed: 'Varsler kunne ikke slås på.',
  notices: { move: 'Det er din tur.', reveal: 'Kortene skal deles ut. Åpne bordet.' },
};
