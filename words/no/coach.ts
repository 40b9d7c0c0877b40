import type { CoachWords } from '../en/coach.ts';
import { counting, listing } from '../plural.ts';

const count = counting('nb');
const list = listing('nb');
const heads = (n: number): string => count(n, { one: '# oksehode', other: '# oksehoder' });
const cardsOf = (n: number): string => count(n, { other: '# kort' });

export const coach: CoachWords = {
  units: {
    'six-nimmt': 'oksehoder',
    'eleven-nimmt': 'minuspoeng',
    bullenrommee: 'poeng',
    'twenty-one': 'poeng',
    'captain-jack': 'kort',
  },
  result: (amount, unit) =>
    `Sammenlignet med snittet av de andre: ${amount} ${unit} (pluss er bra, minus er dårlig).`,
  dealt: (amount) => `Med godt spill var utdelingen verdt ${amount}.`,
  fortune: (amount) => `Flaks og det de andre gjorde, ga ${amount}.`,
  skill: (amount, margin) => `Dine egne valg ga ${amount} (±\u00a0${margin}).`,
  decisions: (n, costly) =>
    `${count(costly, { other: '#' })} av ${count(n, { other: '# valg' })} var klart ikke ${costly === 1 ? 'det beste' : 'de beste'}.`,
  lookAgain: 'Verdt å se på en gang til:',
  nothing: 'Ingen av trekkene var en klar feil ut fra det du kunne vite.',
  inRound: (round, choice) => `Runde ${round}, valg ${choice}`,
  inDeal: (deal, choice) => `Omgang ${deal}, valg ${choice}`,
  inMatch: (choice) => `Valg ${choice}`,
  lesson: (did, rule, better, betterRule) => `Du: ${did} (${rule}). Bedre: ${better} (${betterRule}).`,
  cost: (amount, low, high, unit, chance) =>
    `I snitt koster det ${amount} ${unit} (${low} til ${high}) og senker vinnersjansen med ${chance} prosentpoeng.`,
  colours: {
    white: 'hvit',
    yellow: 'gul',
    red: 'rød',
    green: 'grønn',
    blue: 'blå',
    black: 'svart',
  },
  situations: {
    'six-low': ({ card }) => `${card}, lavere enn alle radene`,
    'six-sixth': ({ card, row, heads: n }) =>
      `${card}, det sjette kortet i rad ${row} slik bordet lå (${heads(n)})`,
    'six-fifth': ({ card, row }) =>
      `${card}, det femte kortet i rad ${row}, og det sjette hvis et annet kommer først`,
    'six-tight': ({ card, row }) => `${card}, rett bak rad ${row}, der ingenting kan komme imellom`,
    'six-wide': ({ card, row, between }) =>
      `${card} til rad ${row}, der ${count(between, { one: '# usett kort', other: '# usette kort' })} kunne komme imellom`,
    'six-row': ({ row, heads: n }) => `å ta rad ${row} (${heads(n)})`,
    'six-draft': ({ card }) => `å velge ${card}`,
    'eleven-play': ({ card, pile }) => `${card} på bunke ${pile}`,
    'eleven-take': ({ pile, cards }) => `å ta bunke ${pile} (${cardsOf(cards)})`,
    'eleven-bull': ({ seat }) => `tyrekortet fra plass ${seat}`,
    'eleven-done': () => 'å si seg ferdig',
    'bullen-draw': () => 'det øverste kortet i trekkbunken',
    'bullen-open': ({ card }) => `det åpne kortet ${card}`,
    'bullen-lay': ({ cards }) => `en ny eng ${cards}`,
    'bullen-add': ({ card, meadow }) => `${card} på din egen eng ${meadow}`,
    'bullen-give': ({ card, meadow }) => `${card} på eng ${meadow}, som teller for en annen`,
    'bullen-swap': ({ card, meadow }) => `${card} i stedet for en joker i eng ${meadow}`,
    'bullen-done': () => 'å si seg ferdig',
    'bullen-pass': () => 'å passe',
    'twenty-keep': () => 'å la kastet ligge',
    'twenty-reroll': () => 'å kaste om igjen',
    'twenty-cross': () => 'å krysse ut feltet lengst til venstre',
    'twenty-write': ({ dice }) => `å notere ${list(dice)}`,
    'captain-place': ({ card, pile, worth }) => `${card} på bunke ${pile}, som da er verdt ${worth}`,
    'captain-eleven': ({ card, pile, cards }) =>
      `${card} på bunke ${pile}, elleve å gi bort (${cardsOf(cards)})`,
    'captain-busted': ({ card, pile, cards }) =>
      `${card} på bunke ${pile}, mer enn elleve, sprukket (${cardsOf(cards)})`,
    'captain-jack': ({ pile, cards }) => `en Jack på bunke ${pile} (${cardsOf(cards)})`,
    'captain-blank': ({ pile }) => `en Blank på bunke ${pile}`,
    'captain-new': ({ card }) => `en ny bunke med ${card}`,
    'captain-give': ({ seat }) => `bunken til plass ${seat}`,
    'captain-answer': () => 'en Blank på Jacken',
    'captain-pass': () => 'å ikke svare på Jacken',
  },
};
