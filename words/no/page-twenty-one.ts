import type { twentyOnePage as english } from '../en/page-twenty-one.ts';
import { counting } from '../plural.ts';

const count = counting('nb');

export const twentyOnePage: typeof english = {
  name: 'Twenty One',
  line: 'Seks terninger til alle på én gang: Skriv så mange tall du kan, og treff de trykte.',
  goal: 'Poeng: Den med flest vinner.',
  score: (n) => `${n} poeng`,
  options: {
    sheets: { name: 'Ark', values: { ordered: 'etter plassene', shuffled: 'ved loddtrekning' } },
  },
  colours: { white: 'hvit', yellow: 'gul', red: 'rød', green: 'grønn', blue: 'blå', black: 'svart' },
  letters: { white: 'H', yellow: 'G', red: 'R', green: 'N', blue: 'B', black: 'S' },
  dice: 'Terningene',
  die: (colour, n) => `${colour} ${n}`,
  stays: 'ligger',
  sheetOf: (name, sheet) => `${name} · ark ${sheet}`,
  hasDice: 'har terningene',
  hasChosen: 'har valgt',
  row: (n) => `Rad ${n}`,
  rowPoints: 'poeng:',
  field: (colour, printed, value, die) => {
    if (value === 0) return `${colour} ${printed}, krysset ut`;
    if (value !== null)
      return value === printed ? `${colour} ${printed}, blink` : `${colour} ${printed}, ${value} skrevet`;
    return die === null ? `${colour} ${printed}, åpent` : `${colour} ${printed}, terningen ${die} passer`;
  },
  keep: 'La kastet ligge',
  reroll: 'Kast om igjen (enere blir liggende)',
  write: (n) => (n === 0 ? 'Velg felter' : `Skriv ${n} tall`),
  cross: 'Kryss ut feltet lengst til venstre',
  keepOrReroll: 'Du har terningene: La kastet ligge, eller kast om igjen.',
  onlyKeep: 'Seks enere: De blir liggende.',
  choose: 'Velg hvilke av de opplyste feltene du skriver i, eller kryss ut ett.',
  onlyCross: 'Ingen terning passer: Du må krysse ut det åpne feltet lengst til venstre.',
  otherRolls: (name) => `Venter på ${name}, som lar kastet ligge eller kaster om igjen.`,
  othersChoose: (names) => `Venter på valget fra ${names}.`,
  over: 'Partiet er over.',
  wrote: (colour, n, hit) => (hit ? `${colour} ${n} (blink)` : `${colour} ${n}`),
  tell: {
    turn: (name) => `Nå med terningene: ${name}.`,
    roll: (dice) => `Kastet: ${dice}.`,
    rerolled: (name) => `${name}: kaster om igjen.`,
    wrote: (name, fields) => `${name}: skrev ${fields}.`,
    crossed: (name, colour) => `${name}: krysset ut ${colour}.`,
    row: (name, row, hits, points) =>
      `${name}: rad ${row} gir ${points} poeng (${count(hits, { one: '# blink', other: '# blinker' })}).`,
  },
  refused: {
    'roll-first': 'Først blir kastet liggende, eller det kastes om igjen.',
    'six-ones': 'Seks enere: Det er ingenting å kaste om igjen.',
    'rolling-over': 'Terningene ligger: Dette kastet gjelder.',
    'already-chosen': 'Du har alt valgt. Du kan ta valget tilbake til alle har valgt.',
    'not-open': 'Dette feltet er ikke åpent.',
    'too-high': 'Terningen viser mer enn tallet som er trykt i feltet.',
  },
};
