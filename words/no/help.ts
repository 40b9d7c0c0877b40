import type { HelpTexts } from '../help-texts.ts';

export const help: HelpTexts = {
  'six-nimmt': {
    what: 'Alle legger et kort samtidig, og ingen vil legge det sjette i en rad.',
    goal: 'Samle så få oksehoder som mulig.',
    steps: [
      'Velg et kort i hemmelighet. Når alle har valgt, snus kortene samtidig.',
      'De plasseres fra det laveste til det høyeste, hvert bak det nærmeste lavere kortet.',
      'Er ditt det sjette kortet i en rad, tar du de fem andre, og ditt starter raden på nytt.',
      'Er ditt lavere enn det siste i alle radene, tar du en rad du velger selv, og ditt starter den på nytt.',
      'Etter ti trekk legges hodene du har tatt, sammen. Partiet er over når noen har 66 eller flere.',
    ],
    tips: [
      'Et kort rett over det siste i en kort rad er nesten alltid trygt.',
      'Er kortet ditt for lavt, ta raden med færrest hoder, ikke den med færrest kort.',
    ],
  },
  'eleven-nimmt': {
    what: 'Bli kvitt kortene dine, hvert høyst ti over bunken det legges på.',
    goal: 'Tøm hånden først: Oksehoder du sitter igjen med, er minuspoeng.',
    steps: [
      'Når det er din tur, legger du et kort eller tar en bunke.',
      'Kortet må være én til ti høyere enn det øverste i bunken; etter 100 kommer 1.',
      'Passer ingenting, tar du en hel bunke på hånden. Da snus det opp to nye bunker.',
      'En bunke med tre eller flere kort gir deg et tyrekort.',
      'Med tyrekort kan du legge flere kort i samme tur. Si fra når du er ferdig.',
      'Runden slutter når en hånd er tom. Etter alle rundene vinner den med færrest minuspoeng.',
    ],
    tips: [
      'Det kan lønne seg å ta en stor bunke tidlig: Med tyrekortet blir du kvitt mange kort på én gang.',
      'Spar kort som ligger nær hverandre: Med et tyrekort går de ut i samme tur.',
    ],
  },
  bullenrommee: {
    what: 'Rummy med stigende rekker: La engene dine vokse før noen går ut.',
    goal: 'Ha flest oksehoder i dine egne enger, minus dem du har igjen på hånden.',
    steps: [
      'Når det er din tur, legger du ut kort eller tar ett kort fra forrådet, aldri begge deler.',
      'Begynn med en eng: tre eller flere stigende kort, hvert én eller to høyere, for eksempel 14, 16 og 17.',
      'Når du har en eng, kan du bygge på alle enger, i endene eller inne i dem.',
      'En joker står for et hvilket som helst tall. Den som legger et kort som passer på plassen, får jokeren.',
      'Når du har lagt ut det du vil, sier du fra at du er ferdig.',
      'Omgangen slutter når noen legger ut det siste kortet sitt. Det er ikke sikkert at den spilleren vinner.',
    ],
    tips: [
      'Et kort i en annens eng gir eieren poeng. Gjør det for å gå ut, eller for å bli kvitt det du ikke kan bruke.',
      'Legg ut kort med mange hoder i tide: De gir mest i en eng og koster mest på hånden.',
    ],
  },
  'twenty-one': {
    what: 'Seks terninger for alle: Fyll radene dine og treff de trykte tallene.',
    goal: 'Ha flest poeng når noen fullfører den femte raden.',
    steps: [
      'Den som har terningene, kaster alle seks og kan kaste én gang til; enere blir liggende.',
      'Så velger alle samtidig, hver i sin egen rad.',
      'Noter så mange tall du vil i felter med terningens farge, ingen høyere enn det trykte tallet.',
      'Eller kryss ut det åpne feltet lengst til venstre.',
      'Samme tall som det trykte er et blinktreff. Jo flere blinktreff i samme rad, desto større bonus, opptil 21.',
      'En full rad gir poeng, og neste tur fortsetter du i raden under.',
    ],
    tips: [
      'Skriv alltid ned tall som gir blinktreff: Ingen terning kan gjøre det bedre i det feltet.',
      'Hold øye med de andre arkene: En fin rad er til liten nytte hvis noen avslutter partiet først.',
    ],
  },
  'captain-jack': {
    what: 'Få nøyaktig 11 og gi bort bunken. Får du mer, er den din.',
    goal: 'Ta så få kort som mulig.',
    steps: [
      'Legg et kort fra hånden på en bunke. Tallet legges til bunkens verdi.',
      'Ved nøyaktig 11 gir du bunken til en annen spiller. Over 11 sprekker du og tar den.',
      'En Blank gir bunken verdien 0, en Jack gir den verdien 11.',
      'Når en Jack legges, kan de andre svare med en Blank: Da tar den som la Jacken, bunken.',
      'Et kort legges aldri på et likt. Splitt i stedet, og start en ny bunke.',
      'Trekk opp til tre kort igjen. Det hele er over når ingen har kort igjen.',
    ],
    tips: [
      'Spar en Blank på hånden til en annens Jack.',
      'En bunke med verdien 0 eller 1 er trygg å la ligge: Ingen tall kan gjøre den til 11 på én gang.',
    ],
  },
};
