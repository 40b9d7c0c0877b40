import type { DrillWords } from '../en/drills.ts';
import { counting } from '../plural.ts';

const count = counting('de');

export const drills: DrillWords = {
  lead: 'Stellungen aus Partien, in denen ein Zug klar der beste ist. Finde ihn.',
  start: 'Los geht’s',
  resume: 'Weiter',
  solvedCount: (n) => `${n} gelöst`,
  due: (n) => count(n, { one: '# zu wiederholen', other: '# zu wiederholen' }),
  streak: (n) => `${n} in Folge`,

  ask: 'Was würdest du spielen?',
  drill: (n) => `Aufgabe ${n}`,
  levels: { 1: 'Leicht', 2: 'Mittel', 3: 'Schwer' },
  skip: 'Überspringen',
  allGames: 'Alle Aufgaben',

  right: 'Richtig!',
  wrong: 'Nicht der beste Zug',
  best: (move, rule) => `Am besten: ${move} (${rule}).`,
  lesson: (did, rule, better, betterRule) => `Du: ${did} (${rule}). Besser: ${better} (${betterRule}).`,
  cost: (amount, unit) => `Dein Zug kostet im Schnitt ${amount} ${unit}.`,
  ahead: (amount, unit) => `Der nächstbeste Zug kostet im Schnitt ${amount} ${unit}.`,
  because: (reason) => `Für den besten Zug spricht: ${reason}.`,
  mistake: (kind) => `Der Fehler: ${kind}.`,
  prices: 'Was jeder Zug kostet',
  pricesHelp: (unit) =>
    `Im Schnitt über alles, was du nicht wissen konntest, gegenüber dem besten Zug, in ${unit}.`,
  bestMove: 'am besten',
  yours: 'dein Zug',
  boardLabel: 'Der beste Zug auf dem Tisch',
  showAll: (n) => `Alle ${n} Züge zeigen`,
  next: 'Nächste Aufgabe',
  again: 'Noch einmal versuchen',
  comesBack: (n) => count(n, { one: 'Sie kommt in # Tag wieder.', other: 'Sie kommt in # Tagen wieder.' }),

  mine: 'Deine eigenen Fehler',
  mineCount: (n) => count(n, { one: '# aus deinen Partien', other: '# aus deinen Partien' }),
  mineNone: 'Heute ist keiner deiner Fehler dran. Der Coach findet sie, wenn er deine Partien bespricht.',
  howYouPlay: 'Wie du spielst',

  none: 'Diese Aufgabe gibt es nicht.',
  toDrills: (game) => `Zu den Aufgaben von ${game}`,
  failed: 'Die Aufgaben lassen sich gerade nicht laden.',
  finished:
    'Du hast alle Aufgaben dieses Spiels gelöst. Die wiederkommen, sind hier, sobald ihr Tag gekommen ist.',
};
