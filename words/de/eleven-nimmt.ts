import type { RuleTextsOf } from '../rule-texts.ts';

export const elevenNimmt: RuleTextsOf<'eleven-nimmt'> = {
  E1: 'Es gibt 100 Hornochsenkarten mit den Zahlen 1 bis 100 und zehn Bullenkarten.',
  E2: 'Hornochsen: Die 55 hat sieben, jedes andere Vielfache von 11 fünf, jedes Vielfache von 10 drei, jede andere Zahl mit einer 5 am Ende zwei und jede übrige einen.',
  E3: 'In jeder Runde bekommen alle zehn verdeckte Karten. Der Rest ist der verdeckte Nachziehstapel; seine oberste Karte wird aufgedeckt und beginnt den ersten Ablagestapel. Die Bullenkarten liegen daneben.',
  E4: 'Die erste Runde beginnt der erste Platz, dann geht es reihum. Jede weitere Runde beginnt, wer in der Runde davor die meisten Minuspunkte bekommen hat; sind das mehrere, der erste von ihnen.',
  E5: 'Leg eine Karte auf einen Ablagestapel: Sie muss um eins bis zehn höher sein als die oberste. Nach der 100 geht es mit der 1 weiter; auf eine 96 passen also 97 bis 100 und 1 bis 6.',
  E6: 'Oder nimm einen ganzen Ablagestapel deiner Wahl auf die Hand; damit endet dein Zug. Kannst du nichts legen, musst du nehmen. Du darfst es auch, wenn du legen könntest.',
  E7: 'Wurde ein Ablagestapel genommen, werden zwei Karten vom Nachziehstapel aufgedeckt und beginnen neue Ablagestapel. Ist dort nur noch eine, gibt es einen neuen Ablagestapel, ist er leer, keinen.',
  E8: 'Durchsehen darf man Ablagestapel nicht: Du siehst die oberste Karte, aber weder, was darunter liegt, noch, wie viele es sind. Dir zu merken, was hineinkam und wer ihn genommen hat, ist erlaubt. Am Tisch kann man eine Gedächtnishilfe vereinbaren, die das alles allen zeigt.',
  E9: 'Nimmst du einen Ablagestapel mit drei oder mehr Karten, bekommst du eine Bullenkarte. Sie liegt bis zum Ende der Runde offen vor dir, und du kannst mehrere sammeln.',
  E10: 'Sind alle Bullenkarten vergeben, bekommst du eine von dem, der die meisten hat; bei Gleichstand suchst du aus. Dir selbst nimmst du nie eine weg: Hast du allein die meisten, gehst du leer aus.',
  E11: 'Mit Bullenkarten darfst du in einem Zug mehrere Karten legen, und zwar auf höchstens so viele verschiedene Ablagestapel, wie du Bullenkarten hast. Auf jedem Stapel müssen sie ansteigen, und keine darf mehr als 10 über der Karte liegen, die zu Beginn deines Zuges oben lag. Bullenkarten werden nicht verbraucht; eine neue zählt ab deinem nächsten Zug.',
  E12: 'Ohne Bullenkarte endet dein Zug mit der Karte, die du legst. Mit Bullenkarte sagst du, wann du fertig bist, außer deine Hand ist leer.',
  E13: 'Die Runde endet sofort, wenn jemand keine Karten mehr hat. Alle anderen bekommen für jeden Hornochsen auf der Hand einen Minuspunkt. Bullenkarten zählen nichts und werden zurückgegeben.',
  E14: 'Die Runde endet auch sofort, wenn der Nachziehstapel aufgebraucht ist und kein Ablagestapel mehr liegt; dann zählen alle die Hornochsen auf ihrer Hand.',
  E15: 'Es gibt so viele Runden, wie Leute mitspielen, wenn nichts anderes vereinbart ist. Wer die wenigsten Minuspunkte hat, gewinnt; bei Gleichstand teilt man sich den Rang.',
};
