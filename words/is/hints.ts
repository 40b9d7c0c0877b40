import type { HintWords } from '../en/hints.ts';
import { counting } from '../plural.ts';

const count = counting('is');
const heads = (n: number): string => count(n, { one: '# uxahaus', other: '# uxahausar' });
const cardsOf = (n: number): string => count(n, { other: '# spil' });

export const hints: HintWords = {
  because: (move, reason) => `${move}: ${reason}`,
  reasons: {
    'nothing-between': () => 'ekkert óséð spil kemst á milli',
    'few-between': ({ cards }) =>
      `aðeins ${count(cards, { one: '# óséð spil kemst', other: '# óséð spil komast' })} á milli`,
    room: ({ row, places }) => `enn er pláss fyrir ${cardsOf(places)} í röð ${row}`,
    'last-place': ({ row }) => `tekur síðasta lausa plássið í röð ${row}`,
    'row-costs': ({ heads: n }) =>
      `í versta falli tekur það röð með ${count(n, { one: '# uxahaus', other: '# uxahausum' })}`,
    'cheapest-row': ({ heads: n }) =>
      `í ódýrustu röðinni ${count(n, { one: 'er # uxahaus', other: 'eru # uxahausar' })}`,
    close: ({ steps }) => `aðeins ${steps} hærra en bunkinn`,
    closest: () => 'ekkert annað spil þitt er nær bunka',
    'only-fit': () => 'ekkert annað hjá þér passar',
    'nothing-fits': () => 'ekkert passar',
    'earns-bull': () => 'þrjú spil eða fleiri gefa þér bolaspil',
    'own-heads': ({ heads: n }) => `${heads(n)} í þín eigin tún`,
    'lighter-hand': ({ heads: n }) => `${heads(n)} færri á hendi`,
    'joker-back': () => 'jókerinn kemur á hendi þína',
    'goes-with': ({ cards }) => `passar með ${count(cards, { one: '# spili', other: '# spilum' })} á hendi`,
    fields: ({ fields, hits }) =>
      `${count(fields, { one: '# reitur', other: '# reitir' })}, ${count(hits, { one: '# mark', other: '# mörk' })}`,
    'hits-now': ({ hits }) =>
      `í þessu kasti ${count(hits, { one: 'er # mark', other: 'eru # mörk' })} fyrir þig`,
    needs: ({ number, cards }) =>
      `til að ná ellefu þarf næst ${number}, og ${cards === 0 ? 'ekkert slíkt er eftir' : count(cards, { one: '# slíkt er óséð', other: '# slík eru óséð' })}`,
    'out-of-reach': () => 'engin tala kemur honum strax í ellefu',
    'gives-away': ({ cards }) => `einhver annar tekur ${cardsOf(cards)}`,
    'costs-cards': ({ cards }) => `það kostar þig aðeins ${cardsOf(cards)}`,
    'has-fewest': ({ cards }) => `enginn á færri en þessi ${cardsOf(cards)}`,
  },
};
