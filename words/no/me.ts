import type { MeWords } from '../en/me.ts';
import { counting, listing } from '../plural.ts';

const count = counting('no');
const list = listing('no');

export const me: MeWords = {
  lead: 'Du trenger ingen konto: En hemmelig nøkkel i denne nettleseren gjør profilen til din.',
  newcomer: 'Du får din egen profil første gang du setter deg ved et bord på nett eller fullfører et parti.',
  renamed: (name) => `Nå heter du ${name}.`,

  games: 'Spill for spill',
  gamesHelp: 'Seirene dine, hva valgene dine koster, flaksen din og de vanligste feilene dine.',

  matches: 'Mine partier',
  search: 'Søk etter motspiller',
  none: 'Ingen partier ennå. Spill ett, så dukker det opp her.',
  notFound: 'Fant ingen partier.',
  more: 'Flere partier',
  shown: (n) => count(n, { one: 'Viser # parti', other: 'Viser # partier' }),
  with: (names) => `med ${list(names)}`,
  running: 'Pågår fortsatt',
  left: 'Du gikk før slutten',
  here: 'Denne enheten',
  online: 'På nett',
  unreachable: 'Nettpartiene dine kan ikke hentes akkurat nå.',

  signIn: 'Innlogging',
  signInHelp:
    'Hvis du vil, kan du logge inn og finne igjen profilen din på andre enheter. Serveren får verken navnet ditt eller e-postadressen din, den lagrer bare en hash.',
  signInWith: (provider) => `Logg inn med ${provider}`,
  signInLinked:
    'Profilen din er knyttet til innloggingen din. Logg inn på en annen enhet for å bruke den der.',
  signingIn: 'Logger inn …',
  signedIn: 'Profilen din er nå knyttet til innloggingen din.',
  removeSignIn: 'Fjern innloggingen',
  removeSignInAsk:
    'Du finner ikke lenger denne profilen ved å logge inn. Enheter som allerede bruker den, beholder den.',
  signInRemoved: 'Innloggingen er fjernet.',
  signInProblems: {
    'bad-sign-in':
      'Denne innloggingen ble startet et annet sted, er allerede brukt eller tok mer enn ti minutter. Start på nytt.',
    'sign-in-cancelled': 'Innloggingen ble avbrutt. Ingenting er endret.',
    'other-sign-in': 'Denne profilen har allerede en annen innlogging. Fjern den først.',
    'sign-in-failed': 'Innloggingen gikk ikke. Start på nytt, eller spør den som driver denne serveren.',
    'sign-in-away': 'Innloggingstjenesten svarer ikke. Prøv igjen senere.',
    rate: 'For mange forsøk. Vent litt.',
  },

  devices: 'Andre enheter',
  useAnother: 'Bruk en annen enhet',
  useAnotherHelp: 'En lenke og en kode å skanne. Begge gjelder i ti minutter og kan brukes én gang.',
  openThere: 'Åpne denne lenken på den andre enheten innen ti minutter. Den virker bare én gang.',
  deviceLink: 'Lenke til den andre enheten',
  deviceQr: 'QR-kode for lenken til den andre enheten',
  joinTitle: 'Bruk profilen din her',
  joinHelp:
    'Navnet ditt og nettpartiene dine kommer også hit. Profilen som denne nettleseren hadde fra før, blir erstattet.',
  join: 'Bruk den her',
  joined: 'Denne enheten bruker nå profilen din.',
  badLink: 'Denne lenken er brukt, eller de ti minuttene er over.',
  tooManyDevices: 'Denne profilen er allerede i bruk på så mange enheter som er tillatt.',
  saveKey: 'Lagre nøkkelen min',
  saveKeyHelp: 'En fil som du kan bruke til å få profilen din tilbake. Ikke gi den til noen.',
  keySaved: 'Nøkkelen din er lagret som en fil.',
  readKey: 'Åpne en nøkkelfil',
  badKey: 'Dette er ikke nøkkelen til en profil på denne serveren.',

  kept: 'Hva som lagres',
  keptHelp:
    'Navnet ditt, partiene dine, ratingene dine og en hash av nøkkelen din. Du kan ta med deg alt og slette alt.',
  exportAll: 'Eksporter alt',
  exported: 'Dataene dine er lagret som en fil.',
  erase: 'Slett alt',
  eraseAsk:
    'Profilen din, navnet ditt, ratingene dine og partilisten din slettes både her og på serveren. I partier som andre beholder, heter du da «Noen». Dette kan ikke angres.',
  erased: 'Alt om deg er slettet.',
  failed: 'Det gikk ikke. Prøv igjen om litt.',
};
