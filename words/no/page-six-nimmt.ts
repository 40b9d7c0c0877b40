import type { sixNimmtPage as english } from '../en/page-six-nimmt.ts';
import { counting } from '../plural.ts';
import { cardOf, within } from './you.ts';

const count = counting('nb');
const heads = (n: number): string => count(n, { one: '# oksehode', other: '# oksehoder' });

export const sixNimmtPage: typeof english = {
  name: '6 nimmt!',
  line: 'Alle legger et kort i hemmelighet. Den som legger det sjette i en rad, tar raden.',
  goal: 'Færrest oksehoder vinner.',
  score: heads,
  options: {
    variant: {
      name: 'Kort',
      values: { basic: 'alle 104', known: 'bare så mange som trengs', draft: 'valgt åpent' },
    },
    target: { name: 'Grense', unit: 'oksehoder' },
    rounds: { name: 'Fast antall runder' },
  },
  roundOf: (n, all) => (all === null ? `Runde ${n}` : `Runde ${n} av ${all}`),
  endsAt: (target) => `Slutter ved ${heads(target)}`,
  cardsTo: (last) => `Kort 1–${last}`,
  lastTrick: 'Sist lagt',
  rows: 'De fire radene',
  row: (n) => `Rad ${n}`,
  rowHeads: (n) => heads(n),
  danger: 'sjetteplassen: den som legger her, tar raden',
  landsHere: (card, row) => `${card} havner i rad ${row} slik det ligger nå.`,
  takesHere: (card, row, n) => `${card} blir det sjette kortet i rad ${row} slik det ligger nå: ${heads(n)}.`,
  tooLow: (card) => `${card} er lavere enn alle radene slik det ligger nå: Da må du ta en rad.`,
  choose: 'Velg et kort og legg det ut.',
  chosen: (waiting) => `Du har valgt. Venter på ${waiting}.`,
  othersChoose: (waiting) => `Venter på at ${waiting} velger.`,
  chooseRow: (card) => `Din ${card} er lavere enn alle radene. Velg hvilken rad du tar.`,
  otherRow: (name, card) => `${name} la ${card}, lavere enn alle radene, og velger en rad å ta.`,
  pick: 'Velg et kort til hånden.',
  otherPicks: (name) => `${name} velger et kort.`,
  over: 'Partiet er over.',
  takeRow: (row, n) => `Ta rad ${row}: ${heads(n)}`,
  laid: 'Utlagte kort',
  headPile: (name, n) => `Hodebunke: ${name}, ${heads(n)}`,
  headPileOf: (name) => `Hodebunke: ${name}`,
  noHeads: 'Ingen kort tatt i denne runden.',
  hasChosen: 'har valgt',
  open: 'Åpne kort',
  tell: {
    round: (n) => `Runde ${n} begynner.`,
    draft: (n, first) => `Runde ${n} begynner med utvalg. Først velger ${within(first)}.`,
    rows: (cards) => `Radene starter med ${cards}.`,
    drafted: (name, card) => `${name} velger ${card}.`,
    revealed: 'Alle kort snus.',
    placed: (name, card, row) => `${cardOf(name, card)} går til rad ${row}.`,
    low: (name, card) => `${cardOf(name, card)} er lavere enn alle radene.`,
    took: (name, card, row, n) => `${name} tar rad ${row} med ${card}: ${heads(n)}.`,
  },
  refused: {
    'already-chosen': 'Du har allerede valgt. Du kan angre til alle har valgt.',
    'not-in-hand': 'Du har ikke dette kortet.',
    'not-too-low': 'Du velger en rad bare når kortet ditt er lavere enn alle radene.',
    'no-draft': 'I dette partiet velges ingen kort åpent.',
    'row-first': 'Velg først hvilken rad du tar.',
    'draft-first': 'Kortene velges fortsatt.',
    'not-open': 'Dette kortet ligger ikke åpent.',
    'not-in-deck': 'Dette kortet er ikke med i dette partiet.',
  },
};
