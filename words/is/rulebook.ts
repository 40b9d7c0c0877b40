import type { RulebookWords } from '../en/rulebook.ts';

export const rulebook: RulebookWords = {
  headings: { cards: 'Spilin', setup: 'Undirbúningur', turn: 'Þegar röðin er komin að þér', end: 'Leikslok' },
  details: 'Nánar: allar reglur eftir númerum',
  examples: 'Dæmi úr reglunum',
  captions: {
    'six-nimmt': {
      placed:
        '14 og 15 fara á eftir 12, 44 á eftir 43 og 61 á eftir 58: hvert í þá röð þar sem síðasta spilið er lægra og munar minnstu.',
      sixth:
        'Í röð 1 voru fimm spil. 30 var það sjötta, svo að sá sem átti það tók þau fimm og 30 byrjar röðina upp á nýtt.',
      low: '3 var lægra en allar raðir. Sá sem átti það valdi röð 2 og tók spilið þar; 3 og síðan 9 komu í staðinn.',
    },
    'eleven-nimmt': {
      fits: '36 var lagt á 31 og 46 á 36: hvort um sig er einum til tíu hærra en spilið undir.',
      takes:
        'Sá næsti tók bunkann. Í honum voru þrjú spil og fyrir það fæst bolaspil. Tveimur spilum var flett upp í nýja bunka.',
      ring: 'Á eftir 100 kemur 1. Þess vegna er 5 aðeins sjö hærra en 98 og passar.',
    },
    bullenrommee: {
      meadow: '14, 16, 17, 19 er tún: hvert spil er einum eða tveimur hærra en það á undan.',
      joker: '30, jóker, 34: aðeins 32 má koma í stað jókersins, því að með 31 eða 33 yrði bilið þrír.',
      swapped: '31 kom í stað jókersins milli 30 og 33 og jókerinn fór aftur á hendi. 32 hefði líka dugað.',
    },
    'twenty-one': {
      rollAgain: 'Kastað aftur: blár og svartur sýndu 1 og lágu kyrrir. Hinum fjórum var kastað.',
      hits: 'Blár 3 og svartur 1 eru prentuðu tölurnar: tvö mörk. Gulur 4 er leyfður, hvítur 4 væri of hár.',
      row: 'Full röð: 5, útstrikað, 4, 2, 2 og 1 eru samtals 14, og 6 að auki fyrir þrjú mörk: 20 stig.',
    },
    'captain-jack': {
      eleven: '4, 1 og 6 urðu nákvæmlega ellefu. Sá sem lagði 6 gaf spilin þrjú.',
      blank: '7 og síðan Blank: gildi bunkans varð 0. Með 9 varð það 9, og með 5 yrði það 14: sprungið.',
      split: '5 má ekki fara á 5 og byrjaði því nýjan bunka.',
    },
  },
};
