import type { RuleTextsOf } from '../rule-texts.ts';

export const twentyOne: RuleTextsOf<'twenty-one'> = {
  T1: 'Es gibt sechs Würfel: einen weißen, einen gelben, einen roten, einen grünen, einen blauen und einen schwarzen.',
  T2: 'Es gibt sechs Blätter, A bis F. Jeder hat ein anderes; alle liegen offen. Jedes hat fünf Reihen mit sechs Feldern, und in jeder Reihe kommt jede Farbe einmal vor. Die Zahlen sind auf allen Blättern gleich und fallen von links nach rechts; die Farben stehen überall anders.',
  T3: 'Aufgedruckt sind 6 5 4 3 2 1, dann 5 4 4 3 3 1, 5 4 4 3 2 1, 5 4 4 2 2 1 und 4 4 3 3 2 1. Über alle sechs Blätter steht in einer Reihe jede Farbe einmal an jeder Stelle, also ist kein Blatt besser als ein anderes.',
  T4: 'Die Blätter werden ausgelost oder, wenn es so vereinbart ist, der Sitzordnung nach verteilt.',
  T5: 'Wer die Würfel hat, wirft alle sechs. Dann bleiben sie liegen oder werden noch einmal geworfen, außer denen, die eine 1 zeigen: Die bleiben. Sechs Einsen kann man nicht noch einmal werfen.',
  T6: 'Danach tun alle eines von beidem. Eintragen: einen oder mehrere Würfel, jeden ins offene Feld seiner Farbe in deiner aktuellen Reihe, wenn er nicht höher ist als die gedruckte Zahl. Oder streichen: das offene Feld dieser Reihe, das am weitesten links liegt, auch wenn du eintragen könntest. Nie beides, und nie zwei Felder streichen.',
  T7: 'Eine Zahl, die der gedruckten gleicht, ist ein Treffer und wird markiert.',
  T8: 'Alle entscheiden sich heimlich; gezeigt wird, wenn die letzte Entscheidung gefallen ist.',
  T9: 'Eine Reihe ohne offenes Feld wird sofort gewertet: ihre Zahlen und für 1 bis 6 Treffer zusätzlich 1, 3, 6, 10, 15 oder 21. Ein gestrichenes Feld zählt nichts. Du machst in der Reihe darunter weiter, aber erst im nächsten Zug.',
  T10: 'Dann bekommt der nächste Platz links die Würfel.',
  T11: 'Die Partie endet mit dem Zug, in dem jemand die fünfte Reihe vollmacht; das kann auch mehreren zugleich gelingen. Alle anderen werten ihre aktuelle Reihe, so weit sie gefüllt ist.',
  T12: 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt man sich den Rang.',
  T13: 'Wer auf dem ersten Platz sitzt, würfelt zuerst.',
};
