import type { HelpTexts } from '../help-texts.ts';

export const help: HelpTexts = {
  'six-nimmt': {
    what: 'Alle spielen gleichzeitig, und niemand will die sechste Karte einer Reihe legen.',
    goal: 'Sammle möglichst wenige Hornochsen.',
    steps: [
      'Such dir heimlich eine Karte aus. Sind alle so weit, wird gemeinsam aufgedeckt.',
      'Angelegt wird von der niedrigsten zur höchsten, jede Karte hinter die nächstniedrigere.',
      'Ist deine die sechste Karte einer Reihe, nimmst du die fünf, die dort liegen, und deine beginnt die Reihe neu.',
      'Ist deine niedriger als die letzte Karte jeder Reihe, nimmst du eine Reihe deiner Wahl, und deine beginnt sie neu.',
      'Nach zehn Zügen werden deine Hornochsen dazugezählt. Die Partie endet, wenn jemand 66 oder mehr hat.',
    ],
    tips: [
      'Eine Karte knapp über dem Ende einer kurzen Reihe ist fast immer sicher.',
      'Ist deine Karte zu niedrig, nimm die Reihe mit den wenigsten Hornochsen, nicht die mit den wenigsten Karten.',
    ],
  },
  'eleven-nimmt': {
    what: 'Werde deine Karten los, jede höchstens zehn über dem Ablagestapel.',
    goal: 'Leere deine Hand vor allen anderen: Hornochsen, die du noch hast, sind Minuspunkte.',
    steps: [
      'In deinem Zug legst du eine Karte oder nimmst einen Ablagestapel.',
      'Die Karte muss um eins bis zehn höher sein als die oberste des Stapels; nach der 100 kommt die 1.',
      'Passt nichts, nimmst du einen ganzen Stapel auf die Hand. Dann werden zwei neue Ablagestapel aufgedeckt.',
      'Ein Stapel mit drei oder mehr Karten bringt dir eine Bullenkarte.',
      'Mit Bullenkarten darfst du in einem Zug mehrere Karten legen. Sag, wann du fertig bist.',
      'Die Runde endet, wenn eine Hand leer ist. Nach allen Runden gewinnt, wer die wenigsten Minuspunkte hat.',
    ],
    tips: [
      'Früh einen großen Stapel zu nehmen kann sich lohnen: Mit der Bullenkarte wirst du viele Karten auf einmal los.',
      'Heb Karten auf, die nah beieinander liegen: Mit einer Bullenkarte gehen sie in einem Zug weg.',
    ],
  },
  bullenrommee: {
    what: 'Ein Rommee mit steigenden Reihen: Lass deine Wiesen wachsen, ehe jemand ausmacht.',
    goal: 'Hab die meisten Hornochsen in deinen Wiesen, abzüglich derer auf deiner Hand.',
    steps: [
      'In deinem Zug legst du Karten aus oder nimmst eine aus dem Vorrat, nie beides.',
      'Beginne mit einer Wiese: drei oder mehr Karten, jede um eins oder zwei höher, zum Beispiel 14, 16 und 17.',
      'Hast du eine Wiese, darfst du an jede Wiese anlegen, an den Enden oder mittendrin.',
      'Ein Joker steht für eine beliebige Zahl. Wer eine passende Karte an seine Stelle legt, bekommt ihn.',
      'Hast du ausgelegt, was du möchtest, sag, dass du fertig bist.',
      'Der Durchgang endet, wenn jemand die letzte Karte auslegt. Das allein ist noch kein Sieg.',
    ],
    tips: [
      'Eine Karte in einer fremden Wiese zählt für andere. Leg dort an, um auszumachen oder Unbrauchbares loszuwerden.',
      'Leg Karten mit vielen Hornochsen rechtzeitig aus: In der Wiese bringen sie am meisten, auf der Hand kosten sie am meisten.',
    ],
  },
  'twenty-one': {
    what: 'Sechs Würfel für alle: Fülle deine Reihen und triff die gedruckten Zahlen.',
    goal: 'Hab die meisten Punkte, wenn jemand die fünfte Reihe vollmacht.',
    steps: [
      'Wer die Würfel hat, wirft alle sechs und darf noch einmal werfen; Einsen bleiben liegen.',
      'Dann entscheiden alle gleichzeitig, jeder in der eigenen Reihe.',
      'Trag beliebig viele Würfel in die Felder ihrer Farben ein, keinen, der höher ist als die gedruckte Zahl.',
      'Oder streich das offene Feld, das am weitesten links liegt.',
      'Die gleiche Zahl wie gedruckt ist ein Treffer. Je mehr Treffer in einer Reihe, desto größer der Bonus, bis zu 21.',
      'Eine volle Reihe wird gewertet, und im nächsten Zug machst du in der Reihe darunter weiter.',
    ],
    tips: [
      'Trag Treffer immer ein: Besser kann kein Würfel in dieses Feld passen.',
      'Behalte die anderen Blätter im Auge: Die schönste Reihe nützt wenig, wenn jemand vorher Schluss macht.',
    ],
  },
  'captain-jack': {
    what: 'Mach genau 11 und gib den Stapel weg. Kommst du darüber, gehört er dir.',
    goal: 'Nimm möglichst wenige Karten.',
    steps: [
      'Leg eine Handkarte auf einen Stapel. Ihre Zahl kommt zum Wert des Stapels dazu.',
      'Bei genau 11 gibst du den Stapel jemand anderem. Über 11 bist du geplatzt und nimmst ihn.',
      'Ein Blank macht einen Stapel 0 wert, ein Jack 11.',
      'Einen Jack dürfen die anderen mit einem Blank kontern: Dann nimmt den Stapel, wer den Jack gespielt hat.',
      'Gleiches kommt nie auf Gleiches. Teile stattdessen und beginne einen neuen Stapel.',
      'Zieh wieder auf drei Karten nach. Schluss ist, wenn niemand mehr eine Karte hat.',
    ],
    tips: [
      'Heb dir einen Blank für den Jack eines anderen auf.',
      'Einen Stapel mit Wert 0 oder 1 kannst du ruhig liegen lassen: Keine Zahl bringt ihn auf einen Schlag auf 11.',
    ],
  },
};
