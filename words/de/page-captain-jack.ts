import type { captainJackPage as english } from '../en/page-captain-jack.ts';
import { numberCards } from '../number-cards.ts';
import { counting } from '../plural.ts';
import { does, someone, toWhom, turned } from './you.ts';

const count = counting('de');
const cards = (n: number): string => count(n, { one: '# Karte', other: '# Karten' });

/** „einen Jack“, aber „die 5“. */
const theCard = (card: string): string => (/^\d/.test(card) ? `die ${card}` : `einen ${card}`);

/** „mit einem Jack“, aber „mit der 5“. */
const withCard = (card: string): string => (/^\d/.test(card) ? `mit der ${card}` : `mit einem ${card}`);

export const captainJackPage: typeof english = {
  name: 'Captain Jack',
  line: 'Bring einen Stapel auf elf, gib ihn jemand anderem und heb dir einen Blank für den Jack auf.',
  goal: 'Wer die wenigsten Karten genommen hat, gewinnt.',
  score: cards,
  options: {
    deals: { name: 'Durchgänge' },
    answerSeconds: { name: 'Zeit zum Kontern eines Jacks', unit: 'Sekunden' },
  },
  kinds: {
    ...numberCards,
    J: 'Jack',
    B: 'Blank',
  },
  piles: 'Die Stapel',
  cards,
  pile: (n, top, value, size, list) => `Stapel ${n}: Wert ${value}, oben ${top}, ${cards(size)}: ${list}`,
  stackPiles: 'Stapel zusammenschieben',
  layPilesOut: 'Stapel auffächern',
  becomes: (value) => (value > 11 ? `${value}: geplatzt!` : value === 11 ? '11!' : `→ ${value}`),
  placeLabel: (card, pile, then) => `${card} auf Stapel ${pile}: ${then}`,
  newPile: 'Neuer Stapel',
  emptyTable: 'Kein Stapel auf dem Tisch: Jede Karte beginnt einen.',
  deck: (n) => `Nachziehstapel: ${n}`,
  jacksGone: (n, of) => `Jacks gespielt: ${n} von ${of}`,
  blanksGone: (n, of) => `Blanks gespielt: ${n} von ${of}`,
  giveTo: (name) => `An ${name} geben`,
  window: 'Den Jack kontern',
  jackBy: (name) =>
    `${does(name, 'hast', 'hat')} einen Jack gespielt! Der erste Blank darauf schickt den Stapel zurück.`,
  timeLeft: 'Zeit zum Kontern',
  answerBlank: 'Mit einem Blank kontern',
  letPass: 'Passen',
  place: 'Lege eine Karte auf einen Stapel.',
  begin: 'Beginne mit irgendeiner Karte einen Stapel.',
  give: 'Der Stapel ist genau elf wert: Bestimme, wer ihn nimmt.',
  answer: 'Ein Jack! Kontere mit deinem Blank oder passe.',
  nothingToAnswer: 'Ein Jack! Du hast keinen Blank: Er geht durch.',
  othersAnswer: (names) => `Ein Jack! Warten auf ${names}.`,
  otherGives: (name) => `${name} bestimmt, wer den Stapel nimmt.`,
  otherPlaces: (name) => `${name} ist am Zug.`,
  over: 'Die Partie ist zu Ende.',
  tell: {
    start: (list, first) => `Der erste Stapel: ${list}. Zuerst ${turned(first, 'spielst', 'spielt')}.`,
    placed: (name, card, pile, value) =>
      pile === null
        ? `${does(name, 'beginnst', 'beginnt')} ${withCard(card)} einen neuen Stapel, Wert ${value}.`
        : `${does(name, 'legst', 'legt')} ${theCard(card)} auf Stapel ${pile}, Wert jetzt ${value}.`,
    asked: (name) => `${does(name, 'hast', 'hat')} einen Jack gespielt. Hat jemand einen Blank?`,
    passed: (name) => `${does(name, 'passt', 'passt')}.`,
    answered: (name) => `${does(name, 'konterst', 'kontert')} mit einem Blank!`,
    took: {
      given: (name, from, n) =>
        `${does(from, 'gibst', 'gibt')} ${toWhom(name)} einen Stapel mit ${cards(n)}.`,
      busted: (name, _from, n) =>
        `${does(name, 'bist', 'ist')} geplatzt und ${name === someone ? 'nimmst' : 'nimmt'} ${cards(n)}.`,
      answered: (name, _from, n) =>
        `Der Jack wurde gekontert, also ${turned(name, 'nimmst', 'nimmt')} ${cards(n)}.`,
    },
  },
  refused: {
    'answer-first': 'Erst wird entschieden, ob der Jack gekontert wird.',
    'give-first': 'Erst bekommt jemand den Stapel, der elf wert ist.',
    'not-in-hand': 'Diese Karte hast du nicht.',
    'no-split':
      'Eine Karte beginnt nur dann einen neuen Stapel, wenn eine gleiche auf einem Stapel obenauf liegt.',
    'no-such-pile': 'Diesen Stapel gibt es nicht.',
    split: 'Dort liegt eine gleiche Karte obenauf: Deine beginnt stattdessen einen neuen Stapel.',
    'nothing-to-give': 'Es gibt keinen Stapel herzugeben.',
    'no-other-seat': 'Der Stapel geht an jemand anderen.',
    'no-window': 'Es gibt keinen Jack zu kontern.',
    'own-jack': 'Deinen eigenen Jack kannst du nicht kontern.',
    'no-cards': 'Wer keine Karten hat, kann nicht kontern.',
    'already-passed': 'Du hast schon gepasst.',
    'no-blank': 'Du hast keinen Blank.',
  },
};
