import type { sixNimmtPage as english } from '../en/page-six-nimmt.ts';
import { counting } from '../plural.ts';
import { cardOf, does, turned } from './you.ts';

const count = counting('de');
const heads = (n: number): string => count(n, { one: '# Hornochse', other: '# Hornochsen' });

export const sixNimmtPage: typeof english = {
  name: '6 nimmt!',
  line: 'Alle legen heimlich eine Karte. Wer die sechste einer Reihe legt, nimmt die Reihe.',
  goal: 'Wer die wenigsten Hornochsen hat, gewinnt.',
  score: heads,
  options: {
    variant: {
      name: 'Karten',
      values: { basic: 'alle 104', known: 'nur so viele wie nötig', draft: 'offen ausgesucht' },
    },
    target: { name: 'Limit', unit: 'Hornochsen' },
    rounds: { name: 'Feste Rundenzahl' },
  },
  roundOf: (n, all) => (all === null ? `Runde ${n}` : `Runde ${n} von ${all}`),
  endsAt: (target) => `Ende bei ${heads(target)}`,
  cardsTo: (last) => `Karten 1–${last}`,
  lastTrick: 'Zuletzt gelegt',
  rows: 'Die vier Reihen',
  row: (n) => `Reihe ${n}`,
  rowHeads: (n) => heads(n),
  danger: 'sechster Platz: Wer hier legt, nimmt die Reihe',
  landsHere: (card, row) => `${card} käme jetzt in Reihe ${row}.`,
  takesHere: (card, row, n) => `${card} wäre jetzt die sechste in Reihe ${row}: ${heads(n)}.`,
  tooLow: (card) => `${card} ist jetzt niedriger als alle Reihen: Du müsstest eine Reihe nehmen.`,
  choose: 'Such eine Karte aus und lege sie.',
  chosen: (waiting) => `Du hast gewählt. Es wählen noch: ${waiting}.`,
  othersChoose: (waiting) => `Es wählen noch: ${waiting}.`,
  chooseRow: (card) => `Deine ${card} ist niedriger als alle Reihen. Wähle eine Reihe zum Nehmen.`,
  otherRow: (name, card) =>
    `Die ${card} von ${name} ist niedriger als alle Reihen. ${name} wählt eine Reihe zum Nehmen.`,
  pick: 'Such eine Karte für deine Hand aus.',
  otherPicks: (name) => `${name} sucht eine Karte aus.`,
  over: 'Die Partie ist zu Ende.',
  takeRow: (row, n) => `Reihe ${row} nehmen: ${heads(n)}`,
  laid: 'Gelegte Karten',
  headPile: (name, n) => `Hornochsenstapel: ${name}, ${heads(n)}`,
  headPileOf: (name) => `Hornochsenstapel: ${name}`,
  noHeads: 'In dieser Runde noch keine Karten genommen.',
  hasChosen: 'hat gewählt',
  open: 'Offene Karten',
  tell: {
    round: (n) => `Runde ${n} beginnt.`,
    draft: (n, first) => `Runde ${n} beginnt mit der Auswahl. Zuerst ${turned(first, 'wählst', 'wählt')}.`,
    rows: (cards) => `Die Reihen beginnen mit ${cards}.`,
    drafted: (name, card) => `${does(name, 'nimmst', 'nimmt')} die ${card}.`,
    revealed: 'Alle Karten werden aufgedeckt.',
    placed: (name, card, row) => `${cardOf(name, card)} kommt in Reihe ${row}.`,
    low: (name, card) => `${cardOf(name, card)} ist niedriger als alle Reihen.`,
    took: (name, card, row, n) =>
      `${does(name, 'nimmst', 'nimmt')} mit der ${card} Reihe ${row}: ${heads(n)}.`,
  },
  refused: {
    'already-chosen': 'Du hast schon gewählt. Zurücknehmen kannst du, bis alle gewählt haben.',
    'not-in-hand': 'Diese Karte hast du nicht.',
    'not-too-low': 'Eine Reihe suchst du nur aus, wenn deine Karte niedriger ist als alle Reihen.',
    'no-draft': 'In dieser Partie werden keine Karten offen ausgesucht.',
    'row-first': 'Such zuerst die Reihe aus, die du nimmst.',
    'draft-first': 'Noch werden die Karten ausgesucht.',
    'not-open': 'Diese Karte liegt nicht offen.',
    'not-in-deck': 'Diese Karte ist in dieser Partie nicht dabei.',
  },
};
