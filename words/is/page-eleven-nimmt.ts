import type { elevenNimmtPage as english } from '../en/page-eleven-nimmt.ts';
import { counting } from '../plural.ts';
import { does } from './you.ts';

const count = counting('is');
const cards = (n: number): string => `${n} spil`;

export const elevenNimmtPage: typeof english = {
  name: '11 nimmt!',
  line: 'Leggðu spil á bunka, í mesta lagi tíu hærra hverju sinni. Sá sem getur það ekki tekur bunka og fær jafnvel bola.',
  goal: 'Sá sem er með fæst mínusstig vinnur.',
  score: (n) => `${n} mínusstig`,
  options: {
    rounds: { name: 'Umferðir', unit: 'jafn margar og leikmenn ef autt' },
    memory: { name: 'Minnishjálp', values: { off: 'engin', on: 'sýnir hvað er í bunkunum' } },
  },
  piles: 'Bunkarnir',
  stack: (n) => `stokkur: ${n}`,
  range: (first, last) => (first === last ? `${first}` : `${first}–${last}`),
  fits: 'spil sem passa:',
  full: 'ekki meira í bili',
  wraps: 'Á eftir 100 kemur 1.',
  noBull: 'Ekkert bolaspil: eitt spil í einu.',
  power: (bulls, used) =>
    bulls === 1
      ? `Bolinn þinn: eins mörg spil og þú vilt á einn bunka í einu${used > 0 ? ', þegar valinn' : ''}.`
      : `${bulls} bolaspil: eins mörg spil og þú vilt á allt að ${bulls} bunka í einu${used > 0 ? `, ${used} í notkun` : ''}.`,
  served: 'þegar lagt á',
  takeAsk: (pile, free) =>
    `Taka allan bunka ${pile} á hendi? ${free ? 'Þú gætir enn lagt út. ' : ''}Ýttu aftur til að taka hann.`,
  height: cards,
  take: (n) => (n === null ? 'Taka' : `Taka ${n}`),
  takeLabel: (pile, top, n) => `${n === null ? 'Taka' : `Taka ${n}`}: bunki ${pile}, ${top} efst`,
  below: 'með spilum undir',
  look: (pile, n) => `Skoða bunka ${pile} (${cards(n)})`,
  pile: (pile) => `Bunki ${pile}`,
  seen: (list) => `sáust: ${list}`,
  playHere: (card, pile, top) => `Leggja ${card} á ${top} á bunka ${pile}`,
  herd: 'Hendur og bolar',
  cards,
  bulls: (n) => `${n} bolaspil`,
  supply: 'Bolaforði',
  takeBull: (name) => `Boli: ${name}`,
  done: 'Láta gott heita',
  places: (card, n) =>
    n === 0
      ? `${card} passar ekki á neinn bunka núna.`
      : count(n, {
          one: `${card} passar á # bunka.`,
          other: `${card} passar á # bunka: veldu einn.`,
        }),
  playOrTake: 'Leggðu spil á bunka eða taktu bunka.',
  playWithBulls: (n) =>
    n === 1
      ? 'Leggðu eins mörg spil og þú vilt á einn bunka, eða taktu bunka.'
      : `Leggðu eins mörg spil og þú vilt á allt að ${n} bunka, eða taktu bunka.`,
  mustTake: 'Ekkert passar: veldu bunka til að taka.',
  more: 'Leggðu út fleiri spil eða láttu gott heita.',
  onlyDone: 'Ekkert fleira passar: röðin er komin að næsta.',
  chooseBull: 'Forðinn er búinn: veldu hver gefur þér bolaspil.',
  otherTurn: (name) => `${name} á að gera.`,
  otherBull: (name) => `${name} velur bolaspil.`,
  over: 'Leiknum er lokið.',
  tell: {
    start: (card, first) => `Fyrsti bunkinn byrjar á ${card}. ${first} byrjar.`,
    played: (name, card, pile) => `${name} leggur ${card} á bunka ${pile}.`,
    done: (name) => `${name} lætur gott heita.`,
    took: (name, pile, top) => `${name} tekur bunka ${pile} með ${top} efst.`,
    bull: (name) => `${does(name, 'færð', 'fær')} bolaspil.`,
    bullFrom: (name, from) => `${does(name, 'færð', 'fær')} bolaspil. Fyrri eigandi: ${from}.`,
    turned: (list) => `Nýir bunkar: ${list}.`,
    noneTurned: 'Stokkurinn er búinn: enginn nýr bunki.',
  },
  refused: {
    'bull-first': 'Veldu fyrst hver gefur þér bolaspil.',
    'not-most-bulls': 'Bolaspil kemur frá þeim sem á flest þeirra.',
    'no-bull-to-choose': 'Nú er ekkert bolaspil að velja.',
    'no-bull-card': 'Án bolaspils leggurðu eitt spil og þá er komið að næsta.',
    'play-or-take': 'Leggðu spil eða taktu bunka áður en þú lætur gott heita.',
    'already-played': 'Þú hefur þegar lagt út og mátt því ekki taka bunka.',
    'no-such-pile': 'Þessi bunki er ekki til.',
    'not-in-hand': 'Þú ert ekki með þetta spil.',
    'too-many-piles': 'Þú mátt ekki leggja á fleiri bunka í einu en bolaspilin þín eru mörg.',
    'does-not-follow':
      'Þetta spil passar ekki: það þarf að vera 1 til 10 hærra en efsta spilið, og 1 kemur á eftir 100.',
  },
};
