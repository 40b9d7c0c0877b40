import type { RulebookWords } from '../en/rulebook.ts';

export const rulebook: RulebookWords = {
  headings: { cards: 'Kortene', setup: 'Forberedelse', turn: 'En tur', end: 'Slutten' },
  details: 'Detaljer: alle regler etter nummer',
  examples: 'Eksempler fra reglene',
  captions: {
    'six-nimmt': {
      placed:
        '14 og 15 går bak 12, 44 bak 43 og 61 bak 58: hvert til raden der det siste kortet ligger nærmest under det.',
      sixth:
        'Rad 1 hadde fem kort. 30 var det sjette, så den som la det, tok de fem, og 30 starter raden på nytt.',
      low: '3 var lavere enn alle radene. Den som la det, valgte rad 2 og tok kortet der; 3 og så 9 kom i stedet.',
    },
    'eleven-nimmt': {
      fits: '36 ble lagt på 31 og 46 på 36: hvert er én til ti høyere enn kortet under.',
      takes: 'Den neste tok bunken. Den hadde tre kort og ga et tyrekort. To nye bunker ble snudd.',
      ring: 'Etter 100 kommer 1. Derfor er 5 bare sju høyere enn 98 og passer.',
    },
    bullenrommee: {
      meadow: '14, 16, 17, 19 er en eng: Hvert kort er én eller to høyere enn det foran.',
      joker: '30, en joker, 34: Bare 32 kan erstatte jokeren, for 31 og 33 ville gitt et steg på tre.',
      swapped:
        '31 erstattet jokeren mellom 30 og 33, og jokeren gikk tilbake til en hånd. 32 kunne også vært brukt.',
    },
    'twenty-one': {
      rollAgain: 'Kast om igjen: Blå og svart viste 1 og ble liggende. De fire andre ble kastet.',
      hits: 'Blå 3 og svart 1 er de trykte tallene: to blinktreff. Gul 4 er lov, hvit 4 ville vært for høyt.',
      row: 'En full rad: 5, krysset ut, 4, 2, 2 og 1 er til sammen 14, pluss 6 for tre blinktreff: 20 poeng.',
    },
    'captain-jack': {
      eleven: '4, 1 og 6 ble nøyaktig elleve. Den som la 6, ga bort de tre kortene.',
      blank: '7 og så en Blank: Bunken ble verdt 0. En 9 gjorde den verdt 9, og en 5 ville gitt 14: sprekk.',
      split: 'En 5 kan ikke legges på en 5, så den startet en ny bunke.',
    },
  },
};
