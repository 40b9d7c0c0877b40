import type { bullenrommeePage as english } from '../en/page-bullenrommee.ts';
import { counting } from '../plural.ts';

const count = counting('is');
const heads = (n: number): string => count(n, { one: '# uxahaus', other: '# uxahausar' });
const cards = (n: number): string => `${n} spil`;
const jokers = (n: number): string => count(n, { one: '# jóker', other: '# jókerar' });

export const bullenrommeePage: typeof english = {
  name: 'Bullenrommee',
  line: 'Rommí með hækkandi röðum: leggðu út tún, bættu við þau, skiptu út jókerum og safnaðu flestum uxahausum.',
  goal: 'Sá sem er með flest stig vinnur.',
  score: (n) => `${n} stig`,
  options: { deals: { name: 'Gjafir' } },

  joker: 'Jóker',
  jokerLetter: 'J',
  jokerAs: (numbers) => `Jóker, getur verið ${numbers.join(' eða ')}`,
  cardName: (card) => (card === 0 ? 'jóker' : String(card)),
  shortName: (card) => (card === 0 ? 'J' : String(card)),

  supply: 'Forði: stokkur og opin spil',
  stock: (n) => `Stokkur, ${cards(n)} á hvolfi`,
  stockEmpty: 'Stokkurinn er búinn.',
  areas: 'Tún eftir leikmönnum',
  area: (name) => `Tún: ${name}`,
  ownArea: 'Túnin þín',
  held: (n, j) => (j === 0 ? `${cards(n)} á hendi` : `${cards(n)} á hendi, þar af ${jokers(j)}`),
  seen: (numbers) => `tekin opin: ${numbers}`,
  left: (numbers, n) => `eftir á hendi: ${numbers} (−${n})`,
  against: (n) => `þar dragast frá ${heads(n)}`,
  howToBegin:
    'Engin enn. Byrjaðu á þremur spilum í hækkandi röð, hverju 1 eða 2 hærra en það næsta á undan. Jóker getur verið hvaða tala sem er.',
  meadow: (n, sum) => `Tún ${n}, ${sum}`,
  putFirst: (card, meadow, next) => `${card} við tún ${meadow}, á undan: ${next}`,
  putLast: (card, meadow, last) => `${card} við tún ${meadow}, á eftir: ${last}`,
  putBetween: (card, meadow, a, b) => `${card} við tún ${meadow}, á milli: ${a} og ${b}`,
  putSwap: (card, meadow) => `Skipta jókernum í túni ${meadow} út fyrir ${card}; jókerinn kemur á hendi`,

  drawIt: 'Draga úr stokknum',
  takeIt: (card) => `Taka ${card}`,
  layIt: (row) => `Leggja út ${row}`,
  done: 'Búið',
  finish: 'Leggja út síðasta spilið',
  pass: 'Pass',
  look: {
    start: 'Veldu spil til að sjá hvert það getur farið.',
    take: 'Takirðu spil er röðin komin að næsta.',
    one: (card, places, begins) => {
      const lit = count(places, { one: '# staður á borðinu lýsir', other: '# staðir á borðinu lýsa' });
      if (places > 0)
        return begins ? `${card}: ${lit}, eða byrjaðu tún með merktu spili.` : `${card}: ${lit}.`;
      return begins ? `${card}: byrjaðu tún með merktu spili.` : `${card} kemst hvergi fyrir núna.`;
    },
    two: 'Veldu þriðja spilið í túnið úr þeim merktu.',
    three: 'Þessi þrjú mynda tún.',
    planned: (n) =>
      `${count(n, { one: '# skref', other: '# skref' })} í undirbúningi. Enginn sér það fyrr en þú ýtir á „Búið“.`,
    ends: 'Þetta er síðasta spilið þitt: með því lýkur gjöfinni.',
  },

  layOrTake: 'Þú átt að gera: leggðu út spil eða taktu eitt spil.',
  onlyTake: 'Þú átt að gera: þú getur ekkert lagt út, svo að þú tekur spil.',
  onlyLay: 'Þú átt að gera: forðinn er búinn, svo að þú leggur út spil.',
  onlyPass: 'Þú átt að gera: forðinn er búinn og þú getur ekkert lagt út, svo að þú segir pass.',
  goOn: 'Leggðu út fleiri spil eða ýttu á „Búið“.',
  onlyDone: 'Þú getur ekki lagt meira út: ýttu á „Búið“.',
  other: (name) => `${name} á að gera.`,
  otherLays: (name) => `${name} er að leggja út.`,
  over: 'Leiknum er lokið.',

  tell: {
    opened: (open, first) => `Ný gjöf. Opin spil: ${open}. ${first} byrjar.`,
    took: (name, card, fill) =>
      fill === null ? `${name} tekur ${card}.` : `${name} tekur ${card}. Í staðinn kemur ${fill}.`,
    drew: (name) => `${name} dregur úr stokknum.`,
    drawn: (name, card) => `${name} dregur ${card} úr stokknum.`,
    laid: (name, meadow, row) => `${name} leggur út tún ${meadow}: ${row}.`,
    added: (name, card, meadow) => `${name} bætir spili við tún ${meadow}: ${card}.`,
    swapped: (name, card, meadow) => `${name} setur ${card} í stað jókers í túni ${meadow}.`,
    passed: (name) => `${name} segir pass.`,
    shown: (hands) => `Spil eftir á hendi. ${hands}.`,
    hand: (name, row) => `${name}: ${row === '' ? 'ekkert' : row}`,
  },

  refused: {
    'not-your-turn': 'Röðin er ekki komin að þér.',
    'nothing-laid': 'Þú getur ekki sagt búið fyrr en þú hefur lagt út spil.',
    'lay-or-take': 'Þú hefur þegar lagt út og mátt því ekki taka spil.',
    'supply-gone': 'Það er ekkert eftir að taka.',
    'stock-empty': 'Stokkurinn er búinn.',
    'not-open': 'Þetta spil er ekki opið.',
    'say-done': 'Þú hefur lagt út: ýttu á „Búið“ í stað þess að segja pass.',
    'supply-left': 'Þú mátt ekki segja pass á meðan hægt er að taka spil.',
    'must-lay': 'Þú mátt ekki segja pass á meðan þú getur lagt eitthvað út.',
    'not-in-hand': 'Þú ert ekki með þetta spil.',
    'jokers-adjacent': 'Tveir jókerar mega ekki liggja hlið við hlið.',
    'no-meadow': 'Þessi þrjú mynda ekki tún: hvert spil þarf að vera 1 eða 2 hærra en það næsta á undan.',
    'no-own-meadow': 'Fyrst þarftu að eiga tún.',
    'no-such-meadow': 'Þetta tún er ekki til.',
    'no-joker': 'Þar er enginn jóker.',
    'no-such-place': 'Þessi staður er ekki til í túninu.',
    'runs-round': 'Túnið næði að eigin upphafi.',
    'does-not-fit': 'Þetta spil passar ekki þar.',
  },
};
