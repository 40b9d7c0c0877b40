import type { GuideWords, LessonTexts } from '../en/lessons.ts';

export const lessons: LessonTexts = {
  'six-nimmt': {
    aim: 'Fire rader, ti kort på hånden og oksehoder som ingen vil ha: Den med færrest vinner. I hvert trekk velger alle et kort i hemmelighet. Løft 27 og legg det ut.',
    closest:
      'Det laveste kortet gikk først. Hvert kort går til raden der det siste kortet ligger nærmest under det: 27 bak 25, 46 bak 44. Legg nå ut 80: Det går bak 78.',
    growing: 'Rad 4 vokser. Legg ut 83.',
    danger:
      'Rad 4 har fem kort nå. Den som legger det sjette, tar de fem. Legg ut 90: Med litt flaks kommer noen før deg.',
    taken:
      'Naboens 88 var lavere, så det ble plassert først, som det sjette kortet, og tok raden. Din 90 kom etterpå og er trygg. Prøv nå et kort som er lavere enn alle radene: Legg ut 3.',
    low: 'Din 3 passer ingen steder. Du velger en rad og tar kortene i den, og din 3 starter den på nytt. Ta raden med færrest hoder.',
    free: 'Det er alt som skal til. Spill runden ferdig på egen hånd.',
  },
  'eleven-nimmt': {
    aim: 'Bli kvitt kortene dine. Et kort kan ligge på en bunke hvis det er én til ti høyere enn det øverste: her 32 til 41. Løft 33 og legg det på 31.',
    take: 'Bunken har tre kort nå. Du kunne ha lagt, men se her: Den som tar tre eller flere kort, får et tyrekort, og tyrer er verdt mye. Ta bunken.',
    bull: 'Du har en tyr, og to nye bunker er snudd. Med én tyr kan du legge så mange kort du vil på én bunke, alle høyst ti over kortet som lå øverst da turen din begynte. Legg 90 på 87.',
    more: 'Ett til: Legg 93 på samme bunke.',
    done: 'Ikke noe mer passer der. Avslutt turen.',
    ring: 'Etter 100 fortsetter tallene med 1. Derfor passer din 7 på 99: Legg det.',
    doneAgain: 'Avslutt turen.',
    free: 'Resten vet du: Kort du har igjen på hånden til slutt, gir minuspoeng for oksehodene sine. Spill runden ferdig.',
  },
  bullenrommee: {
    aim: 'Legg ut rekker av kort, kalt enger: tre eller flere i stigende rekkefølge, med steg på én eller to. Først må du legge ut en ny eng. Legg ut 14, 16 og 17.',
    between: 'Nå har du en eng og kan bygge på alle enger, i endene eller imellom. Legg 15 mellom 14 og 16.',
    done: 'Det var alt for denne turen. Trykk på «Ferdig».',
    joker:
      'Tyrer er jokere og står for et hvilket som helst tall som passer. Legg ut en ny eng med en joker: 30, en joker, 33.',
    jokerDone: 'Trykk på «Ferdig».',
    swap: 'En joker kan byttes ut: Legg din 31 i stedet, så kommer jokeren på hånden din.',
    swapDone: 'Jokeren er din nå. Trykk på «Ferdig».',
    takeCard:
      'Legger du ikke ut noe, tar du et kort: et åpent eller det øverste i trekkbunken. Ta det åpne kortet 20.',
    free: 'Hoder i engene dine teller for deg, hoder du har igjen på hånden, teller mot deg. Spill videre til slutten.',
  },
  'twenty-one': {
    aim: 'Fem rader med seks felter og seks terninger til alle. Du har terningene: Du kunne ha kastet om igjen, men dette kastet er godt. La det ligge.',
    write:
      'En terning noteres i feltet med sin farge hvis den ikke er høyere enn det trykte tallet. Nøyaktig det trykte tallet er et blinktreff og gir mer. Merk hvit, rød og grønn, og noter dem.',
    wait: 'Nå kastet naboen. Blå 3 er et blinktreff for deg. Gul 3 passer også, men er ikke et blinktreff: La det feltet stå åpent. Noter bare blå.',
    reroll:
      'Du har terningene igjen. Bare gul og svart mangler, og svart viser allerede 1. Kast om igjen: Terninger som viser 1, blir liggende.',
    finish: 'Svart ble liggende, og gul ble 5. Begge er blinktreff: Noter gul og svart.',
    free: 'Seks blinktreff i én rad: 21 for tallene og 21 til for blinktreffene. Passer ingenting, må du krysse ut det åpne feltet lengst til venstre. Partiet er over når noen har fylt alle fem radene. Kjør på!',
  },
  'captain-jack': {
    aim: 'Ta så få kort du kan. Et kort legges til bunkens verdi: Under elleve skjer det ingenting, over elleve tar du bunken. Løft 4 og legg det på 5.',
    eleven:
      'Ni og to ble elleve, så bunken ble gitt bort. Deretter startet en sekser en ny bunke. Femmeren din gjør den til elleve: Legg den.',
    give: 'Nøyaktig elleve! Du velger hvem som tar bunken. Gi den til Alma.',
    split:
      'Et kort legges aldri på et likt. Eneren din kan ikke legges på eneren på bordet: Start en ny bunke med den.',
    answer:
      'En Jack gir bunken verdien elleve, uansett hva den var. Men du har en Blank: Legg den på Jacken før bunken gis bort, så tar den som la Jacken, alt sammen.',
    free: 'En Blank i din egen tur gir en bunke verdien 0. Nå kan du alt. Spill videre!',
  },
};

export const guide: GuideWords = {
  step: (n, all) => `${n} av ${all}`,
  back: 'Tilbake',
  skip: 'Hopp over',
  complete: 'Fullført',
  first: 'Spill ditt første parti',
  firstHelp: 'Mot lette roboter, med hint. Eller spill dette ferdig.',
};
