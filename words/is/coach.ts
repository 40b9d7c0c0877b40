import type { CoachWords } from '../en/coach.ts';
import { counting, listing } from '../plural.ts';

const count = counting('is');
const list = listing('is');
const heads = (n: number): string => count(n, { one: '# uxahaus', other: '# uxahausar' });
const cardsOf = (n: number): string => count(n, { other: '# spil' });

export const coach: CoachWords = {
  units: {
    'six-nimmt': 'uxahausar',
    'eleven-nimmt': 'mínusstig',
    bullenrommee: 'stig',
    'twenty-one': 'stig',
    'captain-jack': 'spil',
  },
  result: (amount, unit) => `Miðað við meðaltal hinna: ${amount} ${unit} (plús er gott, mínus vont).`,
  dealt: (amount) => `Með góðri spilamennsku var gjöfin ${amount} virði.`,
  fortune: (amount) => `Heppni og spilamennska hinna skiluðu ${amount}.`,
  skill: (amount, margin) => `Þínar eigin ákvarðanir skiluðu ${amount} (±\u00a0${margin}).`,
  decisions: (n, costly) =>
    `${count(costly, { other: '#' })} af ${count(n, { one: '# ákvörðun', other: '# ákvörðunum' })} ${costly === 1 ? 'var greinilega ekki sú besta' : 'voru greinilega ekki þær bestu'}.`,
  lookAgain: 'Vert að skoða aftur:',
  nothing: 'Engin ákvörðun var greinilega röng, miðað við það sem hægt var að vita.',
  inRound: (round, choice) => `Umferð ${round}, ákvörðun ${choice}`,
  inDeal: (deal, choice) => `Gjöf ${deal}, ákvörðun ${choice}`,
  inMatch: (choice) => `Ákvörðun ${choice}`,
  lesson: (did, rule, better, betterRule) => `Þú: ${did} (${rule}). Betra: ${better} (${betterRule}).`,
  cost: (amount, low, high, unit, chance) =>
    `Meðalkostnaður: ${amount} ${unit} (${low} til ${high}), og vinningslíkurnar minnkuðu um ${chance} prósentustig.`,
  colours: {
    white: 'hvítur',
    yellow: 'gulur',
    red: 'rauður',
    green: 'grænn',
    blue: 'blár',
    black: 'svartur',
  },
  situations: {
    'six-low': ({ card }) => `${card}, lægra en allar raðir`,
    'six-sixth': ({ card, row, heads: n }) =>
      `${card}, sjötta spilið í röð ${row} eins og borðið lá (${heads(n)})`,
    'six-fifth': ({ card, row }) =>
      `${card}, fimmta spilið í röð ${row}, og það sjötta ef annað kemur á undan`,
    'six-tight': ({ card, row }) => `${card}, beint á eftir röð ${row}, þar sem ekkert kemst á milli`,
    'six-wide': ({ card, row, between }) =>
      `${card} í röð ${row}, þar sem ${count(between, { one: '# óséð spil gæti komið á milli', other: '# óséð spil gætu komið á milli' })}`,
    'six-row': ({ row, heads: n }) => `að taka röð ${row} (${heads(n)})`,
    'six-draft': ({ card }) => `að velja ${card}`,
    'eleven-play': ({ card, pile }) => `${card} á bunka ${pile}`,
    'eleven-take': ({ pile, cards }) => `að taka bunka ${pile} (${cardsOf(cards)})`,
    'eleven-bull': ({ seat }) => `bolaspilið frá sæti ${seat}`,
    'eleven-done': () => 'að láta þessu lokið',
    'bullen-draw': () => 'efsta spilið í stokknum',
    'bullen-open': ({ card }) => `opna spilið ${card}`,
    'bullen-lay': ({ cards }) => `nýtt tún ${cards}`,
    'bullen-add': ({ card, meadow }) => `${card} við þitt tún ${meadow}`,
    'bullen-give': ({ card, meadow }) => `${card} við tún ${meadow}, sem telur fyrir annan`,
    'bullen-swap': ({ card, meadow }) => `${card} í stað jókers í túni ${meadow}`,
    'bullen-done': () => 'að láta þessu lokið',
    'bullen-pass': () => 'að segja pass',
    'twenty-keep': () => 'að láta kastið liggja',
    'twenty-reroll': () => 'að kasta aftur',
    'twenty-cross': () => 'að strika út reitinn lengst til vinstri',
    'twenty-write': ({ dice }) => `að skrifa ${list(dice)}`,
    'captain-place': ({ card, pile, worth }) => `${card} á bunka ${pile}, sem fær þá gildið ${worth}`,
    'captain-eleven': ({ card, pile, cards }) =>
      `${card} á bunka ${pile}, ellefu til að gefa (${cardsOf(cards)})`,
    'captain-busted': ({ card, pile, cards }) =>
      `${card} á bunka ${pile}, meira en ellefu, sprungið (${cardsOf(cards)})`,
    'captain-jack': ({ pile, cards }) => `Jack á bunka ${pile} (${cardsOf(cards)})`,
    'captain-blank': ({ pile }) => `Blank á bunka ${pile}`,
    'captain-new': ({ card }) => `nýr bunki með ${card}`,
    'captain-give': ({ seat }) => `bunkinn í sæti ${seat}`,
    'captain-answer': () => 'Blank á Jack',
    'captain-pass': () => 'að svara ekki Jack',
  },
};
