import type { GuideWords, LessonTexts } from '../en/lessons.ts';

export const lessons: LessonTexts = {
  'six-nimmt': {
    aim: 'Vier Reihen, zehn Karten auf der Hand und Hornochsen, die niemand haben will: Wer die wenigsten hat, gewinnt. In jedem Zug suchen sich alle heimlich eine Karte aus. Heb die 27 an und lege sie.',
    closest:
      'Die niedrigste Karte war zuerst dran. Jede Karte kommt in die Reihe, deren letzte Karte am dichtesten unter ihr liegt: die 27 hinter die 25, die 46 hinter die 44. Lege jetzt die 80: Sie kommt hinter die 78.',
    growing: 'Reihe 4 wächst. Lege die 83.',
    danger:
      'In Reihe 4 liegen jetzt fünf Karten. Wer die sechste anlegt, nimmt diese fünf. Lege die 90: Mit etwas Glück kommt dir jemand zuvor.',
    taken:
      'Die 88 von nebenan war niedriger, also kam sie zuerst dran, als sechste Karte, und nahm die Reihe. Deine 90 kam danach und ist sicher. Versuch nun eine Karte, die niedriger ist als alle Reihen: Lege die 3.',
    low: 'Deine 3 passt nirgends. Du suchst eine Reihe aus, nimmst ihre Karten, und deine 3 beginnt sie neu. Nimm die Reihe mit den wenigsten Hornochsen.',
    free: 'Das ist schon alles. Spiel die Runde allein zu Ende.',
  },
  'eleven-nimmt': {
    aim: 'Werde deine Karten los. Eine Karte passt auf einen Stapel, wenn sie um eins bis zehn höher ist als die oberste: hier 32 bis 41. Heb die 33 an und lege sie auf die 31.',
    take: 'Der Stapel hat jetzt drei Karten. Du könntest legen, aber sieh her: Wer drei oder mehr Karten nimmt, bekommt eine Bullenkarte, und Bullen sind viel wert. Nimm den Stapel.',
    bull: 'Du hast einen Bullen, und zwei neue Ablagestapel wurden aufgedeckt. Mit einem Bullen darfst du beliebig viele Karten auf einen Stapel legen, keine mehr als zehn über der Karte, die zu Beginn deines Zuges oben lag. Lege die 90 auf die 87.',
    more: 'Noch eine: Lege die 93 auf denselben Stapel.',
    done: 'Mehr passt dort nicht. Beende deinen Zug.',
    ring: 'Nach der 100 geht es mit der 1 weiter. Also passt deine 7 auf die 99: Lege sie.',
    doneAgain: 'Beende deinen Zug.',
    free: 'Den Rest kennst du: Karten, die am Ende auf deiner Hand sind, zählen mit ihren Hornochsen gegen dich. Spiel die Runde zu Ende.',
  },
  bullenrommee: {
    aim: 'Lege Reihen aus Karten aus, die Wiesen heißen: drei oder mehr in aufsteigender Folge, in Schritten von eins oder zwei. Zuerst musst du eine neue Wiese auslegen. Lege 14, 16 und 17 aus.',
    between:
      'Nun hast du eine Wiese und darfst an jede anlegen, an den Enden oder dazwischen. Lege die 15 zwischen 14 und 16.',
    done: 'Das war es für diesen Zug. Drück auf „Fertig“.',
    joker:
      'Bullen sind Joker und stehen für jede Zahl, die passt. Lege mit einem eine neue Wiese aus: 30, ein Joker, 33.',
    jokerDone: 'Drück auf „Fertig“.',
    swap: 'Einen Joker kann man austauschen: Lege deine 31 an seine Stelle, und der Joker kommt auf deine Hand.',
    swapDone: 'Der Joker gehört jetzt dir. Drück auf „Fertig“.',
    takeCard:
      'Wenn du nichts auslegst, nimmst du eine Karte: eine offene oder die oberste vom Nachziehstapel. Nimm die offene 20.',
    free: 'Hornochsen in deinen Wiesen zählen für dich, die auf deiner Hand gegen dich. Spiel weiter bis zum Ende.',
  },
  'twenty-one': {
    aim: 'Fünf Reihen mit sechs Feldern und sechs Würfel für alle. Du hast die Würfel: Du könntest noch einmal würfeln, aber dieser Wurf ist gut. Lass ihn liegen.',
    write:
      'Ein Würfel kommt in das Feld seiner Farbe, wenn er nicht höher ist als die gedruckte Zahl. Genau die gedruckte Zahl ist ein Treffer und bringt mehr. Markiere Weiß, Rot und Grün und trag sie ein.',
    wait: 'Jetzt wurde nebenan gewürfelt. Blau 3 ist ein Treffer für dich. Gelb 3 würde auch passen, wäre aber kein Treffer: Lass das Feld offen. Trag nur Blau ein.',
    reroll:
      'Du hast wieder die Würfel. Es fehlen nur Gelb und Schwarz, und Schwarz zeigt schon 1. Würfle noch einmal: Würfel, die 1 zeigen, bleiben liegen.',
    finish: 'Schwarz blieb liegen, und Gelb zeigt jetzt 5. Beides sind Treffer: Trag Gelb und Schwarz ein.',
    free: 'Sechs Treffer in einer Reihe: 21 für die Zahlen und noch einmal 21 für die Treffer. Passt nichts, musst du das offene Feld ganz links streichen. Die Partie endet, wenn jemand alle fünf Reihen voll hat. Weiter so!',
  },
  'captain-jack': {
    aim: 'Nimm so wenige Karten wie möglich. Eine Karte kommt zum Wert des Stapels dazu: Unter elf passiert nichts, über elf nimmst du den Stapel. Heb die 4 an und lege sie auf die 5.',
    eleven:
      'Neun und zwei machten elf, also wurde der Stapel vergeben. Dann begann eine 6 einen neuen. Deine 5 bringt ihn auf elf: Lege sie.',
    give: 'Genau elf! Du bestimmst, wer den Stapel nimmt. Gib ihn Alma.',
    split:
      'Gleiches kommt nie auf Gleiches. Auf die 1, die auf dem Tisch liegt, darf deine 1 nicht: Beginne mit ihr einen neuen Stapel.',
    answer:
      'Ein Jack macht seinen Stapel elf wert, egal, was er vorher war. Aber du hast einen Blank: Leg ihn auf den Jack, bevor der Stapel vergeben wird, und wer den Jack gespielt hat, nimmt alles.',
    free: 'Ein Blank in deinem eigenen Zug macht einen Stapel 0 wert. Jetzt weißt du alles. Spiel weiter!',
  },
};

export const guide: GuideWords = {
  step: (n, all) => `${n} von ${all}`,
  back: 'Zurück',
  skip: 'Überspringen',
  complete: 'Geschafft',
  first: 'Deine erste Partie',
  firstHelp: 'Gegen leichte Bots, mit Tipps. Oder spiel diese hier zu Ende.',
};
