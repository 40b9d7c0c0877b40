import type { HintWords } from '../en/hints.ts';
import { counting } from '../plural.ts';

const count = counting('nb');
const heads = (n: number): string => count(n, { one: '# oksehode', other: '# oksehoder' });
const cardsOf = (n: number): string => count(n, { other: '# kort' });

export const hints: HintWords = {
  because: (move, reason) => `${move}: ${reason}`,
  reasons: {
    'nothing-between': () => 'ingen usette kort kan komme imellom',
    'few-between': ({ cards }) =>
      `bare ${count(cards, { one: '# usett kort', other: '# usette kort' })} kan komme imellom`,
    room: ({ row, places }) => `rad ${row} har fortsatt plass til ${cardsOf(places)}`,
    'last-place': ({ row }) => `det tar den siste ledige plassen i rad ${row}`,
    'row-costs': ({ heads: n }) => `i verste fall tar det en rad med ${heads(n)}`,
    'cheapest-row': ({ heads: n }) => `den billigste raden har ${heads(n)}`,
    close: ({ steps }) => `bare ${steps} over bunken`,
    closest: () => 'ingen av de andre kortene dine er nærmere en bunke',
    'only-fit': () => 'ikke noe annet du har, passer',
    'nothing-fits': () => 'ingenting passer',
    'earns-bull': () => 'tre eller flere kort gir deg et tyrekort',
    'own-heads': ({ heads: n }) => `${heads(n)} til dine egne enger`,
    'lighter-hand': ({ heads: n }) => `${heads(n)} færre på hånden`,
    'joker-back': () => 'jokeren kommer på hånden din',
    'goes-with': ({ cards }) => `det passer til ${cardsOf(cards)} på hånden`,
    fields: ({ fields, hits }) =>
      `${count(fields, { one: '# felt', other: '# felter' })}, ${count(hits, { other: '# blinktreff' })}`,
    'hits-now': ({ hits }) => `dette kastet har ${count(hits, { other: '# blinktreff' })} for deg`,
    needs: ({ number, cards }) =>
      `neste spiller trenger ${number} for elleve, og ${cards === 0 ? 'ingen er igjen' : count(cards, { one: '# er usett', other: '# er usette' })}`,
    'out-of-reach': () => 'ingen tall gjør den til elleve med en gang',
    'gives-away': ({ cards }) => `en annen tar ${cardsOf(cards)}`,
    'costs-cards': ({ cards }) => `det koster deg bare ${cardsOf(cards)}`,
    'has-fewest': ({ cards }) => `ingen har færre enn disse ${cardsOf(cards)}`,
  },
};
