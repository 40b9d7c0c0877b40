import type { RuleTextsOf } from '../rule-texts.ts';

export const twentyOne: RuleTextsOf<'twenty-one'> = {
  T1: 'Teningarnir eru sex: hvítur, gulur, rauður, grænn, blár og svartur.',
  T2: 'Blöðin eru sex, A til F. Enginn er með eins blað og annar, og allir mega sjá þau öll. Á hverju blaði eru fimm raðir með sex reitum, og í hverri röð er hver litur einu sinni. Tölurnar eru eins á öllum blöðum og fara lækkandi frá vinstri til hægri; röð litanna er ólík.',
  T3: 'Prentuðu tölurnar eru 6 5 4 3 2 1, síðan 5 4 4 3 3 1, 5 4 4 3 2 1, 5 4 4 2 2 1 og 4 4 3 3 2 1. Á blöðunum sex er hver litur einu sinni á hverjum stað í röð, svo að ekkert blað er betra en annað.',
  T4: 'Dregið er um blöðin, eða þeim er deilt út í sætaröð ef samið er um það.',
  T5: 'Sá sem er með teningana kastar öllum sex. Hann má láta þá liggja eða kasta einu sinni enn, öllum nema þeim sem sýna 1: þeir liggja kyrrir. Sex ásum má ekki kasta aftur.',
  T6: 'Síðan gera allir annað af tvennu. Skrifa: færa inn einn tening eða fleiri, hvern í opinn reit í sínum lit í röðinni sem þú ert í, ef teningurinn er ekki hærri en prentaða talan. Eða strika út: strika yfir opna reitinn lengst til vinstri í röðinni, líka þótt þú gætir skrifað. Aldrei hvort tveggja, og aldrei tvo reiti í einu.',
  T7: 'Tala sem er jöfn prentuðu tölunni er mark og er merkt.',
  T8: 'Allir velja í leyni, og valið er sýnt þegar sá síðasti hefur valið.',
  T9: 'Röð án opinna reita gefur strax stig: tölurnar í henni og fyrir 1 til 6 mörk að auki 1, 3, 6, 10, 15 eða 21. Útstrikaður reitur telur ekkert. Þú heldur áfram í næstu röð fyrir neðan, en ekki fyrr en í næstu lotu.',
  T10: 'Að því loknu fær næsti leikmaður til vinstri teningana.',
  T11: 'Leiknum lýkur í lok lotunnar þegar einhver klárar fimmtu röðina; það geta fleiri gert í sömu lotu. Allir hinir fá stig fyrir röðina sem þeir eru í, eins langt og hún er komin.',
  T12: 'Sá sem er með flest stig vinnur. Þeir sem eru jafnir deila sæti.',
  T13: 'Leikmaðurinn í fyrsta sætinu við borðið kastar fyrstur.',
};
