import type { RulebookWords } from '../en/rulebook.ts';

export const rulebook: RulebookWords = {
  headings: { cards: 'Karten', setup: 'Aufbau', turn: 'Ein Zug', end: 'Das Ende' },
  details: 'Einzelheiten: alle Regeln nach Nummern',
  examples: 'Beispiele aus der Anleitung',
  captions: {
    'six-nimmt': {
      placed:
        '14 und 15 kommen hinter die 12, 44 hinter die 43 und 61 hinter die 58: jede in die Reihe, deren letzte Karte am dichtesten unter ihr liegt.',
      sixth:
        'In Reihe 1 lagen fünf Karten. Die 30 war die sechste: Wer sie gelegt hat, nimmt die fünf, und die 30 beginnt die Reihe neu.',
      low: 'Die 3 war niedriger als alle Reihen. Wer sie gelegt hat, nahm Reihe 2; an ihre Stelle kamen die 3 und dann die 9.',
    },
    'eleven-nimmt': {
      fits: '36 kam auf 31 und 46 auf 36: Jede ist um eins bis zehn höher als die Karte darunter.',
      takes:
        'Wer dann dran war, nahm den Ablagestapel. Er hatte drei Karten und brachte eine Bullenkarte ein. Zwei neue Stapel wurden aufgedeckt.',
      ring: 'Nach der 100 kommt die 1. Also ist die 5 nur sieben höher als die 98 und passt.',
    },
    bullenrommee: {
      meadow: '14, 16, 17, 19 ist eine Wiese: Jede Karte ist um eins oder zwei höher als die davor.',
      joker:
        '30, ein Joker, 34: Nur die 32 kann den Joker ersetzen, denn mit 31 oder 33 entstünde ein Abstand von drei.',
      swapped:
        'Die 31 hat den Joker zwischen 30 und 33 ersetzt, und er kam auf die Hand zurück. Auch die 32 hätte gepasst.',
    },
    'twenty-one': {
      rollAgain:
        'Noch einmal gewürfelt: Blau und Schwarz zeigten 1 und blieben liegen. Die anderen vier wurden geworfen.',
      hits: 'Blau 3 und Schwarz 1 sind die gedruckten Zahlen: zwei Treffer. Gelb 4 ist erlaubt, Weiß 4 wäre zu hoch.',
      row: 'Eine volle Reihe: 5, gestrichen, 4, 2, 2 und 1 sind zusammen 14, dazu 6 für drei Treffer: 20 Punkte.',
    },
    'captain-jack': {
      eleven: '4, 1 und 6 machten genau elf. Wer die 6 gelegt hat, gab die drei Karten weiter.',
      blank:
        'Auf die 7 ein Blank: Der Stapel war 0 wert. Mit einer 9 waren es 9, und mit einer 5 wären es 14: geplatzt.',
      split: 'Eine 5 darf nicht auf eine 5, also begann sie einen neuen Stapel.',
    },
  },
};
