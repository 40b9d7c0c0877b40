import type { RuleTextsOf } from '../rule-texts.ts';

export const sixNimmt: RuleTextsOf<'six-nimmt'> = {
  S1: 'Es gibt 104 Karten mit den Zahlen 1 bis 104. Hornochsen: Die 55 hat sieben, jedes andere Vielfache von 11 fünf, jedes Vielfache von 10 drei, jede andere Zahl mit einer 5 am Ende zwei und jede übrige einen.',
  S2: 'In jeder Runde bekommen alle zehn verdeckte Karten. Vier weitere werden aufgedeckt und beginnen die vier Reihen. Der Rest spielt in dieser Runde nicht mit.',
  S3: 'Eine Runde hat zehn Züge. In jedem Zug suchen sich alle heimlich eine Karte aus; sind alle so weit, werden die Karten gemeinsam aufgedeckt.',
  S4: 'Die Karten werden nacheinander angelegt, die niedrigste zuerst.',
  S5: 'Eine Karte kommt ans Ende einer Reihe, deren letzte Karte niedriger ist.',
  S6: 'Passen mehrere Reihen, kommt sie in die, deren letzte Karte am dichtesten unter ihr liegt.',
  S7: 'In eine Reihe passen fünf Karten. Wer die sechste anlegen müsste, nimmt diese fünf, und die eigene Karte beginnt die Reihe neu.',
  S8: 'Ist eine Karte niedriger als die letzte Karte jeder Reihe, sucht sich ihr Besitzer eine Reihe aus und nimmt alle Karten daraus; die Karte beginnt diese Reihe neu. Die Karten danach warten so lange.',
  S9: 'Genommene Karten kommen auf den eigenen Hornochsenstapel, nie zurück auf die Hand. Die Hornochsenstapel sind offen: Alle dürfen sie ansehen.',
  S10: 'Die Runde ist vorbei, wenn niemand mehr Karten auf der Hand hat; die Hornochsen in jedem Stapel kommen zur Gesamtzahl dazu.',
  S11: 'Es werden Runden gespielt, bis jemand nach einer ganzen Runde das Limit (66, wenn nichts anderes vereinbart ist) erreicht oder überschreitet, oder eine vereinbarte Anzahl von Runden.',
  S12: 'Wer die wenigsten Hornochsen hat, gewinnt. Bei Gleichstand teilt man sich den Rang.',
  S13: 'Mit bekannten Karten spielen nur die Zahlen von 1 bis zur Spielerzahl mal 10 plus 4 mit.',
  S14: 'Bei der Auswahl liegen diese Karten offen aus. Alle suchen sich reihum je eine aus, bis alle zehn haben. Die vier, die übrig bleiben, beginnen die Reihen.',
  S15: 'In der ersten Runde wählt der erste Platz zuerst; mit jeder Runde rückt die erste Wahl um einen Platz weiter. Die Reihen werden in aufsteigender Folge ausgelegt, und alle dürfen sich merken, wer was gewählt hat.',
  S16: 'Varianten: Grundspiel (alle Karten, ausgeteilt), bekannte Karten (wenige Karten, ausgeteilt), Auswahl (wenige Karten, ausgesucht).',
};
