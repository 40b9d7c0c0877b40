import type { bullenrommeePage as english } from '../en/page-bullenrommee.ts';
import { counting } from '../plural.ts';
import { does, turned } from './you.ts';

const count = counting('de');
const cards = (n: number): string => count(n, { one: '# Karte', other: '# Karten' });
const jokers = (n: number): string => count(n, { one: '# Joker', other: '# Joker' });

export const bullenrommeePage: typeof english = {
  name: 'Bullenrommee',
  line: 'Rommee mit steigenden Reihen: Lege Wiesen aus, lege an, tausche Joker aus und sammle die meisten Hornochsen.',
  goal: 'Wer die meisten Punkte hat, gewinnt.',
  score: (n) => count(n, { one: '# Punkt', other: '# Punkte' }),
  options: { deals: { name: 'Durchgänge' } },

  joker: 'Joker',
  jokerLetter: 'J',
  jokerAs: (numbers) => `Joker, steht für ${numbers.join(' oder ')}`,
  cardName: (card) => (card === 0 ? 'Joker' : String(card)),
  shortName: (card) => (card === 0 ? 'J' : String(card)),

  supply: 'Vorrat: Nachziehstapel und offene Karten',
  stock: (n) => `Nachziehstapel, ${cards(n)} verdeckt`,
  stockEmpty: 'Der Nachziehstapel ist leer.',
  areas: 'Wiesen nach Plätzen',
  area: (name) => `Wiesen von ${name}`,
  ownArea: 'Deine Wiesen',
  held: (n, j) => (j === 0 ? `${cards(n)} auf der Hand` : `${cards(n)} auf der Hand, davon ${jokers(j)}`),
  seen: (numbers) => `offen genommen: ${numbers}`,
  left: (numbers, n) => `noch auf der Hand: ${numbers} (−${n})`,
  against: (n) =>
    count(n, { one: '# Hornochse darin zählt gegen dich', other: '# Hornochsen darin zählen gegen dich' }),
  howToBegin:
    'Noch keine. Beginne mit drei aufsteigenden Karten, jede um 1 oder 2 höher als die davor. Ein Joker steht für eine beliebige Zahl.',
  meadow: (n, sum) => `Wiese ${n}, ${sum}`,
  putFirst: (card, meadow, next) => `${card} an Wiese ${meadow}, vor ${next}`,
  putLast: (card, meadow, last) => `${card} an Wiese ${meadow}, nach ${last}`,
  putBetween: (card, meadow, a, b) => `${card} in Wiese ${meadow}, zwischen ${a} und ${b}`,
  putSwap: (card, meadow) =>
    `Den Joker in Wiese ${meadow} gegen ${card} austauschen; der Joker kommt auf deine Hand`,

  drawIt: 'Vom Nachziehstapel ziehen',
  takeIt: (card) => `${card} nehmen`,
  layIt: (row) => `${row} auslegen`,
  done: 'Fertig',
  finish: 'Letzte Karte auslegen',
  pass: 'Passen',
  look: {
    start: 'Wähle eine Karte, um zu sehen, wohin sie passt.',
    take: 'Nimmst du eine Karte, endet dein Zug.',
    one: (card, places, begins) => {
      const lit = count(places, {
        one: '# Stelle auf dem Tisch leuchtet',
        other: '# Stellen auf dem Tisch leuchten',
      });
      if (places > 0)
        return begins
          ? `${card}: ${lit}, oder beginne mit einer markierten Karte eine Wiese.`
          : `${card}: ${lit}.`;
      return begins
        ? `${card}: Beginne mit einer markierten Karte eine Wiese.`
        : `${card} passt jetzt nirgends.`;
    },
    two: 'Wähle jetzt eine dritte, markierte Karte für die Wiese.',
    three: 'Diese drei ergeben eine Wiese.',
    planned: (n) =>
      `${count(n, { one: '# Schritt', other: '# Schritte' })} geplant. Niemand sieht das, bis du auf „Fertig“ drückst.`,
    ends: 'Das ist deine letzte Karte: Damit endet der Durchgang.',
  },

  layOrTake: 'Du bist am Zug: Lege Karten aus oder nimm eine Karte.',
  onlyTake: 'Du bist am Zug: Auslegen kannst du nichts, also nimm eine Karte.',
  onlyLay: 'Du bist am Zug: Der Vorrat ist leer, also lege Karten aus.',
  onlyPass: 'Du bist am Zug: Der Vorrat ist leer und du kannst nichts auslegen, also passe.',
  goOn: 'Lege mehr Karten aus oder drück auf „Fertig“.',
  onlyDone: 'Mehr kannst du nicht auslegen: Drück auf „Fertig“.',
  other: (name) => `${name} ist am Zug.`,
  otherLays: (name) => `${name} legt gerade aus.`,
  over: 'Die Partie ist zu Ende.',

  tell: {
    opened: (open, first) =>
      `Neuer Durchgang. Offene Karten: ${open}. Zuerst ${turned(first, 'spielst', 'spielt')}.`,
    took: (name, card, fill) =>
      fill === null
        ? `${does(name, 'nimmst', 'nimmt')} die ${card}.`
        : `${does(name, 'nimmst', 'nimmt')} die ${card}. Dafür kommt die ${fill}.`,
    drew: (name) => `${does(name, 'ziehst', 'zieht')} vom Nachziehstapel.`,
    drawn: (name, card) => `${does(name, 'ziehst', 'zieht')} die ${card} vom Nachziehstapel.`,
    laid: (name, meadow, row) => `${does(name, 'legst', 'legt')} Wiese ${meadow} aus: ${row}.`,
    added: (name, card, meadow) =>
      `${does(name, 'legst', 'legt')} ${card === 'Joker' ? 'einen Joker' : `die ${card}`} an Wiese ${meadow} an.`,
    swapped: (name, card, meadow) =>
      `${does(name, 'tauschst', 'tauscht')} den Joker in Wiese ${meadow} gegen die ${card} aus.`,
    passed: (name) => `${does(name, 'passt', 'passt')}.`,
    shown: (hands) => `Auf der Hand geblieben. ${hands}.`,
    hand: (name, row) => `${name}: ${row === '' ? 'nichts' : row}`,
  },

  refused: {
    'not-your-turn': 'Du bist nicht am Zug.',
    'nothing-laid': 'Fertig bist du erst, wenn du eine Karte ausgelegt hast.',
    'lay-or-take': 'Du hast in diesem Zug ausgelegt, also kannst du keine Karte nehmen.',
    'supply-gone': 'Es gibt nichts mehr zu nehmen.',
    'stock-empty': 'Der Nachziehstapel ist leer.',
    'not-open': 'Diese Karte liegt nicht offen.',
    'say-done': 'Du hast ausgelegt: Drück auf „Fertig“, statt zu passen.',
    'supply-left': 'Solange es Karten zu nehmen gibt, kannst du nicht passen.',
    'must-lay': 'Solange du etwas auslegen kannst, darfst du nicht passen.',
    'not-in-hand': 'Diese Karte hast du nicht.',
    'jokers-adjacent': 'Zwei Joker dürfen nicht nebeneinander liegen.',
    'no-meadow': 'Diese drei ergeben keine Wiese: Jede Karte muss um 1 oder 2 höher sein als die davor.',
    'no-own-meadow': 'Zuerst brauchst du eine eigene Wiese.',
    'no-such-meadow': 'Diese Wiese gibt es nicht.',
    'no-joker': 'Dort liegt kein Joker.',
    'no-such-place': 'Diese Stelle hat die Wiese nicht.',
    'runs-round': 'Die Wiese würde auf ihren eigenen Anfang treffen.',
    'does-not-fit': 'Diese Karte passt dort nicht.',
  },
};
