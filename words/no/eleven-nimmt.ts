import type { RuleTextsOf } from '../rule-texts.ts';

export const elevenNimmt: RuleTextsOf<'eleven-nimmt'> = {
  E1: 'Det er 100 oksekort, nummerert fra 1 til 100, og ti tyrekort.',
  E2: 'Oksehoder: 55 har sju, andre tall i 11-gangen har fem, tall i 10-gangen har tre, andre tall som slutter på 5, har to, og alle de øvrige har ett.',
  E3: 'I hver runde får alle ti skjulte kort. Resten er trekkbunken, med baksiden opp. Det øverste kortet i den snus og starter den første bunken. Tyrekortene ligger ved siden av.',
  E4: 'Den første spilleren begynner runde én, og turen går videre rundt bordet. Senere runder begynner med den som fikk flest minuspoeng i runden før; står flere likt, den første av dem.',
  E5: 'Legg et kort på en bunke: Det må være én til ti høyere enn det øverste. Etter 100 fortsetter tallene med 1, så på 96 passer 97 til 100 og 1 til 6.',
  E6: 'Eller ta en hel bunke på hånden, hvilken du vil; da er turen din over. Du må ta hvis du ikke kan legge noe, og du får lov til det selv om du kan legge.',
  E7: 'Når en bunke er tatt, snus to kort fra trekkbunken og starter nye bunker. Er det bare ett kort igjen der, blir det én bunke, og er den tom, ingen.',
  E8: 'Ingen får bla i en bunke: Du ser det øverste kortet, men verken hva som ligger under, eller hvor mange kort det er. Det er lov å huske hva som ble lagt i den, og hvem som tok den. Ved bordet kan dere avtale en huskehjelp, som viser alt dette for alle.',
  E9: 'Tar du en bunke med tre eller flere kort, får du et tyrekort. Det ligger åpent foran deg ut runden, og du kan samle flere.',
  E10: 'Er det slutt på tyrekort, får du ett av den som har flest; står flere likt, velger du. Du tar aldri fra deg selv: Har du flest alene, får du ingenting.',
  E11: 'Med tyrekort kan du legge flere kort i samme tur, på opptil så mange forskjellige bunker som du har tyrekort. På hver bunke må de stige, og ingen kan være mer enn 10 over kortet som lå øverst da turen din begynte. Tyrekort brukes ikke opp; et nytt teller fra din neste tur.',
  E12: 'Uten tyrekort slutter turen din med kortet du legger. Med tyrekort sier du fra når du er ferdig, med mindre hånden er tom.',
  E13: 'Runden slutter straks noen er tom for kort. Alle andre får et minuspoeng for hvert oksehode på hånden. Tyrekort teller ikke og leveres tilbake.',
  E14: 'Runden slutter også straks når trekkbunken er brukt opp og ingen bunke ligger igjen; da teller alle opp det de har på hånden.',
  E15: 'Det er like mange runder som spillere, hvis ikke annet er avtalt. Færrest minuspoeng vinner; de som står likt, deler plassen.',
};
