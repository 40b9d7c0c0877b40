import type { twentyOnePage as english } from '../en/page-twenty-one.ts';
import { counting } from '../plural.ts';

const count = counting('is');

export const twentyOnePage: typeof english = {
  name: 'Twenty One',
  line: 'Sex teningar fyrir alla í einu: skrifaðu eins margar tölur og þú getur og hittu á þær prentuðu.',
  goal: 'Stig: sá vinnur sem er með flest.',
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
  field: (colour, printed, value, die) => {
    if (value === 0) return `${colour} ${printed}, strikaður út`;
    if (value !== null)
      return value === printed ? `${colour} ${printed}, mark` : `${colour} ${printed}, með ${value}`;
    return die === null ? `${colour} ${printed}, opinn` : `${colour} ${printed}, teningurinn ${die} passar`;
  },
  keep: 'Láta liggja',
  reroll: 'Kasta aftur (ásar liggja)',
  write: (n) => (n === 0 ? 'Veldu reiti' : count(n, { one: 'Skrifa # tölu', other: 'Skrifa # tölur' })),
  cross: 'Strika út reitinn lengst til vinstri',
  keepOrReroll: 'Þú ert með teningana: láttu þá liggja eða kastaðu aftur.',
  onlyKeep: 'Sex ásar: þeir liggja kyrrir.',
  choose: 'Veldu upplýsta reiti til að skrifa í, eða strikaðu einn út.',
  onlyCross: 'Enginn teningur passar: þú verður að strika út opna reitinn lengst til vinstri.',
  otherRolls: (name) => `Beðið: ${name} lætur liggja eða kastar aftur.`,
  othersChoose: (names) => `Eftir að velja: ${names}.`,
  over: 'Leiknum er lokið.',
  wrote: (colour, n, hit) => (hit ? `${colour} ${n} (mark)` : `${colour} ${n}`),
  tell: {
    turn: (name) => `Nú með teningana: ${name}.`,
    roll: (dice) => `Kastað: ${dice}.`,
    rerolled: (name) => `${name}: kastar aftur.`,
    wrote: (name, fields) => `${name} skrifar: ${fields}.`,
    crossed: (name, colour) => `${name}: ${colour} strikaður út.`,
    row: (name, row, hits, points) =>
      `${name}: röð ${row} gefur ${points} stig (${count(hits, { one: '# mark', other: '# mörk' })}).`,
  },
  refused: {
    'roll-first': 'Fyrst er kastið látið liggja eða kastað aftur.',
    'six-ones': 'Sex ásar: það er engu að kasta aftur.',
    'rolling-over': 'Teningarnir liggja: þetta kast stendur.',
    'already-chosen': 'Þú hefur þegar valið. Þú getur tekið valið til baka þar til allir hafa valið.',
    'not-open': 'Þessi reitur er ekki opinn.',
    'too-high': 'Teningurinn sýnir meira en talan sem er prentuð í reitinn.',
  },
};
