import type { captainJackPage as english } from '../en/page-captain-jack.ts';

const cards = (n: number): string => `${n} kort`;

export const captainJackPage: typeof english = {
  name: 'Captain Jack',
  line: 'Få en bunke til elleve, la en annen ta den, og spar en Blank til Jacken.',
  options: {
    deals: { name: 'Omganger' },
    answerSeconds: { name: 'Tid til å svare på en Jack', unit: 'sekunder' },
  },
  kinds: {
    1: '1',
    2: '2',
    3: '3',
    4: '4',
    5: '5',
    6: '6',
    7: '7',
    8: '8',
    9: '9',
    J: 'Jack',
    B: 'Blank',
  },
  piles: 'Bunkene',
  cards,
  pile: (n, top, value, size) => `Bunke ${n}: verdi ${value}, ${top} øverst, ${cards(size)}`,
  becomes: (value) => (value > 11 ? `${value}: sprekker!` : value === 11 ? '11!' : `→ ${value}`),
  placeLabel: (card, pile, then) => `${card} på bunke ${pile}: ${then}`,
  newPile: 'Ny bunke',
  emptyTable: 'Ingen bunke på bordet: Et hvilket som helst kort starter en.',
  deck: (n) => `Trekkbunke: ${n}`,
  taken: (name, n, hand) => `${name}: ${cards(n)} tatt, ${hand} på hånden`,
  giveTo: (name) => `Gi den til ${name}`,
  window: 'Svar på Jacken',
  jackBy: (name) => `En Jack fra ${name}! Den første Blanken på den sender bunken tilbake.`,
  timeLeft: 'Tid igjen til å svare',
  answerBlank: 'Svar med en Blank',
  letPass: 'Pass',
  place: 'Legg et kort på en bunke.',
  give: 'Bunken har nådd elleve: Velg hvem som tar den.',
  answer: 'En Jack! Svar med Blanken din, eller si pass.',
  nothingToAnswer: 'En Jack! Du har ingen Blank: Si pass.',
  othersAnswer: (names) => `En Jack! Venter på ${names}.`,
  otherGives: (name) => `Venter på at ${name} gir bort bunken.`,
  otherPlaces: (name) => `Venter på at ${name} legger et kort.`,
  over: 'Partiet er over.',
  tell: {
    start: (list, first) => `Snudd: ${list}. Først ute: ${first}.`,
    placed: (name, card, pile, value) =>
      pile === null
        ? `${name}: ${card} starter en ny bunke, verdi ${value}.`
        : `${name}: ${card} på bunke ${pile}, verdi nå ${value}.`,
    asked: (name) => `En Jack fra ${name}: Hvem har en Blank?`,
    passed: (name) => `${name}: pass.`,
    answered: (name) => `${name}: en Blank på Jacken!`,
    took: {
      given: (name, from, n) => `${from} til ${name}: en bunke på ${cards(n)}.`,
      busted: (name, _from, n) => `${name}: sprakk og tok ${cards(n)}.`,
      answered: (name, _from, n) => `${name}: Jacken ble besvart, tok ${cards(n)}.`,
    },
  },
};
