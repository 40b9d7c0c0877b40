import type { RuleTextsOf } from '../rule-texts.ts';

export const captainJack: RuleTextsOf<'captain-jack'> = {
  C1: 'Es gibt 72 Karten: die Zahlen 1 bis 6 je achtmal, 7 bis 9 je viermal, sechs Jacks und sechs Blanks.',
  C2: 'Alle bekommen drei Karten; der Rest ist der Nachziehstapel. Von ihm wird eine Karte nach der anderen aufgedeckt und auf die vorige gelegt, bis eine Zahl erscheint: Das ist der erste Stapel, und diese Zahl ist sein Wert.',
  C3: 'Der erste Platz beginnt, dann geht es reihum.',
  C4: 'In deinem Zug musst du eine Handkarte auf einen beliebigen Stapel legen. Danach ziehst du wieder auf drei Karten nach, solange es welche gibt.',
  C5: 'Gleiches kommt nie auf Gleiches: keine Zahl auf einen Stapel, der dieselbe zeigt, und kein Blank auf einen Blank. Stattdessen darfst du teilen und mit der Karte einen neuen Stapel beginnen. Es darf beliebig viele Stapel geben.',
  C6: 'Ein neuer Stapel entsteht nur durch Teilen, also wenn irgendein Stapel die gleiche Karte zeigt wie deine, oder wenn der Tisch leer ist; dann ist jede Karte recht.',
  C7: 'Eine Zahl kommt zum Wert des Stapels dazu. Unter 11 passiert nichts weiter. Bei genau 11 bestimmst du jemand anderen, der den Stapel nehmen muss. Bei mehr als 11 bist du geplatzt und nimmst ihn selbst.',
  C8: 'Karten, die du nimmst, legst du beiseite; sie spielen nicht mehr mit. Wie viele jeder hat, dürfen alle wissen.',
  C9: 'Ein Blank, den du in deinem Zug spielst, setzt den Wert des Stapels auf null. Der Stapel bleibt liegen, und es geht auf ihm weiter. Auch ein Stapel, der mit einem Blank beginnt, ist 0 wert.',
  C10: 'Ein Jack macht seinen Stapel auf der Stelle 11 wert, also darfst du ihn jemand anderem geben, es sei denn, jemand kontert.',
  C11: 'Wird ein Jack gespielt, dürfen alle anderen versuchen, als Erste einen Blank darauf zu legen, auch außer der Reihe. Gelingt das, nimmt, wer den Jack gespielt hat, den Stapel samt Jack und Blank.',
  C12: 'Sobald ein Jack gespielt ist, werden alle anderen gefragt, die Karten auf der Hand haben, und erst danach wird der Stapel vergeben. Jeder kontert mit einem Blank oder passt. Der erste Blank entscheidet, ebenso das letzte Passen. Wer die Zeit verstreichen lässt, passt. Niemand erfährt, was die Schweigenden haben.',
  C13: 'Wurde der Jack nicht gekontert, wird der Stapel vergeben. Dann zieht nach, wer den Jack gespielt hat, und danach, wer gekontert hat. Weiter geht es mit dem Platz nach dem, der den Jack gespielt hat.',
  C14: 'Ein Jack auf leerem Tisch ist ein Stapel für sich, und man kann ihn kontern wie jeden anderen.',
  C15: 'Ist der Nachziehstapel leer, werden die Hände kleiner, und wer keine Karten hat, wird übersprungen. Schluss ist, wenn niemand mehr eine Karte hat. Stapel, die dann noch liegen, gehören niemandem.',
  C16: 'Wer die wenigsten Karten genommen hat, gewinnt. Bei Gleichstand teilt man sich den Rang.',
  C17: 'Ihr könnt mehrere Durchgänge vereinbaren, bis zu zwanzig, und die genommenen Karten zusammenzählen. Jeden Durchgang beginnt der nächste Platz am Tisch.',
  C18: 'Ein Stapel darf auch als Reihe ausliegen, sodass alle jede seiner Karten sehen: Nichts darin ist geheim.',
};
