import type { elevenNimmtPage as english } from '../en/page-eleven-nimmt.ts';
import { counting } from '../plural.ts';
import { does, toWhom, turned } from './you.ts';

const count = counting('de');
const cards = (n: number): string => count(n, { one: '# Karte', other: '# Karten' });

export const elevenNimmtPage: typeof english = {
  name: '11 nimmt!',
  line: 'Lege Karten auf Stapel, jede höchstens zehn höher. Wer nicht kann, nimmt einen Stapel, oft samt Bullenkarte.',
  goal: 'Wer die wenigsten Minuspunkte hat, gewinnt.',
  score: (n) => count(n, { one: '# Minuspunkt', other: '# Minuspunkte' }),
  options: {
    rounds: { name: 'Runden', unit: 'wenn leer: so viele, wie mitspielen' },
    memory: { name: 'Gedächtnishilfe', values: { off: 'keine', on: 'zeigt, was in den Stapeln liegt' } },
  },
  piles: 'Die Ablagestapel',
  stack: (n) => `Nachzieh\u00adstapel: ${n}`,
  range: (first, last) => (first === last ? `${first}` : `${first}–${last}`),
  fits: 'passende Karten:',
  full: 'in diesem Zug nichts mehr',
  wraps: 'Nach der 100 geht es mit 1 weiter.',
  noBull: 'Kein Bulle: eine Karte im Zug.',
  power: (bulls, used) =>
    count(bulls, {
      one: `Dein Bulle: beliebig viele Karten auf einen Stapel im Zug${used > 0 ? ', schon gewählt' : ''}.`,
      other: `Deine # Bullen: beliebig viele Karten auf bis zu ${bulls} Stapel im Zug${used > 0 ? `, ${used} belegt` : ''}.`,
    }),
  served: 'in diesem Zug belegt',
  takeAsk: (pile, free) =>
    `Stapel ${pile} ganz auf die Hand nehmen? ${free ? 'Du könntest noch legen. ' : ''}Drücke noch einmal, um ihn zu nehmen.`,
  height: cards,
  take: (n) => (n === null ? 'Nimm' : `Nimm ${n}`),
  takeLabel: (pile, top, n) => `${n === null ? 'Nimm' : `Nimm ${n}`}: Stapel ${pile}, oben die ${top}`,
  below: 'mit Karten darunter',
  look: (pile, n) => `Stapel ${pile} ansehen (${cards(n)})`,
  pile: (pile) => `Stapel ${pile}`,
  seen: (list) => `gesehen: ${list}`,
  playHere: (card, pile, top) => `${card} auf die ${top} von Stapel ${pile} legen`,
  herd: 'Hände und Bullen',
  cards,
  bulls: (n) => count(n, { one: '# Bullenkarte', other: '# Bullenkarten' }),
  supply: 'Bullenvorrat',
  takeBull: (name) => `Bulle von ${name}`,
  done: 'Zug beenden',
  places: (card, n) =>
    n === 0
      ? `${card} passt jetzt auf keinen Stapel.`
      : count(n, {
          one: `${card} passt auf einen Stapel.`,
          other: `${card} passt auf # Stapel: Such einen aus.`,
        }),
  playOrTake: 'Lege eine Karte auf einen Stapel oder nimm einen Stapel.',
  playWithBulls: (n) =>
    count(n, {
      one: 'Lege beliebig viele Karten auf einen Stapel oder nimm einen Stapel.',
      other: 'Lege beliebig viele Karten auf bis zu # Stapel oder nimm einen Stapel.',
    }),
  mustTake: 'Nichts passt: Wähle einen Stapel zum Nehmen.',
  more: 'Lege weitere Karten oder beende deinen Zug.',
  onlyDone: 'Mehr passt nicht: Dein Zug ist zu Ende.',
  chooseBull: 'Der Vorrat ist leer: Such aus, wer dir eine Bullenkarte gibt.',
  otherTurn: (name) => `${name} ist am Zug.`,
  otherBull: (name) => `${name} sucht eine Bullenkarte aus.`,
  over: 'Die Partie ist zu Ende.',
  tell: {
    start: (card, first) =>
      `Der erste Ablagestapel beginnt mit der ${card}. Zuerst ${turned(first, 'spielst', 'spielt')}.`,
    played: (name, card, pile) => `${does(name, 'legst', 'legt')} die ${card} auf Stapel ${pile}.`,
    done: (name) => `${does(name, 'beendest', 'beendet')} den Zug.`,
    took: (name, pile, top) => `${does(name, 'nimmst', 'nimmt')} Stapel ${pile} mit der ${top} obenauf.`,
    bull: (name) => `${does(name, 'bekommst', 'bekommt')} eine Bullenkarte.`,
    bullFrom: (name, from) => `${does(name, 'bekommst', 'bekommt')} eine Bullenkarte von ${toWhom(from)}.`,
    turned: (list) => `Neue Ablagestapel: ${list}.`,
    noneTurned: 'Der Nachziehstapel ist leer: kein neuer Ablagestapel.',
  },
  refused: {
    'bull-first': 'Such zuerst aus, wer dir eine Bullenkarte gibt.',
    'not-most-bulls': 'Eine Bullenkarte gibt, wer die meisten hat.',
    'no-bull-to-choose': 'Jetzt ist keine Bullenkarte auszusuchen.',
    'no-bull-card': 'Ohne Bullenkarte legst du eine Karte, und dein Zug endet von selbst.',
    'play-or-take': 'Lege eine Karte oder nimm einen Stapel, bevor du den Zug beendest.',
    'already-played': 'Du hast in diesem Zug schon gelegt, also kannst du keinen Stapel nehmen.',
    'no-such-pile': 'Diesen Stapel gibt es nicht.',
    'not-in-hand': 'Diese Karte hast du nicht.',
    'too-many-piles': 'In einem Zug darfst du auf höchstens so viele Stapel legen, wie du Bullenkarten hast.',
    'does-not-follow':
      'Diese Karte passt nicht: Sie muss um 1 bis 10 höher sein als die oberste, und auf 100 folgt 1.',
  },
};
