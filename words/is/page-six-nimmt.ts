import type { sixNimmtPage as english } from '../en/page-six-nimmt.ts';
import { counting } from '../plural.ts';
import { does } from './you.ts';

const count = counting('is');
const heads = (n: number): string => count(n, { one: '# uxahaus', other: '# uxahausar' });

export const sixNimmtPage: typeof english = {
  name: '6 nimmt!',
  line: 'Allir leggja út spil í leyni. Sá sem leggur sjötta spilið í röðinni tekur hana.',
  goal: 'Sá sem á fæsta uxahausa vinnur.',
  score: heads,
  options: {
    variant: {
      name: 'Spil',
      values: { basic: 'öll 104', known: 'aðeins þau sem þarf', draft: 'valin af opnu borði' },
    },
    target: { name: 'Hámark', unit: 'uxahausar' },
    rounds: { name: 'Fastur fjöldi umferða' },
  },
  roundOf: (n, all) => (all === null ? `${n}. umferð` : `${n}. umferð af ${all}`),
  endsAt: (target) => `Lýkur við ${target} hausa`,
  cardsTo: (last) => `Spil 1–${last}`,
  lastTrick: 'Síðustu spil',
  rows: 'Raðirnar fjórar',
  row: (n) => `Röð ${n}`,
  rowHeads: (n) => heads(n),
  danger: 'sjötta plássið: sá sem leggur hér tekur röðina',
  landsHere: (card, row) => `${card} færi núna í röð ${row}.`,
  takesHere: (card, row, n) => `${card} yrði núna sjötta spilið í röð ${row}: ${heads(n)}.`,
  tooLow: (card) => `${card} er núna lægra en allar raðir: þú þyrftir að taka röð.`,
  choose: 'Veldu spil og leggðu það út.',
  chosen: (waiting) => `Þú hefur valið. Eftir að velja: ${waiting}.`,
  othersChoose: (waiting) => `Eftir að velja: ${waiting}.`,
  chooseRow: (card) => `Spilið þitt, ${card}, er lægra en allar raðir. Veldu röð til að taka.`,
  otherRow: (name, card) => `${name} lagði út ${card}, lægra en allar raðir, og velur röð til að taka.`,
  pick: 'Veldu þér spil á hendi.',
  otherPicks: (name) => `${name} velur spil.`,
  over: 'Leiknum er lokið.',
  takeRow: (row, n) => `Taka röð ${row}: ${heads(n)}`,
  laid: 'Spil í borði',
  headPile: (name, n) => `Hausabunki: ${name}, ${heads(n)}`,
  headPileOf: (name) => `Hausabunki: ${name}`,
  noHeads: 'Engin spil tekin í þessari umferð.',
  hasChosen: 'valið komið',
  open: 'Opin spil',
  tell: {
    round: (n) => `Umferð ${n} hefst.`,
    draft: (n, first) => `Umferð ${n} hefst á vali. ${first} velur fyrst.`,
    rows: (cards) => `Raðirnar byrja á ${cards}.`,
    drafted: (name, card) => `${name} velur ${card}.`,
    revealed: 'Öllum spilum er flett upp.',
    placed: (name, card, row) => `${name} leggur ${card} í röð ${row}.`,
    low: (name, card) => `${does(name, 'lagðir', 'lagði')} út ${card}, lægra en allar raðir.`,
    took: (name, card, row, n) => `${name} tekur röð ${row} með ${card}: ${heads(n)}.`,
  },
  refused: {
    'already-chosen': 'Þú hefur þegar valið. Þú getur tekið valið til baka þar til allir hafa valið.',
    'not-in-hand': 'Þú ert ekki með þetta spil.',
    'not-too-low': 'Þú velur aðeins röð ef spilið þitt er lægra en allar raðir.',
    'no-draft': 'Spil eru ekki valin af opnu borði í þessum leik.',
    'row-first': 'Veldu fyrst röðina sem þú tekur.',
    'draft-first': 'Enn er verið að velja spil.',
    'not-open': 'Þetta spil er ekki opið.',
    'not-in-deck': 'Þetta spil er ekki með í þessum leik.',
  },
};
