import type { twentyOnePage as english } from '../en/page-twenty-one.ts';
import { counting } from '../plural.ts';
import { within } from './you.ts';

const count = counting('nb');

/** Colours as they go with a field: «hvitt felt». */
const NEUTER: Readonly<Record<string, string>> = {
  hvit: 'hvitt',
  gul: 'gult',
  rød: 'rødt',
  grønn: 'grønt',
  blå: 'blått',
};

export const twentyOnePage: typeof english = {
  name: 'Twenty One',
  line: 'Seks terninger til alle på én gang: Noter så mange tall du kan, og treff de trykte.',
  goal: 'Flest poeng vinner.',
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
  soFar: 'poeng så langt:',
  bonus: 'Bonus',
  look: (name) => `Se på arket: ${name}`,
  field: (colour, printed, value, die) => {
    const field = `${NEUTER[colour] ?? colour} felt ${printed}`;
    if (value === 0) return `${field}, krysset ut`;
    if (value !== null) return value === printed ? `${field}, blinktreff` : `${field}, ${value} notert`;
    return die === null ? `${field}, åpent` : `${field}, terningen ${die} passer`;
  },
  keep: 'La kastet ligge',
  reroll: 'Kast om igjen (enere blir liggende)',
  write: (n) => (n === 0 ? 'Velg felter' : `Noter ${n} tall`),
  writeFor: (what, sum, bonus) => `${what}: ${sum} + ${bonus}`,
  cross: 'Kryss ut feltet lengst til venstre',
  keepOrReroll: 'Ditt kast: La det ligge, eller kast om igjen.',
  onlyKeep: 'Seks enere: De blir liggende.',
  choose: 'Velg lysende felter du noterer i, eller kryss ut ett.',
  onlyCross: 'Ingen terning passer: Det åpne feltet ditt lengst til venstre blir krysset ut.',
  otherRolls: (name) => `${name} bestemmer om kastet blir liggende.`,
  othersChoose: (names) => `Venter på at ${names} velger.`,
  over: 'Partiet er over.',
  wrote: (colour, n, hit) => (hit ? `${colour} ${n} (blinktreff)` : `${colour} ${n}`),
  tell: {
    turn: (name) => `Nå kaster ${within(name)}.`,
    roll: (dice) => `Terningene viser ${dice}.`,
    kept: (name) => `${name} lar kastet ligge.`,
    rerolled: (name) => `${name} kaster om igjen.`,
    wrote: (name, fields) => `${name} noterer ${fields}.`,
    crossed: (name, colour) => `${name} krysser ut ${colour}.`,
    row: (name, row, hits, points) =>
      `${name} får ${points} poeng for rad ${row} (${count(hits, { other: '# blinktreff' })}).`,
  },
  refused: {
    'roll-first': 'Bestem først: la kastet ligge, eller kast om igjen.',
    'six-ones': 'Seks enere: Det er ingenting å kaste om igjen.',
    'rolling-over': 'Dette kastet gjelder.',
    'already-chosen': 'Du har allerede valgt. Du kan angre til alle har valgt.',
    'not-open': 'Dette feltet er ikke åpent.',
    'too-high': 'Terningen viser mer enn tallet som er trykt i feltet.',
  },
};
