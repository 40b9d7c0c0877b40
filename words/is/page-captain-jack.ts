import type { captainJackPage as english } from '../en/page-captain-jack.ts';
import { numberCards } from '../number-cards.ts';
import { does } from './you.ts';

const cards = (n: number): string => `${n} spil`;

/** „með Jack-spili“, en „með 5“. */
const spil = (card: string): string => (/^\d/.test(card) ? card : `${card}-spili`);

export const captainJackPage: typeof english = {
  name: 'Captain Jack',
  line: 'Komdu bunka í ellefu, láttu annan taka hann og geymdu Blank-spil handa Jack.',
  goal: 'Sá sem tekur fæst spil vinnur.',
  score: cards,
  options: {
    deals: { name: 'Gjafir' },
    answerSeconds: { name: 'Tími til að svara Jack-spili', unit: 'sekúndur' },
  },
  kinds: {
    ...numberCards,
    J: 'Jack',
    B: 'Blank',
  },
  piles: 'Bunkarnir',
  cards,
  pile: (n, top, value, size, list) => `Bunki ${n}: gildi ${value}, ${top} efst, ${cards(size)}: ${list}`,
  stackPiles: 'Stafla bunkunum',
  layPilesOut: 'Leggja bunkana út',
  becomes: (value) => (value > 11 ? `${value}: springur!` : value === 11 ? '11!' : `→ ${value}`),
  placeLabel: (card, pile, then) => `${card} á bunka ${pile}: ${then}`,
  newPile: 'Nýr bunki',
  emptyTable: 'Enginn bunki er á borðinu: hvaða spil sem er byrjar nýjan.',
  deck: (n) => `Stokkur: ${n}`,
  jacksGone: (n, of) => `Jack-spil farin: ${n} af ${of}`,
  blanksGone: (n, of) => `Blank-spil farin: ${n} af ${of}`,
  giveTo: (name) => `Gefa bunkann: ${name}`,
  window: 'Svar við Jack-spilinu',
  jackBy: (name) =>
    `${does(name, 'lagðir', 'lagði')} út Jack-spil! Fyrsta Blank-spilið á það sendir bunkann til baka.`,
  timeLeft: 'Tími eftir til að svara',
  answerBlank: 'Svara með Blank-spili',
  letPass: 'Segja pass',
  place: 'Leggðu spil á bunka.',
  begin: 'Byrjaðu bunka með hvaða spili sem er.',
  give: 'Bunkinn er kominn í ellefu: veldu hver tekur hann.',
  answer: 'Jack-spil! Svaraðu með Blank-spilinu þínu eða segðu pass.',
  nothingToAnswer: 'Jack-spil! Þú átt ekkert Blank-spil: það fer í gegn.',
  othersAnswer: (names) => `Jack-spil! Eftir að svara: ${names}.`,
  otherGives: (name) => `${name} velur hver tekur bunkann.`,
  otherPlaces: (name) => `${name} á að gera.`,
  over: 'Leiknum er lokið.',
  tell: {
    start: (list, first) => `Fyrsti bunkinn: ${list}. ${first} byrjar.`,
    placed: (name, card, pile, value) =>
      pile === null
        ? `${name} byrjar nýjan bunka með ${spil(card)}, gildi ${value}.`
        : `${name} leggur ${/^\d/.test(card) ? card : `${card}-spil`} á bunka ${pile}, gildi nú ${value}.`,
    asked: (name) => `${does(name, 'lagðir', 'lagði')} út Jack-spil. Á einhver Blank-spil?`,
    passed: (name) => `${name} segir pass.`,
    answered: (name) => `${name} svarar með Blank-spili!`,
    took: {
      given: (name, from, n) => `${from} gefur bunka. ${name} tekur við: ${cards(n)}.`,
      busted: (name, _from, n) => `${name} springur og tekur ${cards(n)}.`,
      answered: (name, _from, n) => `Jack-spilinu var svarað. ${name} tekur ${cards(n)}.`,
    },
  },
  refused: {
    'answer-first': 'Fyrst er Jack-spilinu svarað.',
    'give-first': 'Fyrst fær einhver bunkann sem er kominn í ellefu.',
    'not-in-hand': 'Þú ert ekki með þetta spil.',
    'no-split': 'Spil byrjar aðeins nýjan bunka ef eins spil liggur efst á bunka.',
    'no-such-pile': 'Þessi bunki er ekki til.',
    split: 'Eins spil liggur þar efst: þetta byrjar nýjan bunka í staðinn.',
    'nothing-to-give': 'Það er enginn bunki til að gefa.',
    'no-other-seat': 'Bunkinn fer til einhvers annars.',
    'no-window': 'Það er ekkert Jack-spil til að svara.',
    'own-jack': 'Þú getur ekki svarað þínu eigin Jack-spili.',
    'no-cards': 'Án spila er ekki hægt að svara.',
    'already-passed': 'Þú hefur þegar sagt pass.',
    'no-blank': 'Þú átt ekkert Blank-spil.',
  },
};
