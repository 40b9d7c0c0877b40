import type { RuleTextsOf } from '../rule-texts.ts';

export const elevenNimmt: RuleTextsOf<'eleven-nimmt'> = {
  E1: 'Uxaspilin eru 100, númeruð frá 1 til 100, og bolaspilin eru tíu.',
  E2: 'Uxahausar: sjö á 55, fimm á öðrum margfeldum af 11, þrír á margfeldum af 10, tveir á öðrum tölum sem enda á 5 og einn á öllum hinum.',
  E3: 'Í hverri umferð fær hver leikmaður tíu spil sem aðrir sjá ekki. Hin spilin fara í stokk á hvolfi. Efsta spilinu er flett upp og það byrjar fyrsta bunkann (kastbunka). Bolaspilin liggja við hliðina.',
  E4: 'Fyrsti leikmaðurinn byrjar fyrstu umferð og síðan gengur röðin sæti úr sæti. Síðari umferðir byrjar sá sem fékk flest mínusstig í umferðinni á undan; séu þeir fleiri en einn byrjar sá fyrsti þeirra.',
  E5: 'Leggðu út spil á bunka: það verður að vera einum til tíu hærra en efsta spilið. Á eftir 100 kemur aftur 1, svo að á 96 má leggja 97 til 100 og 1 til 6.',
  E6: 'Eða taktu heilan bunka á hendi, hvern sem þú vilt; þá er röðin komin að næsta. Þú verður að taka bunka ef þú getur ekkert lagt út, og þú mátt það líka þótt þú getir lagt út.',
  E7: 'Þegar bunki hefur verið tekinn er tveimur spilum úr stokknum flett upp og þau byrja nýja bunka. Sé aðeins eitt spil eftir í stokknum verður til einn bunki, og enginn ef hann er tómur.',
  E8: 'Enginn má fletta í gegnum bunka: þú sérð efsta spilið, en hvorki hvað er undir því né hve mörg spilin eru. Þú mátt muna hvað fór í hann og hver tók hann. Við borðið má semja um minnishjálp, sem sýnir öllum allt þetta.',
  E9: 'Þegar þú tekur bunka með þremur spilum eða fleiri færðu bolaspil. Það liggur opið fyrir framan þig út umferðina, og þú mátt safna fleiri en einu.',
  E10: 'Ef bolaspilin eru búin færðu eitt frá þeim sem á flest; séu þeir fleiri en einn velur þú á milli þeirra. Þú færð aldrei þitt eigið spil: ef enginn annar á jafn mörg og þú færðu ekkert.',
  E11: 'Með bolaspilum máttu leggja út mörg spil í einu, á allt að jafn marga bunka og þú átt bolaspil. Á hverjum bunka verða spilin að fara hækkandi, og ekkert þeirra má vera meira en 10 hærra en spilið sem var efst þegar röðin kom að þér. Bolaspil eyðast ekki; nýtt bolaspil gildir frá því að röðin kemur næst að þér.',
  E12: 'Án bolaspils er röðin komin að næsta þegar þú hefur lagt út spil. Með bolaspili lætur þú vita þegar þú vilt ekki leggja út meira, nema þú eigir engin spil eftir.',
  E13: 'Umferðinni lýkur um leið og einhver á engin spil eftir. Allir hinir fá eitt mínusstig fyrir hvern uxahaus á hendi. Bolaspil telja ekki og þeim er skilað.',
  E14: 'Umferðinni lýkur líka um leið og stokkurinn er búinn og enginn bunki er eftir; þá telja allir hausana á hendi.',
  E15: 'Umferðirnar eru jafn margar og leikmenn nema samið sé um annað. Sá sem er með fæst mínusstig vinnur; þeir sem eru jafnir deila sæti.',
};
