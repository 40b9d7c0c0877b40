import type { HintWords } from '../en/hints.ts';
import { counting } from '../plural.ts';

const count = counting('de');
const heads = (n: number): string => count(n, { one: '# Hornochse', other: '# Hornochsen' });
const cardsOf = (n: number): string => count(n, { one: '# Karte', other: '# Karten' });

export const hints: HintWords = {
  because: (move, reason) => `${move}: ${reason}`,
  reasons: {
    'nothing-between': () => 'keine ungesehene Karte kann dazwischenkommen',
    'few-between': ({ cards }) =>
      `nur ${count(cards, { one: '# ungesehene Karte kann', other: '# ungesehene Karten können' })} dazwischenkommen`,
    room: ({ row, places }) => `in Reihe ${row} ist noch Platz für ${cardsOf(places)}`,
    'last-place': ({ row }) => `sie nimmt den letzten freien Platz in Reihe ${row}`,
    'row-costs': ({ heads: n }) =>
      `schlimmstenfalls nimmt sie eine Reihe mit ${count(n, { one: '# Hornochsen', other: '# Hornochsen' })}`,
    'cheapest-row': ({ heads: n }) =>
      `die billigste Reihe hat ${count(n, { one: '# Hornochsen', other: '# Hornochsen' })}`,
    close: ({ steps }) => `nur ${steps} über dem Stapel`,
    closest: () => 'keine deiner anderen Karten ist näher an einem Stapel',
    'only-fit': () => 'sonst passt nichts von deiner Hand',
    'nothing-fits': () => 'nichts passt',
    'earns-bull': () => 'drei oder mehr Karten bringen dir eine Bullenkarte',
    'own-heads': ({ heads: n }) => `${heads(n)} für deine eigenen Wiesen`,
    'lighter-hand': ({ heads: n }) => `${heads(n)} weniger auf deiner Hand`,
    'joker-back': () => 'der Joker kommt auf deine Hand',
    'goes-with': ({ cards }) => `passt zu ${cardsOf(cards)} auf deiner Hand`,
    fields: ({ fields, hits }) =>
      `${count(fields, { one: '# Feld', other: '# Felder' })}, ${count(hits, { other: '# Treffer' })}`,
    'hits-now': ({ hits }) => `dieser Wurf hat ${count(hits, { other: '# Treffer' })} für dich`,
    needs: ({ number, cards }) =>
      `für elf braucht es als Nächstes eine ${number}, davon ${cards === 0 ? 'ist keine mehr übrig' : count(cards, { one: 'ist # ungesehen', other: 'sind # ungesehen' })}`,
    'out-of-reach': () => 'keine Zahl bringt ihn sofort auf elf',
    'gives-away': ({ cards }) => `jemand anderes nimmt ${cardsOf(cards)}`,
    'costs-cards': ({ cards }) => `das kostet dich nur ${cardsOf(cards)}`,
    'has-fewest': ({ cards }) => `niemand hat weniger als diese ${cardsOf(cards)}`,
  },
};
