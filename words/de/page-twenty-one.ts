import type { twentyOnePage as english } from '../en/page-twenty-one.ts';
import { counting } from '../plural.ts';

const count = counting('de');

export const twentyOnePage: typeof english = {
  name: 'Twenty One',
  line: 'Sechs Würfel für alle zugleich: Trag möglichst viele Zahlen ein und triff die gedruckten.',
  goal: 'Punkte: Die meisten gewinnen.',
  score: (n) => count(n, { one: '# Punkt', other: '# Punkte' }),
  options: {
    sheets: { name: 'Blätter', values: { ordered: 'der Sitzordnung nach', shuffled: 'ausgelost' } },
  },
  colours: { white: 'weiß', yellow: 'gelb', red: 'rot', green: 'grün', blue: 'blau', black: 'schwarz' },
  letters: { white: 'W', yellow: 'G', red: 'R', green: 'Ü', blue: 'B', black: 'S' },
  dice: 'Die Würfel',
  die: (colour, n) => `${colour} ${n}`,
  stays: 'bleibt',
  sheetOf: (name, sheet) => `${name} · Blatt ${sheet}`,
  hasDice: 'hat die Würfel',
  hasChosen: 'hat gewählt',
  row: (n) => `Reihe ${n}`,
  rowPoints: 'Punkte:',
  field: (colour, printed, value, die) => {
    if (value === 0) return `${colour} ${printed}, gestrichen`;
    if (value !== null)
      return value === printed
        ? `${colour} ${printed}, Treffer`
        : `${colour} ${printed}, ${value} eingetragen`;
    return die === null ? `${colour} ${printed}, offen` : `${colour} ${printed}, der Würfel ${die} passt`;
  },
  keep: 'Liegen lassen',
  reroll: 'Noch einmal würfeln (Einsen bleiben)',
  write: (n) =>
    n === 0 ? 'Felder wählen' : count(n, { one: '# Zahl eintragen', other: '# Zahlen eintragen' }),
  cross: 'Feld ganz links streichen',
  keepOrReroll: 'Du hast die Würfel: Lass sie liegen oder würfle noch einmal.',
  onlyKeep: 'Sechs Einsen: Die bleiben liegen.',
  choose: 'Wähle von den leuchtenden Feldern, in welche du einträgst, oder streiche eines.',
  onlyCross: 'Kein Würfel passt: Du musst das offene Feld ganz links streichen.',
  otherRolls: (name) => `Warten auf ${name}: liegen lassen oder noch einmal würfeln.`,
  othersChoose: (names) => `Noch bei der Wahl: ${names}.`,
  over: 'Die Partie ist zu Ende.',
  wrote: (colour, n, hit) => (hit ? `${colour} ${n} (Treffer)` : `${colour} ${n}`),
  tell: {
    turn: (name) => `Jetzt mit den Würfeln: ${name}.`,
    roll: (dice) => `Gewürfelt: ${dice}.`,
    rerolled: (name) => `${name}: noch einmal gewürfelt.`,
    wrote: (name, fields) => `${name}: ${fields} eingetragen.`,
    crossed: (name, colour) => `${name}: ${colour} gestrichen.`,
    row: (name, row, hits, points) =>
      `${name}: Reihe ${row} bringt ${count(points, { one: '# Punkt', other: '# Punkte' })} (${count(hits, { one: '# Treffer', other: '# Treffer' })}).`,
  },
  refused: {
    'roll-first': 'Erst bleiben die Würfel liegen, oder es wird noch einmal gewürfelt.',
    'six-ones': 'Sechs Einsen: Da ist nichts mehr zu würfeln.',
    'rolling-over': 'Die Würfel liegen: Dieser Wurf gilt.',
    'already-chosen': 'Du hast schon gewählt. Zurücknehmen kannst du, bis alle gewählt haben.',
    'not-open': 'Dieses Feld ist nicht offen.',
    'too-high': 'Der Würfel zeigt mehr als die gedruckte Zahl in diesem Feld.',
  },
};
