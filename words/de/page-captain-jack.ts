import type { captainJackPage as english } from '../en/page-captain-jack.ts';
import { numberCards } from '../number-cards.ts';
import { counting } from '../plural.ts';

const count = counting('de');
const cards = (n: number): string => count(n, { one: '# Karte', other: '# Karten' });

export const captainJackPage: typeof english = {
  name: 'Captain Jack',
  line: 'Bring einen Stapel auf elf, gib ihn jemand anderem und heb dir einen Blank für den Jack auf.',
  goal: 'Genommene Karten: Die wenigsten gewinnen.',
  score: cards,
  options: {
    deals: { name: 'Durchgänge' },
    answerSeconds: { name: 'Zeit für die Antwort auf einen Jack', unit: 'Sekunden' },
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
  worth: (value) => `Wert ${value}`,
  placeLabel: (card, pile, then) => `${card} auf Stapel ${pile}: ${then}`,
  newPile: 'Neuer Stapel',
  emptyTable: 'Kein Stapel auf dem Tisch: Jede Karte beginnt einen.',
  deck: (n) => `Nachziehstapel: ${n}`,
  held: (name, n) => `${name}: ${n} auf der Hand`,
  giveTo: (name) => `An ${name} geben`,
  window: 'Antwort auf den Jack',
  jackBy: (name) => `Ein Jack von ${name}! Der erste Blank darauf schickt den Stapel zurück.`,
  timeLeft: 'Zeit für die Antwort',
  answerBlank: 'Mit einem Blank antworten',
  letPass: 'Passen',
  place: 'Lege eine Karte auf einen Stapel.',
  begin: 'Beginne mit irgendeiner Karte einen Stapel.',
  give: 'Der Stapel ist genau elf wert: Bestimme, wer ihn nimmt.',
  answer: 'Ein Jack! Antworte mit deinem Blank oder passe.',
  nothingToAnswer: 'Ein Jack! Du hast keinen Blank, also passe.',
  othersAnswer: (names) => `Ein Jack! Warten auf ${names}.`,
  otherGives: (name) => `Warten auf ${name}: den Stapel jemandem geben.`,
  otherPlaces: (name) => `Warten auf ${name}: eine Karte legen.`,
  over: 'Die Partie ist zu Ende.',
  tell: {
    start: (list, first) => `Aufgedeckt: ${list}. Es beginnt: ${first}.`,
    placed: (name, card, pile, value) =>
      pile === null
        ? `${name}: ${card} beginnt einen neuen Stapel, Wert ${value}.`
        : `${name}: ${card} auf Stapel ${pile}, Wert jetzt ${value}.`,
    asked: (name) => `Ein Jack von ${name}: Wer hat einen Blank?`,
    passed: (name) => `${name}: gepasst.`,
    answered: (name) => `${name}: ein Blank auf den Jack!`,
    took: {
      given: (name, from, n) => `${from} an ${name}: ein Stapel mit ${cards(n)}.`,
      busted: (name, _from, n) => `${name}: geplatzt, ${cards(n)} genommen.`,
      answered: (name, _from, n) => `${name}: Auf den Jack kam eine Antwort, ${cards(n)} genommen.`,
    },
  },
  refused: {
    'answer-first': 'Erst wird auf den Jack geantwortet.',
    'give-first': 'Erst bekommt jemand den Stapel, der elf wert ist.',
    'not-in-hand': 'Diese Karte hast du nicht.',
    'no-split':
      'Eine Karte beginnt nur dann einen neuen Stapel, wenn eine gleiche auf einem Stapel obenauf liegt.',
    'no-such-pile': 'Diesen Stapel gibt es nicht.',
    split: 'Dort liegt eine gleiche Karte obenauf: Deine beginnt stattdessen einen neuen Stapel.',
    'nothing-to-give': 'Es gibt keinen Stapel herzugeben.',
    'no-other-seat': 'Der Stapel geht an jemand anderen.',
    'no-window': 'Es gibt keinen Jack, auf den zu antworten wäre.',
    'own-jack': 'Auf deinen eigenen Jack kannst du nicht antworten.',
    'no-cards': 'Wer keine Karten hat, kann nicht antworten.',
    'already-passed': 'Du hast schon gepasst.',
    'no-blank': 'Du hast keinen Blank.',
  },
};
