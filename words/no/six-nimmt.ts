import type { RuleTextsOf } from '../rule-texts.ts';

export const sixNimmt: RuleTextsOf<'six-nimmt'> = {
  S1: 'Det er 104 kort, nummerert fra 1 til 104. Oksehoder: 55 har sju, andre tall i 11-gangen har fem, tall i 10-gangen har tre, andre tall som slutter på 5, har to, og alle de øvrige har ett.',
  S2: 'I hver runde får alle ti skjulte kort. Fire kort til snus opp og starter de fire radene. Resten er ikke med i runden.',
  S3: 'En runde har ti trekk. I hvert trekk velger alle et kort i hemmelighet, og når alle har valgt, snus kortene samtidig.',
  S4: 'Kortene plasseres ett etter ett, det laveste først.',
  S5: 'Et kort legges bakerst i en rad der det siste kortet er lavere.',
  S6: 'Passer flere rader, går kortet til den der det siste kortet ligger nærmest under det.',
  S7: 'En rad har plass til fem kort. Den som skulle ha lagt det sjette, tar de fem, og kortet starter raden på nytt.',
  S8: 'Er et kort lavere enn det siste i alle radene, velger eieren en rad og tar alle kortene i den, og kortet starter raden på nytt. Kortene etter det venter så lenge.',
  S9: 'Kort som tas, går til spillerens hodebunke og aldri tilbake på hånden. Hodebunkene er åpne: Alle kan se på dem.',
  S10: 'Runden er over når alle har tom hånd. Da legges hodene i hver bunke til totalen.',
  S11: 'Dere spiller runder til noen har nådd grensen (66 hvis ikke annet er avtalt) etter en hel runde, eller så mange runder som avtalt.',
  S12: 'Den som har færrest hoder, vinner. De som står likt, deler plassen.',
  S13: 'Med kjente kort brukes bare tallene fra 1 til 10 ganger antall spillere pluss 4.',
  S14: 'I utvalget ligger disse kortene åpent, og spillerne velger ett om gangen etter tur til alle har ti. De fire som blir igjen, starter radene.',
  S15: 'Den første spilleren velger først i første runde, og førstevalget flyttes ett hakk videre for hver runde. Radene legges ut i stigende rekkefølge, og alle har lov til å huske hva som ble valgt.',
  S16: 'Varianter: grunnspill (alle kort, delt ut), kjente kort (få kort, delt ut), utvalg (få kort, valgt).',
};
