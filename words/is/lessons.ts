import type { GuideWords, LessonTexts } from '../en/lessons.ts';

export const lessons: LessonTexts = {
  'six-nimmt': {
    aim: 'Fjórar raðir, tíu spil á hendi og uxahausar sem enginn vill: sá vinnur sem á fæsta. Í hverri lotu velja allir spil í leyni. Lyftu 27 og leggðu það út.',
    closest:
      'Lægsta spilið fór fyrst. Hvert spil fer í þá röð þar sem síðasta spilið er lægra og munar minnstu: 27 á eftir 25, 46 á eftir 44. Leggðu nú út 80: það fer á eftir 78.',
    growing: 'Röð 4 lengist. Leggðu út 83.',
    danger:
      'Nú eru fimm spil í röð 4. Sá sem leggur það sjötta tekur þessi fimm. Leggðu út 90: með heppni verður einhver á undan þér.',
    taken:
      'Spilið 88 frá sessunaut þínum var lægra. Það fór því á undan, varð sjötta spilið og tók röðina. Þitt spil, 90, kom á eftir og er öruggt. Prófaðu nú spil sem er lægra en allar raðir: leggðu út 3.',
    low: 'Spilið 3 passar hvergi. Þú velur röð og tekur spilin í henni, og 3 byrjar hana upp á nýtt. Taktu röðina með fæstu hausunum.',
    free: 'Meira þarf ekki að kunna. Spilaðu umferðina til enda á eigin spýtur.',
  },
  'eleven-nimmt': {
    aim: 'Losaðu þig við spilin. Spil kemst á bunka ef það er einum til tíu hærra en efsta spilið: hér 32 til 41. Lyftu 33 og leggðu það á 31.',
    take: 'Nú eru þrjú spil í bunkanum. Þú gætir lagt út spil, en taktu eftir: sá sem tekur þrjú spil eða fleiri fær bolaspil, og bolar eru mikils virði. Taktu bunkann.',
    bull: 'Þú ert með bola, og tveimur spilum var flett upp og þau mynda nýja bunka. Með einum bola máttu leggja eins mörg spil og þú vilt á einn bunka, ekkert þeirra meira en tíu hærra en spilið sem var efst þegar röðin kom að þér. Leggðu 90 á 87.',
    more: 'Eitt enn: leggðu 93 á sama bunka.',
    done: 'Fleira passar ekki þar. Láttu gott heita.',
    ring: 'Á eftir 100 kemur aftur 1. Þess vegna passar 7 á 99: leggðu það út.',
    doneAgain: 'Láttu gott heita.',
    free: 'Þá er þetta komið: fyrir spil sem eru eftir á hendi í lokin færðu uxahausana á þeim í mínus. Spilaðu umferðina til enda.',
  },
  bullenrommee: {
    aim: 'Leggðu út raðir af spilum sem kallast tún: þrjú spil eða fleiri í hækkandi röð, hvert einum eða tveimur hærra en það á undan. Fyrst verðurðu að leggja út nýtt tún. Leggðu út 14, 16 og 17.',
    between:
      'Nú áttu tún og mátt bæta spilum við hvaða tún sem er, á endana eða inn á milli. Settu 15 á milli 14 og 16.',
    done: 'Þetta nægir í bili. Ýttu á „Búið“.',
    joker:
      'Bolar eru jókerar og geta verið hvaða tala sem passar. Leggðu út nýtt tún með einum: 30, jóker, 33.',
    jokerDone: 'Ýttu á „Búið“.',
    swap: 'Jóker má skipta út: settu 31 í staðinn fyrir hann og þá kemur jókerinn á hendi þína.',
    swapDone: 'Nú átt þú jókerinn. Ýttu á „Búið“.',
    takeCard:
      'Ef þú leggur ekkert út tekurðu spil: opið spil eða það efsta í stokknum. Taktu opna spilið 20.',
    free: 'Hausar í túnum þínum gefa þér stig, hausar sem eru eftir á hendi dragast frá. Spilaðu áfram til enda.',
  },
  'twenty-one': {
    aim: 'Fimm raðir með sex reitum og sex teningar fyrir alla. Þú ert með teningana: þú gætir kastað aftur, en þetta er gott kast. Láttu það liggja.',
    write:
      'Teningur fer í reit í sínum lit ef hann er ekki hærri en prentaða talan. Nákvæmlega prentaða talan er mark og gefur meira. Merktu hvítan, rauðan og grænan og skrifaðu þá.',
    wait: 'Nú kastaði sessunautur þinn. Blár 3 er mark fyrir þig. Gulur 3 passar líka en er þá ekki mark: hafðu þann reit opinn. Skrifaðu bara þann bláa.',
    reroll:
      'Þú ert aftur með teningana. Aðeins gulan og svartan vantar, og svartur sýnir 1 nú þegar. Kastaðu aftur: teningar sem sýna 1 liggja kyrrir.',
    finish: 'Svartur lá kyrr og gulur kom upp með 5. Hvort tveggja er mark: skrifaðu gulan og svartan.',
    free: 'Sex mörk í sömu röð: 21 fyrir tölurnar og önnur 21 fyrir mörkin. Ef ekkert passar verðurðu að strika út opna reitinn lengst til vinstri. Leiknum lýkur þegar einhver hefur fyllt allar fimm raðirnar. Áfram nú!',
  },
  'captain-jack': {
    aim: 'Taktu eins fá spil og þú getur. Spil bætist við gildi bunka: undir ellefu gerist ekkert, yfir ellefu tekurðu bunkann. Lyftu 4 og leggðu það á 5.',
    eleven:
      'Níu og tveir urðu ellefu, svo að bunkinn var gefinn. Síðan byrjaði 6 nýjan bunka. Með 5 kemurðu honum í ellefu: leggðu það út.',
    give: 'Nákvæmlega ellefu! Þú velur hver tekur bunkann. Gefðu Ölmu hann.',
    split:
      'Spil fer aldrei ofan á annað eins. Þar sem 1 er efst kemst þitt spil, 1, ekki að: byrjaðu nýjan bunka með því.',
    answer:
      'Jack-spil setur gildi bunkans í ellefu, hvert sem það var. En þú ert með Blank-spil: leggðu það á Jack-spilið áður en bunkinn er gefinn, og þá tekur sá allt sem lagði Jack-spilið út.',
    free: 'Blank-spil sem þú leggur út þegar röðin er komin að þér setur gildi bunka í 0. Nú kanntu allt. Spilaðu áfram!',
  },
};

export const guide: GuideWords = {
  step: (n, all) => `${n} af ${all}`,
  back: 'Til baka',
  skip: 'Sleppa',
  complete: 'Kennslu lokið',
  first: 'Spila fyrsta leikinn',
  firstHelp: 'Á móti auðveldum bottum, með vísbendingum. Eða spilaðu þennan til enda.',
};
