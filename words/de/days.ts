import type { DaysWords } from '../en/days.ts';
import { counting } from '../plural.ts';

const count = counting('de');

export const days: DaysWords = {
  pace: 'Tempo',
  paces: { live: 'Am Stück', days: 'Ein Zug am Tag' },
  daysHelp: 'Für jeden Zug bleiben Tage Zeit, und niemand muss am Tisch warten.',
  leftDays: (d, h) => `${count(d, { one: '# Tag', other: '# Tage' })} ${h} Std.`,
  leftHours: (h, m) => `${h} Std. ${m} Min.`,
  leftMinutes: (m) => `${m} Min.`,
  yourTurn: 'Du bist am Zug',
  timeLeft: (left) => `noch ${left}`,
  tell: 'Bescheid geben',
  tellMe: 'Bescheid geben, wenn ich am Zug bin',
  willTell: 'Du bekommst eine Nachricht, wenn du am Zug bist.',
  tellNoMore: 'Nicht mehr benachrichtigen',
  blocked: 'Dein Browser erlaubt dieser Seite keine Benachrichtigungen.',
  failed: 'Benachrichtigungen ließen sich nicht einschalten.',
  notices: { move: 'Du bist am Zug.', reveal: 'Gleich wird gegeben. Öffne den Tisch.' },
};
