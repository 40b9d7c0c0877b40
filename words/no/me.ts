import type { MeWords } from '../en/me.ts';
import { listing } from '../plural.ts';

const list = listing('no');

export const me: MeWords = {
  lead: 'Du trenger ingen konto: En hemmelig nøkkel i denne nettleseren gjør profilen til din.',
  newcomer: 'Du får din egen profil første gang du setter deg ved et bord på nett eller fullfører et parti.',

  matches: 'Mine partier',
  search: 'Søk etter motspiller',
  none: 'Ingen partier ennå. Spill et, så dukker det opp her.',
  notFound: 'Fant ingen partier.',
  more: 'Flere partier',
  with: (names) => `med ${list(names)}`,
  running: 'Pågår fortsatt',
  left: 'Du gikk før slutten',
  here: 'Denne enheten',
  online: 'På nett',
  unreachable: 'Nettpartiene dine kan ikke hentes akkurat nå.',

  devices: 'Andre enheter',
  useAnother: 'Bruk en annen enhet',
  useAnotherHelp: 'En lenke og en kode å skanne. De virker én gang, i ti minutter.',
  openThere: 'Åpne denne lenken på den andre enheten innen ti minutter. Den virker bare én gang.',
  deviceLink: 'Lenke til den andre enheten',
  deviceQr: 'QR-kode for lenken til den andre enheten',
  joinTitle: 'Bruk profilen din her',
  joinHelp:
    'Navnet ditt og nettpartiene dine kommer også hit. Profilen som denne nettleseren hadde fra før, blir erstattet.',
  join: 'Bruk den her',
  joined: 'Denne enheten bruker nå profilen din.',
  badLink: 'Denne lenken er brukt, eller de ti minuttene er over.',
  tooManyDevices: 'Denne profilen er allerede i bruk på så mange enheter som mulig.',
  saveKey: 'Lagre nøkkelen min',
  saveKeyHelp: 'En fil som du kan bruke til å få profilen din tilbake. Ikke gi den til noen.',
  readKey: 'Åpne en nøkkelfil',
  badKey: 'Dette er ikke nøkkelen til en profil på denne tjeneren.',

  kept: 'Hva som lagres',
  keptHelp:
    'Navnet ditt, partiene dine, ratingene dine og en hash av nøkkelen din. Alt er ditt, både å ta med og å slette.',
  exportAll: 'Eksporter alt',
  erase: 'Slett alt',
  eraseAsk:
    'Profilen din, navnet ditt, ratingene dine og partilisten din slettes både her og på tjeneren. I partier som andre beholder, heter du da «Noen». Dette kan ikke angres.',
  erased: 'Alt om deg er slettet.',
  failed: 'Det gikk ikke. Prøv igjen snart.',
};
