import type { KeysTexts } from '../keys-texts.ts';

export const keys: KeysTexts = {
  title: 'Tastatur',
  everywhere: 'Auf jeder Seite',
  page: [
    ['?', 'Zeigt diese Liste.'],
    ['Tab', 'Geht zum nächsten Knopf oder zur nächsten Gruppe.'],
    ['← → ↑ ↓', 'Gehen in einer Gruppe von Karte zu Karte.'],
    ['Enter', 'Drückt, was den Fokus hat.'],
    ['Esc', 'Schließt ein Fenster.'],
  ],
  replay: [
    ['← →', 'Voriger oder nächster Zug.'],
    ['↑ ↓', 'Voriger oder nächster Fehler.'],
    ['Page Up, Page Down', 'Vorige oder nächste Runde.'],
    ['Home, End', 'Erster oder letzter Zug.'],
    ['Leertaste', 'Spielt ab oder hält an.'],
  ],
  games: {
    'six-nimmt': [
      ['0–9', 'Heben die Karte mit dieser Zahl an. Musst du eine Reihe nehmen, markieren sie Reihe 1 bis 4.'],
      ['Enter', 'Spielt die angehobene Karte oder nimmt die markierte Reihe.'],
      [
        'Esc',
        'Senkt die Karte. Noch einmal gedrückt, nimmt es deine Wahl zurück, solange andere noch wählen.',
      ],
    ],
    'eleven-nimmt': [
      ['0–9', 'Heben die Karte mit dieser Zahl an.'],
      [
        'Enter',
        'Spielt die angehobene Karte. Passt sie auf mehrere Stapel, geht der Fokus zum ersten davon.',
      ],
      ['← →', 'Gehen von Stapel zu Stapel.'],
      ['Esc', 'Senkt die Karte.'],
    ],
    bullenrommee: [
      ['0–9', 'Heben die Karten mit diesen Zahlen an, eine nach der anderen. 0 ist ein Joker.'],
      [
        'Enter',
        'Legt drei angehobene Karten aus, legt eine Karte an oder nimmt eine offene Karte. Gibt es mehrere Plätze, geht der Fokus zum ersten davon.',
      ],
      ['Esc', 'Senkt die Karten. Noch einmal gedrückt, nimmt es den letzten Schritt zurück.'],
    ],
    'twenty-one': [
      ['1–6', 'Markieren alle Felder, in die ein Würfel mit dieser Zahl passt.'],
      ['Enter', 'Schreibt in die markierten Felder.'],
      [
        'Esc',
        'Entfernt die Markierungen. Noch einmal gedrückt, nimmt es deine Wahl zurück, solange andere noch wählen.',
      ],
    ],
    'captain-jack': [
      ['1–9', 'Heben die Karte mit dieser Zahl an. Jack und Blank erreichst du mit ← und →.'],
      ['Enter', 'Legt die angehobene Karte. Gibt es mehrere Plätze, geht der Fokus zum ersten davon.'],
      ['Esc', 'Senkt die Karte.'],
    ],
  },
};
