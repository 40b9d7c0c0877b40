import type { RuleTextsOf } from '../rule-texts.ts';

export const captainJack: RuleTextsOf<'captain-jack'> = {
  C1: 'Spilin eru 72: átta af hverri tölu frá 1 til 6, fjögur af hverri tölu frá 7 til 9, sex Jack-spil og sex Blank-spil.',
  C2: 'Hver leikmaður fær þrjú spil; hin eru stokkurinn. Spilum ofan af honum er flett upp, hverju ofan á annað, þar til tala kemur upp: það er fyrsti bunkinn, og gildi hans er sú tala.',
  C3: 'Fyrsti leikmaðurinn byrjar og síðan er farið hringinn í kringum borðið.',
  C4: 'Þegar röðin kemur að þér verðurðu að leggja spil af hendi á einhvern bunkann. Síðan dregurðu þar til þú ert aftur með þrjú spil, á meðan stokkurinn endist.',
  C5: 'Spil fer aldrei ofan á annað eins: hvorki á bunka með sömu tölu efst né Blank á Blank. Þess í stað máttu kljúfa og byrja nýjan bunka með spilinu. Fjöldi bunka er ótakmarkaður.',
  C6: 'Nýr bunki verður aðeins til þegar klofið er, það er að segja þegar efst á einhverjum bunka er eins spil og þitt, eða þegar borðið er tómt; þá dugar hvaða spil sem er.',
  C7: 'Tala bætist við gildi bunkans. Undir 11 gerist ekkert meira. Ef gildið er nákvæmlega 11 velur þú annan leikmann sem verður að taka bunkann. Ef það fer yfir 11 springurðu og tekur bunkann.',
  C8: 'Spil sem þú tekur eru lögð til hliðar og eru úr leik. Allir mega vita hve mörg hver leikmaður er með.',
  C9: 'Blank-spil sem þú leggur út þegar röðin er komin að þér núllstillir gildi bunkans. Bunkinn liggur kyrr og áfram er spilað á hann. Bunki sem byrjar á Blank-spili er líka 0 virði.',
  C10: 'Jack-spil setur gildi bunkans strax í 11, svo að þú mátt gefa hann öðrum leikmanni, nema einhver svari.',
  C11: 'Þegar Jack-spil er lagt út má hver hinna reyna að verða fyrstur til að leggja Blank-spil á það, þótt röðin sé ekki komin að honum. Takist það tekur sá sem lagði út Jack-spilið bunkann með báðum þeim spilum.',
  C12: 'Um leið og Jack-spil er lagt út eru allir hinir sem eiga spil á hendi spurðir, og ekki fyrr en að því loknu er bunkinn gefinn. Hver svarar með Blank-spili eða segir pass. Fyrsta Blank-spilið ræður úrslitum og eins síðasta passið; sé klukka í gangi jafngildir það passi að falla á tíma. Enginn fær að vita hvað þeir eru með sem þegja.',
  C13: 'Ef enginn svaraði er bunkinn gefinn. Þá dregur sá sem lagði út Jack-spilið og á eftir honum sá sem svaraði. Röðin er þá komin að þeim sem situr á eftir þeim sem lagði út Jack-spilið.',
  C14: 'Jack-spil á tómu borði er bunki út af fyrir sig, og því má svara eins og öðrum.',
  C15: 'Þegar stokkurinn er búinn fækkar spilum á hendi, og hlaupið er yfir þá sem eiga engin. Leiknum lýkur þegar enginn á spil eftir. Bunkar sem þá eru á borðinu tilheyra engum.',
  C16: 'Sá sem hefur tekið fæst spil vinnur. Þeir sem eru jafnir deila sæti.',
  C17: 'Semja má um nokkrar gjafir, allt að tuttugu, og leggja saman spilin sem voru tekin. Í hverri gjöf byrjar næsti leikmaður við borðið.',
  C18: 'Leggja má bunka út í röð svo að allir sjái öll spilin í honum: ekkert í honum er leyndarmál.',
};
