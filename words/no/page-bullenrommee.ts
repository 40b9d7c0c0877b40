import type { bullenrommeePage as english } from '../en/page-bullenrommee.ts';
import { counting } from '../plural.ts';
import { within } from './you.ts';

const count = counting('nb');
const heads = (n: number): string => count(n, { one: '# oksehode', other: '# oksehoder' });
const cards = (n: number): string => `${n} kort`;
const jokers = (n: number): string => count(n, { one: '# joker', other: '# jokere' });

export const bullenrommeePage: typeof english = {
  name: 'Bullenrommee',
  line: 'Rummy med stigende rekker: Legg ut enger, bygg på dem, bytt ut jokere, og samle flest oksehoder.',
  goal: 'Flest poeng vinner.',
  score: (n) => `${n} poeng`,
  options: { deals: { name: 'Omganger' } },

  joker: 'Joker',
  jokerLetter: 'J',
  jokerAs: (numbers) => `Joker, står for ${numbers.join(' eller ')}`,
  cardName: (card) => (card === 0 ? 'joker' : String(card)),
  shortName: (card) => (card === 0 ? 'J' : String(card)),

  supply: 'Forråd: trekkbunke og åpne kort',
  stock: (n) => `Trekkbunke, ${cards(n)} med baksiden opp`,
  stockEmpty: 'Trekkbunken er tom.',
  areas: 'Enger etter spiller',
  area: (name) => `Engene til ${name}`,
  ownArea: 'Dine enger',
  held: (n, j) => (j === 0 ? `${cards(n)} på hånden` : `${cards(n)} på hånden, av dem ${jokers(j)}`),
  seen: (numbers) => `tatt åpent: ${numbers}`,
  left: (numbers, n) => `igjen på hånden: ${numbers} (−${n})`,
  against: (n) => `${heads(n)} der teller mot deg`,
  howToBegin:
    'Ingen ennå. Begynn med tre kort i stigende rekkefølge, hvert 1 eller 2 høyere enn det forrige. En joker står for et hvilket som helst tall.',
  meadow: (n, sum) => `Eng ${n}, ${sum}`,
  putFirst: (card, meadow, next) => `${card} til eng ${meadow}, før ${next}`,
  putLast: (card, meadow, last) => `${card} til eng ${meadow}, etter ${last}`,
  putBetween: (card, meadow, a, b) => `${card} til eng ${meadow}, mellom ${a} og ${b}`,
  putSwap: (card, meadow) => `Bytt ut jokeren i eng ${meadow} med ${card}; jokeren kommer på hånden din`,

  drawIt: 'Trekk fra bunken',
  takeIt: (card) => `Ta ${card}`,
  layIt: (row) => `Legg ut ${row}`,
  done: 'Ferdig',
  finish: 'Legg ut det siste kortet',
  pass: 'Pass',
  look: {
    start: 'Velg et kort for å se hvor det kan ligge.',
    take: 'Tar du et kort, er turen din over.',
    one: (card, places, begins) => {
      const lit = count(places, { one: '# plass på bordet lyser', other: '# plasser på bordet lyser' });
      if (places > 0)
        return begins ? `${card}: ${lit}, eller begynn en eng med et merket kort.` : `${card}: ${lit}.`;
      return begins ? `${card}: Begynn en eng med et merket kort.` : `${card} passer ingen steder nå.`;
    },
    two: 'Velg et tredje, merket kort til engen.',
    three: 'Disse tre blir en eng.',
    planned: (n) =>
      `${count(n, { one: '# steg', other: '# steg' })} planlagt. Ingen ser dette før du trykker på «Ferdig».`,
    ends: 'Det er ditt siste kort: Omgangen slutter med det.',
  },

  layOrTake: 'Det er din tur: Legg ut kort, eller ta ett kort.',
  onlyTake: 'Det er din tur: Du har ingenting å legge ut, så ta et kort.',
  onlyLay: 'Det er din tur: Forrådet er tomt, så legg ut kort.',
  onlyPass: 'Det er din tur: Forrådet er tomt, og du har ingenting å legge ut, så si pass.',
  goOn: 'Legg ut flere kort, eller trykk på «Ferdig».',
  onlyDone: 'Du kan ikke legge ut mer: Trykk på «Ferdig».',
  other: (name) => `${name} har turen.`,
  otherLays: (name) => `${name} legger ut kort.`,
  over: 'Partiet er over.',

  tell: {
    opened: (open, first) => `Ny omgang. Åpne kort: ${open}. Først spiller ${within(first)}.`,
    took: (name, card, fill) =>
      fill === null ? `${name} tar ${card}.` : `${name} tar ${card}. ${fill} kommer i stedet.`,
    drew: (name) => `${name} trekker fra bunken.`,
    drawn: (name, card) => `${name} trekker ${card} fra bunken.`,
    laid: (name, meadow, row) => `${name} legger ut eng ${meadow}: ${row}.`,
    added: (name, card, meadow) =>
      `${name} bygger på eng ${meadow} med ${card === 'joker' ? 'en joker' : card}.`,
    swapped: (name, card, meadow) => `${name} bytter ut jokeren i eng ${meadow} med ${card}.`,
    passed: (name) => `${name} passer.`,
    shown: (hands) => `Kort igjen på hånden. ${hands}.`,
    hand: (name, row) => `${name}: ${row === '' ? 'ingen' : row}`,
  },

  refused: {
    'not-your-turn': 'Det er ikke din tur.',
    'nothing-laid': 'Du er ikke ferdig før du har lagt ut et kort.',
    'lay-or-take': 'Du har lagt ut kort i denne turen, så du kan ikke ta et.',
    'supply-gone': 'Det er ikke mer å ta.',
    'stock-empty': 'Trekkbunken er tom.',
    'not-open': 'Dette kortet ligger ikke åpent.',
    'say-done': 'Du har lagt ut kort: Trykk på «Ferdig» i stedet for å passe.',
    'supply-left': 'Du kan ikke passe så lenge det er kort å ta.',
    'must-lay': 'Du kan ikke passe så lenge du har noe å legge ut.',
    'not-in-hand': 'Du har ikke dette kortet.',
    'jokers-adjacent': 'To jokere kan ikke ligge ved siden av hverandre.',
    'no-meadow': 'Disse tre er ingen eng: Hvert kort må være 1 eller 2 høyere enn det forrige.',
    'no-own-meadow': 'Først må du ha en egen eng.',
    'no-such-meadow': 'Den engen finnes ikke.',
    'no-joker': 'Der ligger det ingen joker.',
    'no-such-place': 'Engen har ingen slik plass.',
    'runs-round': 'Engen ville nådd sin egen begynnelse.',
    'does-not-fit': 'Dette kortet passer ikke der.',
  },
};
