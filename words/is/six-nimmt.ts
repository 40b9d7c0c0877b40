import type { RuleTextsOf } from '../rule-texts.ts';

export const sixNimmt: RuleTextsOf<'six-nimmt'> = {
  S1: 'Spilin eru 104, númeruð frá 1 til 104. Uxahausar: sjö á 55, fimm á öðrum margfeldum af 11, þrír á margfeldum af 10, tveir á öðrum tölum sem enda á 5 og einn á öllum hinum.',
  S2: 'Í hverri umferð fær hver leikmaður tíu spil sem aðrir sjá ekki. Fjórum til viðbótar er flett upp og hvert þeirra byrjar eina af röðunum fjórum. Hin spilin eru ekki með í umferðinni.',
  S3: 'Í umferð eru tíu lotur. Í hverri lotu velja allir spil í leyni. Þegar allir hafa valið er spilunum flett upp í einu.',
  S4: 'Spilin eru lögð niður hvert á eftir öðru, það lægsta fyrst.',
  S5: 'Spil fer aftast í röð þar sem síðasta spilið er lægra.',
  S6: 'Ef fleiri en ein röð kemur til greina fer spilið í þá röð þar sem minnstu munar á því og síðasta spilinu.',
  S7: 'Röð rúmar fimm spil. Sá sem leggur sjötta spilið tekur þessi fimm, og spilið hans byrjar röðina upp á nýtt.',
  S8: 'Ef spil er lægra en síðasta spilið í öllum röðum velur eigandi þess röð og tekur öll spilin í henni, og spilið byrjar þá röð upp á nýtt. Spilin sem eftir eru bíða á meðan.',
  S9: 'Spil sem eru tekin fara í hausabunka leikmannsins, aldrei aftur á hendi. Hausabunkarnir eru öllum opnir og hver sem er má skoða þá.',
  S10: 'Umferðinni lýkur þegar enginn á spil á hendi. Þá bætast hausarnir í hverjum bunka við heildartöluna.',
  S11: 'Spilaðar eru umferðir þar til einhver er með 66 hausa eða fleiri að lokinni heilli umferð (nema samið sé um aðra tölu), eða eins margar umferðir og samið var um.',
  S12: 'Sá vinnur sem er með fæsta hausa. Þeir sem eru jafnir deila sæti.',
  S13: 'Þegar spilað er með þekktum spilum eru aðeins notaðar tölurnar frá 1 upp í fjölda leikmanna sinnum 10 plús 4.',
  S14: 'Í valinu liggja þessi spil opin á borðinu og leikmenn velja til skiptis eitt í einu þar til hver er kominn með tíu. Spilin fjögur sem eftir eru byrja raðirnar.',
  S15: 'Fyrsti leikmaðurinn velur fyrstur í fyrstu umferð, og í hverri umferð færist fyrsta valið til þess næsta. Raðirnar liggja þannig að fyrstu spilin fari hækkandi, og allir mega muna hver valdi hvað.',
  S16: 'Afbrigði: grunnspil (öll spilin, gefin), þekkt spil (færri spil, gefin), val (færri spil, valin).',
};
