import type { twentyOnePage as english } from '../en/page-twenty-one.ts';
import { counting } from '../plural.ts';
import { does, turned } from './you.ts';

const count = counting('de');

export const twentyOnePage: typeof english = {
  name: 'Twenty One',
  line: 'Sechs Würfel für alle zugleich: Trag möglichst viele Zahlen ein und triff die gedruckten.',
  goal: 'Wer die meisten Punkte hat, gewinnt.',
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
  soFar: 'Punkte bisher:',
  bonus: 'Bonus',
  look: (name) => `Blatt ansehen: ${name}`,
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
  writeFor: (what, sum, bonus) => `${what}: ${sum} + ${bonus}`,
  cross: 'Feld ganz links streichen',
  keepOrReroll: 'Dein Wurf: Lass ihn liegen oder würfle noch einmal.',
  onlyKeep: 'Sechs Einsen: Die bleiben liegen.',
  choose: 'Wähle leuchtende Felder zum Eintragen oder streiche eines.',
  onlyCross: 'Kein Würfel passt: Dein offenes Feld ganz links wird gestrichen.',
  otherRolls: (name) => `${name} entscheidet, ob der Wurf liegen bleibt.`,
  othersChoose: (names) => `Es wählen noch: ${names}.`,
  over: 'Die Partie ist zu Ende.',
  wrote: (colour, n, hit) => (hit ? `${colour} ${n} (Treffer)` : `${colour} ${n}`),
  tell: {
    turn: (name) => `Jetzt ${turned(name, 'würfelst', 'würfelt')}.`,
    roll: (dice) => `Gewürfelt: ${dice}.`,
    kept: (name) => `${name} lässt den Wurf liegen.`,
    rerolled: (name) => `${does(name, 'würfelst', 'würfelt')} noch einmal.`,
    wrote: (name, fields) => `${does(name, 'trägst', 'trägt')} ein: ${fields}.`,
    crossed: (name, colour) => `${does(name, 'streichst', 'streicht')} ${colour}.`,
    row: (name, row, hits, points) =>
      `${does(name, 'bekommst', 'bekommt')} für Reihe ${row} ${count(points, { one: '# Punkt', other: '# Punkte' })} (${count(hits, { one: '# Treffer', other: '# Treffer' })}).`,
  },
  refused: {
    'roll-first': 'Erst entscheiden: liegen lassen oder noch einmal würfeln.',
    'six-ones': 'Sechs Einsen: Da ist nichts mehr zu würfeln.',
    'rolling-over': 'Dieser Wurf gilt.',
    'already-chosen': 'Du hast schon gewählt. Zurücknehmen kannst du, bis alle gewählt haben.',
    'not-open': 'Dieses Feld ist nicht offen.',
    'too-high': 'Der Würfel zeigt mehr als die gedruckte Zahl in diesem Feld.',
  },
};
