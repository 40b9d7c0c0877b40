import type { DailyWords } from '../en/daily.ts';
import { counting } from '../plural.ts';

const count = counting('de');

export const daily: DailyWords = {
  lead: 'Jeden Tag von jedem Spiel eine Partie: für alle dieselben Karten und dieselben Bots. Du hast je einen Versuch.',
  streak: (n) => count(n, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  longest: (n) => `Längste Folge: ${n}`,
  next: (time) => `Neue Partien in ${time}`,
  failed: 'Die Partien des Tages lassen sich gerade nicht laden.',
  noServer: 'Die Partien des Tages brauchen eine Verbindung zum Server.',

  today: 'Heute',
  finished: (n) => count(n, { one: '# Person ist fertig', other: '# Personen sind fertig' }),
  play: 'Spielen',
  resume: 'Weiterspielen',
  seeResult: 'Ergebnis ansehen',
  rank: (place, of) => `Platz ${place} von ${of}`,
  late: 'Ohne Platz gespielt',
  givenUp: 'Aufgegeben',

  allDeals: 'Alle Partien',
  margin: (amount, bots) =>
    bots === 1 ? `${amount} gegenüber dem Bot` : `${amount} gegenüber dem Mittel der Bots`,
  spread: 'Wie es allen ging',
  spreadHelp: 'Jeder Balken ist ein Ergebnis, das beste am Ende. Deiner ist der farbige.',
  bar: (amount, n) => `${amount}: ${count(n, { one: '# Person', other: '# Personen' })}`,
  you: 'Du',
  strong: 'Starker Bot',
  strongPlays: 'Der starke Bot spielt diese Partie noch.',
  luckSkill: 'Glück und Können',
  splits: 'Wo verschieden entschieden wurde',
  splitsHelp: 'Alle waren genau in deiner Lage.',
  noSplits: 'Noch niemand war in deiner Lage und hat anders entschieden.',
  decision: (n) => `Entscheidung ${n}`,
  chose: (n) => count(n, { one: '# Person', other: '# Personen' }),
  review: 'Partie besprechen',
  share: 'Bild teilen',
  pictureRank: (place, of) => `Platz ${place} von ${of}`,

  promise: 'So kannst du die Karten prüfen',
  promiseHelp:
    'Aller Zufall folgt aus einem Geheimnis. Sein Hash wurde vor Beginn des Tages veröffentlicht, das Geheimnis selbst folgt, wenn der Tag vorbei ist.',
  tomorrow: 'Morgen',
  hash: 'Hashwert',
  secret: 'Geheimnis',
  records: 'Alle Aufzeichnungen des Tages',

  archive: 'Vergangene Tage',
  archiveHelp: 'Diese Partien kannst du noch spielen, ohne Platz.',
  noArchive: 'Noch gibt es keine vergangenen Tage.',
  day: 'Tag',
};
