import type { elevenNimmtPage as english } from '../en/page-eleven-nimmt.ts';

import { whom, within } from './you.ts';

const cards = (n: number): string => `${n} kort`;

export const elevenNimmtPage: typeof english = {
  name: '11 nimmt!',
  line: 'Legg kort på bunker, høyst ti over det øverste. Den som ikke kan, tar en bunke og får gjerne en tyr.',
  goal: 'Færrest minuspoeng vinner.',
  score: (n) => `${n} minuspoeng`,
  options: {
    rounds: { name: 'Runder', unit: 'tomt felt: like mange som spillere' },
    memory: { name: 'Huskehjelp', values: { off: 'ingen', on: 'viser hva som ligger i bunkene' } },
  },
  piles: 'Bunkene',
  stack: (n) => `trekk\u00adbunke: ${n}`,
  range: (first, last) => (first === last ? `${first}` : `${first}–${last}`),
  fits: 'kort som passer:',
  full: 'ikke mer i denne turen',
  wraps: 'Etter 100 kommer 1.',
  noBull: 'Ingen tyr: ett kort per tur.',
  power: (bulls, used) =>
    bulls === 1
      ? `Tyren din: så mange kort du vil på én bunke per tur${used > 0 ? ', allerede valgt' : ''}.`
      : `Dine ${bulls} tyrer: så mange kort du vil på opptil ${bulls} bunker per tur${used > 0 ? `, ${used} brukt` : ''}.`,
  served: 'lagt på i denne turen',
  takeAsk: (pile, free) =>
    `Ta hele bunke ${pile} på hånden? ${free ? 'Du kan fortsatt legge. ' : ''}Trykk en gang til for å ta den.`,
  height: cards,
  take: (n) => (n === null ? 'Ta' : `Ta ${n}`),
  takeLabel: (pile, top, n) => `${n === null ? 'Ta' : `Ta ${n}`}: bunke ${pile}, ${top} øverst`,
  below: 'med kort under',
  look: (pile, n) => `Se på bunke ${pile} (${cards(n)})`,
  pile: (pile) => `Bunke ${pile}`,
  seen: (list) => `sett: ${list}`,
  playHere: (card, pile, top) => `Legg ${card} på ${top} i bunke ${pile}`,
  herd: 'Hender og tyrer',
  cards,
  bulls: (n) => `${n} tyrekort`,
  supply: 'Tyreforråd',
  takeBull: (name) => `Tyr fra ${name}`,
  done: 'Avslutt turen',
  places: (card, n) =>
    n === 0
      ? `${card} passer ikke på noen bunke nå.`
      : n === 1
        ? `${card} passer på én bunke.`
        : `${card} passer på ${n} bunker: Velg en.`,
  playOrTake: 'Legg et kort på en bunke, eller ta en bunke.',
  playWithBulls: (n) =>
    n === 1
      ? 'Legg så mange kort du vil på én bunke, eller ta en bunke.'
      : `Legg så mange kort du vil på opptil ${n} bunker, eller ta en bunke.`,
  mustTake: 'Ingenting passer: Velg hvilken bunke du tar.',
  more: 'Legg flere kort, eller avslutt turen.',
  onlyDone: 'Ikke noe mer passer: Turen din er over.',
  chooseBull: 'Forrådet er tomt: Velg hvem som gir deg et tyrekort.',
  otherTurn: (name) => `${name} har turen.`,
  otherBull: (name) => `${name} velger et tyrekort.`,
  over: 'Partiet er over.',
  tell: {
    start: (card, first) => `Den første bunken starter med ${card}. Først spiller ${within(first)}.`,
    played: (name, card, pile) => `${name} legger ${card} på bunke ${pile}.`,
    done: (name) => `${name} avslutter turen.`,
    took: (name, pile, top) => `${name} tar bunke ${pile} med ${top} øverst.`,
    bull: (name) => `${name} får et tyrekort.`,
    bullFrom: (name, from) => `${name} får et tyrekort fra ${whom(from)}.`,
    turned: (list) => `Nye bunker: ${list}.`,
    noneTurned: 'Trekkbunken er tom: ingen ny bunke.',
  },
  refused: {
    'bull-first': 'Velg først hvem som gir deg et tyrekort.',
    'not-most-bulls': 'Et tyrekort kommer fra den som har flest.',
    'no-bull-to-choose': 'Det er ikke noe tyrekort å velge nå.',
    'no-bull-card': 'Uten tyrekort legger du ett kort, og turen er over av seg selv.',
    'play-or-take': 'Legg et kort eller ta en bunke før du avslutter turen.',
    'already-played': 'Du har lagt kort i denne turen, så du kan ikke ta en bunke.',
    'no-such-pile': 'Den bunken finnes ikke.',
    'not-in-hand': 'Du har ikke dette kortet.',
    'too-many-piles': 'Du kan ikke legge på flere bunker i én tur enn du har tyrekort.',
    'does-not-follow':
      'Dette kortet passer ikke: Det må være 1 til 10 høyere enn det øverste, og 1 kommer etter 100.',
  },
};
