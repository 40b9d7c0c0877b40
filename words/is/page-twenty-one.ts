import type { twentyOnePage as english } from '../en/page-twenty-one.ts';
import { counting } from '../plural.ts';
import { does } from './you.ts';

const count = counting('is');

export const twentyOnePage: typeof english = {
  name: 'Twenty One',
  line: 'Sex teningar fyrir alla í einu: skrifaðu eins margar tölur og þú getur og hittu á þær prentuðu.',
  goal: 'Sá sem er með flest stig vinnur.',
  score: (n) => `${n} stig`,
  options: {
    sheets: { name: 'Blöð', values: { ordered: 'í sætaröð', shuffled: 'dregið um þau' } },
  },
  colours: {
    white: 'hvítur',
    yellow: 'gulur',
    red: 'rauður',
    green: 'grænn',
    blue: 'blár',
    black: 'svartur',
  },
  letters: { white: 'H', yellow: 'G', red: 'R', green: 'Æ', blue: 'B', black: 'S' },
  dice: 'Teningarnir',
  die: (colour, n) => `${colour} ${n}`,
  stays: 'kyrr',
  sheetOf: (name, sheet) => `${name} · blað ${sheet}`,
  hasDice: 'með teningana',
  hasChosen: 'valið komið',
  row: (n) => `Röð ${n}`,
  rowPoints: 'stig:',
  soFar: 'stig hingað til:',
  bonus: 'Bónus',
  look: (name) => `Skoða blað: ${name}`,
  field: (colour, printed, value, die) => {
    if (value === 0) return `${colour} ${printed}, strikaður út`;
    if (value !== null)
      return value === printed ? `${colour} ${printed}, mark` : `${colour} ${printed}, með ${value}`;
    return die === null ? `${colour} ${printed}, opinn` : `${colour} ${printed}, teningurinn ${die} passar`;
  },
  keep: 'Láta liggja',
  reroll: 'Kasta aftur (ásar liggja)',
  write: (n) => (n === 0 ? 'Veldu reiti' : count(n, { one: 'Skrifa # tölu', other: 'Skrifa # tölur' })),
  writeFor: (what, sum, bonus) => `${what}: ${sum} + ${bonus}`,
  cross: 'Strika út reitinn lengst til vinstri',
  keepOrReroll: 'Þitt kast: láttu það liggja eða kastaðu aftur.',
  onlyKeep: 'Sex ásar: þeir liggja kyrrir.',
  choose: 'Veldu reiti sem lýsa til að skrifa í, eða strikaðu einn út.',
  onlyCross: 'Enginn teningur passar: opni reiturinn lengst til vinstri verður strikaður út.',
  otherRolls: (name) => `${name} ákveður hvort kastið liggur.`,
  othersChoose: (names) => `Eftir að velja: ${names}.`,
  over: 'Leiknum er lokið.',
  wrote: (colour, n, hit) => (hit ? `${colour} ${n} (mark)` : `${colour} ${n}`),
  tell: {
    turn: (name) => `${does(name, 'átt', 'á')} að kasta.`,
    roll: (dice) => `Teningarnir sýna: ${dice}.`,
    kept: (name) => `${name} lætur kastið liggja.`,
    rerolled: (name) => `${name} kastar aftur.`,
    wrote: (name, fields) => `${name} skrifar: ${fields}.`,
    crossed: (name, colour) => `${name} strikar út reit: ${colour}.`,
    row: (name, row, hits, points) =>
      `${does(name, 'færð', 'fær')} ${points} stig fyrir röð ${row} (${count(hits, { one: '# mark', other: '# mörk' })}).`,
  },
  refused: {
    'roll-first': 'Ákveddu fyrst: láta liggja eða kasta aftur.',
    'six-ones': 'Sex ásar: það er engu að kasta aftur.',
    'rolling-over': 'Þetta kast stendur.',
    'already-chosen': 'Þú hefur þegar valið. Þú getur tekið valið til baka þar til allir hafa valið.',
    'not-open': 'Þessi reitur er ekki opinn.',
    'too-high': 'Teningurinn sýnir meira en talan sem er prentuð í reitinn.',
  },
};
