import type { captainJackPage as english } from '../en/page-captain-jack.ts';
import { numberCards } from '../number-cards.ts';
import { whom, within } from './you.ts';

const cards = (n: number): string => `${n} kort`;

/** «en Jack», men «5». */
const a = (card: string): string => (/^\d/.test(card) ? card : `en ${card}`);

export const captainJackPage: typeof english = {
  name: 'Captain Jack',
  line: 'Få en bunke til elleve, la en annen ta den, og spar en Blank til Jacken.',
  goal: 'Den som har tatt færrest kort, vinner.',
  score: cards,
  options: {
    deals: { name: 'Omganger' },
    answerSeconds: { name: 'Tid til å svare på en Jack', unit: 'sekunder' },
  },
  kinds: {
    ...numberCards,
    J: 'Jack',
    B: 'Blank',
  },
  piles: 'Bunkene',
  cards,
  pile: (n, top, value, size, list) => `Bunke ${n}: verdi ${value}, ${top} øverst, ${cards(size)}: ${list}`,
  stackPiles: 'Skyv bunkene sammen',
  layPilesOut: 'Legg bunkene ut',
  becomes: (value) => (value > 11 ? `${value}: sprekker!` : value === 11 ? '11!' : `→ ${value}`),
  placeLabel: (card, pile, then) => `${card} på bunke ${pile}: ${then}`,
  newPile: 'Ny bunke',
  emptyTable: 'Ingen bunke på bordet: Et hvilket som helst kort starter en.',
  deck: (n) => `Trekkbunke: ${n}`,
  jacksGone: (n, of) => `Jacker spilt: ${n} av ${of}`,
  blanksGone: (n, of) => `Blanker spilt: ${n} av ${of}`,
  giveTo: (name) => `Gi den til ${name}`,
  window: 'Svar på Jacken',
  jackBy: (name) => `${name} la en Jack! Den første Blanken på den sender bunken tilbake.`,
  timeLeft: 'Tid igjen til å svare',
  answerBlank: 'Svar med en Blank',
  letPass: 'Pass',
  place: 'Legg et kort på en bunke.',
  begin: 'Start en bunke med hvilket kort du vil.',
  give: 'Bunken er verdt elleve: Velg hvem som tar den.',
  answer: 'En Jack! Svar med Blanken din, eller si pass.',
  nothingToAnswer: 'En Jack! Du har ingen Blank: Den går gjennom.',
  othersAnswer: (names) => `En Jack! Venter på ${names}.`,
  otherGives: (name) => `${name} velger hvem som tar bunken.`,
  otherPlaces: (name) => `${name} har turen.`,
  over: 'Partiet er over.',
  tell: {
    start: (list, first) => `Den første bunken: ${list}. Først spiller ${within(first)}.`,
    placed: (name, card, pile, value) =>
      pile === null
        ? `${name} starter en ny bunke med ${a(card)}, verdi ${value}.`
        : `${name} legger ${a(card)} på bunke ${pile}, verdi nå ${value}.`,
    asked: (name) => `${name} la en Jack. Har noen en Blank?`,
    passed: (name) => `${name} sier pass.`,
    answered: (name) => `${name} svarer med en Blank!`,
    took: {
      given: (name, from, n) => `${from} gir ${whom(name)} en bunke på ${cards(n)}.`,
      busted: (name, _from, n) => `${name} sprakk og tar ${cards(n)}.`,
      answered: (name, _from, n) => `Jacken ble besvart, så ${within(name)} tar ${cards(n)}.`,
    },
  },
  refused: {
    'answer-first': 'Jacken må besvares først.',
    'give-first': 'Bunken på elleve må gis bort først.',
    'not-in-hand': 'Du har ikke dette kortet.',
    'no-split': 'Et kort starter en ny bunke bare når et likt ligger øverst på en bunke.',
    'no-such-pile': 'Den bunken finnes ikke.',
    split: 'Et kort kan ikke legges på et likt. Start en ny bunke med det i stedet.',
    'nothing-to-give': 'Det er ingen bunke å gi bort.',
    'no-other-seat': 'Bunken går til en annen.',
    'no-window': 'Det er ingen Jack å svare på.',
    'own-jack': 'Du kan ikke svare på din egen Jack.',
    'no-cards': 'Den som ikke har kort, kan ikke svare.',
    'already-passed': 'Du har alt sagt pass.',
    'no-blank': 'Du har ingen Blank.',
  },
};
