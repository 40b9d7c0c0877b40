import type { RuleTextsOf } from '../rule-texts.ts';

export const twentyOne: RuleTextsOf<'twenty-one'> = {
  T1: 'Det er seks terninger: en hvit, en gul, en rød, en grønn, en blå og en svart.',
  T2: 'Det er seks ark, A til F. Alle har hvert sitt unike ark, synlig for alle. Hvert ark har fem rader med seks felter, og i hver rad finnes hver farge én gang. Tallene er de samme på alle ark og synker fra venstre mot høyre; fargene står ulikt.',
  T3: 'De trykte tallene er 6 5 4 3 2 1, så 5 4 4 3 3 1, 5 4 4 3 2 1, 5 4 4 2 2 1 og 4 4 3 3 2 1. På de seks arkene til sammen står hver farge én gang på hver plass i en rad, så ikke noe ark er bedre enn et annet.',
  T4: 'Arkene deles ut ved loddtrekning eller, hvis det er avtalt, etter plassene ved bordet.',
  T5: 'Den som har terningene, kaster alle seks. De kan bli liggende, eller de kastes én gang til, unntatt dem som viser 1: De blir liggende. Seks enere kan ikke kastes om igjen.',
  T6: 'Så gjør alle én av to ting. Noter en eller flere terninger, hver i det åpne feltet med sin farge i raden du holder på med, hvis terningen ikke er høyere enn det trykte tallet. Eller kryss ut det åpne feltet lengst til venstre i raden, selv om en terning passer. Aldri begge deler, og aldri to kryss.',
  T7: 'Et tall som er likt det trykte, er et blinktreff og blir merket.',
  T8: 'Alle velger i hemmelighet, og valgene vises når det siste er tatt.',
  T9: 'En rad uten åpne felter gir poeng med en gang: tallene i den, og for 1 til 6 blinktreff ytterligere 1, 3, 6, 10, 15 eller 21. Et utkrysset felt teller ingenting. Du fortsetter i raden under, men ikke før neste tur.',
  T10: 'Deretter får neste spiller til venstre terningene.',
  T11: 'Partiet er over ved slutten av turen der noen fullfører den femte raden; flere kan gjøre det samtidig. Alle andre får poeng for raden de er i, så langt den er fylt ut.',
  T12: 'Flest poeng vinner. De som står likt, deler plassen.',
  T13: 'Spilleren på den første plassen kaster først.',
};
