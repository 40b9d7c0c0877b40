import type { MyGameWords } from '../en/my-game.ts';
import { counting } from '../plural.ts';

const count = counting('de');
const matches = (n: number): string => count(n, { one: '# Partie', other: '# Partien' });

/** After “in”. */
const dative = (unit: string): string => ({ Minuspunkte: 'Minuspunkten', Punkte: 'Punkten' })[unit] ?? unit;

export const myGame: MyGameWords = {
  none: (game) => `Du hast noch keine Partie ${game} zu Ende gespielt.`,

  wins: 'Siege',
  won: (won, of, fair) =>
    `Du hast ${won} von ${matches(of)} gewonnen. Bei gleicher Spielstärke wären es ${fair}.`,
  shared: 'Ein geteilter Sieg zählt anteilig.',
  countedOnly: (n) => `Von deinen Partien online zählen hier die letzten ${n}.`,
  verdict: {
    above: (low, high, fair) =>
      `Dein wahrer Anteil an Siegen liegt höchstwahrscheinlich zwischen ${low} und ${high} und damit über dem gleichen Anteil von ${fair}: Das ist mehr als Glück.`,
    open: (low, high, fair) =>
      `Dein wahrer Anteil an Siegen liegt höchstwahrscheinlich zwischen ${low} und ${high}. Der gleiche Anteil wäre ${fair}, das kann also gut Glück sein.`,
    below: (low, high, fair) =>
      `Dein wahrer Anteil an Siegen liegt höchstwahrscheinlich zwischen ${low} und ${high} und damit unter dem gleichen Anteil von ${fair}.`,
  },

  decisions: 'Entscheidungen und Glück',
  costs: 'Kosten je Entscheidung',
  costsHelp: (unit) => `Verglichen mit dem besten Zug, in ${dative(unit)}. Niedriger ist besser.`,
  average: (amount, unit, n) =>
    `In ${matches(n)} hat dich eine Entscheidung im Mittel ${amount} ${unit} gekostet.`,
  trend: {
    better: (latest, before, n) =>
      `Du wirst besser: ${latest} in deinen letzten ${matches(n)}, davor ${before}.`,
    open: (latest, before, n) =>
      `In deinen letzten ${matches(n)}: ${latest}, davor: ${before}. Der Unterschied kann Zufall sein.`,
    worse: (latest, before, n) =>
      `In deinen letzten ${matches(n)} waren die Entscheidungen teurer: ${latest}, davor ${before}.`,
  },
  luck: 'Glück',
  luckHelp: (unit) => `Was die Karten und die anderen dir brachten, in ${dative(unit)}. Nach oben ist gut.`,
  inNumbers: 'In Zahlen',
  match: 'Partie',
  working: (n, of) => `Der Coach bespricht deine Partien: ${n} von ${of}.`,
  failed: (n) => `Der Coach konnte ${matches(n)} nicht besprechen.`,
  latestOnly: (n) => `Der Coach sieht sich deine letzten ${matches(n)} an.`,

  mistakesTitle: 'Deine häufigsten Fehler',
  clean: 'Bisher hat der Coach keinen klaren Fehler gefunden.',
  times: (n, amount, unit) =>
    n === 1 ? `Einmal, etwa ${amount} ${unit}` : `${n}-mal, jeweils etwa ${amount} ${unit}`,
  example: 'Zum Beispiel:',
  practise: 'Noch einmal versuchen',
  mineAsDrills: 'Deine Fehler als Aufgaben',

  practiseCount: (n, of) => `${n} von ${of}`,
  ask: 'Was würdest du spielen?',
  right: 'Das würde auch der Coach spielen.',
  prefers: (better) => `Der Coach würde spielen: ${better}.`,
  playedThen: (did) => `In der Partie hast du gewählt: ${did}.`,
  nextOne: 'Nächste Stelle',
  backTo: (game) => `Zurück zu ${game}`,

  latest: 'Letzte Partien',

  mistakes: {
    'six-dear-row': 'Eine teure Reihe nehmen, obwohl es eine billigere gab',
    'six-other-row': 'Eine billige Reihe nehmen, obwohl eine andere besser war',
    'six-sixth': 'Die sechste Karte einer Reihe legen',
    'six-low': 'Zur falschen Zeit eine Karte legen, die niedriger ist als alle Reihen',
    'six-wrong-loss': 'Eine Reihe mit der falschen Karte in Kauf nehmen',
    'six-put-off': 'Eine Reihe nicht nehmen, solange sie billig war',
    'six-unsafe': 'Ein Risiko eingehen, obwohl eine sichere Karte auf der Hand war',
    'six-riskier': 'Von zwei unsicheren Karten die riskantere wählen',
    'six-spent': 'Eine sichere Karte zu früh verbrauchen',
    'six-draft': 'Die falsche Karte auswählen',
    'eleven-took': 'Einen Stapel nehmen, obwohl eine Karte passte',
    'eleven-other-take': 'Den falschen Stapel nehmen',
    'eleven-no-bull': 'Einen kleinen Stapel nehmen, obwohl ein größerer eine Bullenkarte brachte',
    'eleven-large-take': 'Einen großen Stapel nehmen, obwohl ein kleiner genügte',
    'eleven-not-taken': 'Eine Karte legen, obwohl es besser war, einen Stapel zu nehmen',
    'eleven-jump': 'Weit springen, obwohl eine nähere Karte passte',
    'eleven-pile': 'Die richtige Karte auf den falschen Stapel legen',
    'eleven-card': 'Eine nahe Karte legen, obwohl eine andere dringender war',
    'eleven-too-many': 'Mit einer Bullenkarte eine Karte zu viel legen',
    'eleven-stopped': 'Mit einer Bullenkarte den Zug zu früh beenden',
    'eleven-bull': 'Die Bullenkarte bei der falschen Person nehmen',
    'bullen-drew': 'Vom Nachziehstapel ziehen, obwohl eine offene Karte besser war',
    'bullen-open': 'Eine offene Karte nehmen, obwohl der Nachziehstapel besser war',
    'bullen-other-open': 'Die falsche offene Karte nehmen',
    'bullen-held-back': 'Eine Karte nehmen, obwohl es Zeit zum Auslegen war',
    'bullen-laid-early': 'Zu früh auslegen',
    'bullen-stopped': 'Den Zug beenden, obwohl es besser war, mehr auszulegen',
    'bullen-laid-on': 'Mehr auslegen, als gut war',
    'bullen-gave': 'An die Wiese von jemand anderem anlegen',
    'bullen-laying': 'Die falschen Karten auslegen oder an der falschen Stelle',
    'twenty-kept': 'Einen Wurf liegen lassen, obwohl noch einmal zu würfeln besser war',
    'twenty-rerolled': 'Noch einmal würfeln, obwohl der Wurf gut war',
    'twenty-crossed': 'Ein Feld streichen, obwohl eine Zahl passte',
    'twenty-wrote': 'Zahlen eintragen, obwohl Streichen besser war',
    'twenty-too-much': 'Zu viele Zahlen auf einmal eintragen',
    'twenty-too-little': 'Zahlen auslassen, die sich gelohnt hätten',
    'twenty-other': 'Die falschen Zahlen eintragen',
    'captain-missed': 'Elf nicht machen, obwohl es möglich war',
    'captain-eleven': 'Elf machen, obwohl ein anderer Zug besser war',
    'captain-gift': 'Den Stapel der falschen Person geben',
    'captain-busted': 'Platzen, obwohl es sich vermeiden ließ',
    'captain-dear-bust': 'Mit dem größeren Stapel platzen',
    'captain-put-off': 'Einen Stapel nicht nehmen, solange er klein war',
    'captain-jack': 'Einen Jack zur falschen Zeit oder auf den falschen Stapel legen',
    'captain-jack-kept': 'Einen Jack zu lange behalten',
    'captain-blank': 'Einen Blank verbrauchen, obwohl es besser war, ihn aufzuheben',
    'captain-blank-kept': 'Einen Blank zu lange behalten',
    'captain-answered': 'Einen Jack kontern, obwohl es besser war, den Blank aufzuheben',
    'captain-unanswered': 'Einen Jack nicht kontern, obwohl ein Blank auf der Hand war',
    'captain-within-reach': 'Einen Stapel so hinterlassen, dass andere ihn auf elf bringen konnten',
    'captain-place': 'Die falsche Karte legen oder auf den falschen Stapel',
  },
};
