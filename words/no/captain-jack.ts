import type { RuleTextsOf } from '../rule-texts.ts';

export const captainJack: RuleTextsOf<'captain-jack'> = {
  C1: 'Det er 72 kort: åtte av hvert tall fra 1 til 6, fire av hvert fra 7 til 9, seks Jack-kort og seks Blank-kort.',
  C2: 'Alle får tre kort; resten er trekkbunken. Kort fra toppen av den snus opp på hverandre til et tall viser seg: Det er den første bunken, og den har det tallet som verdi.',
  C3: 'Den første spilleren begynner, og turen går rundt bordet.',
  C4: 'Når det er din tur, må du legge et kort fra hånden på en av bunkene. Etterpå trekker du opp til tre kort igjen, så lenge det er noen i trekkbunken.',
  C5: 'Et kort legges aldri på et likt: ikke på en bunke som viser samme tall, og ikke Blank på Blank. I stedet kan du splitte og starte en ny bunke med det. Det er ingen grense for antall bunker.',
  C6: 'En ny bunke startes bare når noen splitter, altså når en bunke viser et kort som er likt ditt, eller når bordet er tomt; da kan du bruke hvilket kort som helst.',
  C7: 'Et tall legges til bunkens verdi. Under 11 skjer det ikke noe mer. Ved nøyaktig 11 peker du ut en annen spiller, som må ta bunken. Ved mer enn 11 sprekker du og tar den selv.',
  C8: 'Kort du tar, legges til side og er ute av spill. Alle kan få vite hvor mange hver spiller har.',
  C9: 'En Blank du legger i din egen tur, nullstiller verdien av bunken. Bunken blir liggende, og spillet på den fortsetter. En bunke som starter med en Blank, er også verdt 0.',
  C10: 'En Jack gir bunken verdien 11 med en gang, så du kan gi den til en annen spiller, med mindre noen svarer.',
  C11: 'Når en Jack legges, kan alle de andre prøve å være først med å legge en Blank på den, selv om det ikke er deres tur. Klarer noen det, må den som la Jacken, ta bunken med både Jack og Blank.',
  C12: 'Straks en Jack er lagt, blir alle andre med kort på hånden spurt, og først etterpå gis bunken bort. Hver svarer med en Blank eller passer. Den første Blanken avgjør, og det gjør også det siste passet; går klokken, regnes det som pass når tiden renner ut. Ingen får vite hva de som tier, har på hånden.',
  C13: 'Svarte ingen, gis bunken bort. Så trekker den som la Jacken, og deretter den som svarte. Neste tur går til spilleren etter den som la Jacken.',
  C14: 'En Jack på tomt bord er en egen bunke og kan besvares som alle andre.',
  C15: 'Når trekkbunken er tom, blir hendene mindre, og de som er uten kort, hoppes over. Det hele er over når ingen har kort igjen. Bunker som fortsatt ligger der, tilhører ingen.',
  C16: 'Den som har tatt færrest kort, vinner. De som står likt, deler plassen.',
  C17: 'Dere kan avtale flere omganger, opptil tjue, og legge sammen kortene som ble tatt. Hver omgang begynner med neste spiller rundt bordet.',
  C18: 'En bunke kan legges ut som en rad, slik at alle ser alle kortene i den: Ingenting i den er hemmelig.',
};
