import type { MeWords } from '../en/me.ts';
import { counting, listing } from '../plural.ts';

const count = counting('is');
const list = listing('is', 'og');

export const me: MeWords = {
  lead: 'Þú þarft ekki að stofna aðgang: leynilykill í þessum vafra gerir prófílinn að þínum.',
  newcomer: 'Þú færð þinn eigin prófíl þegar þú sest í fyrsta sinn við borð á netinu eða klárar leik.',
  renamed: (name) => `Þú heitir nú ${name}.`,

  games: 'Spil fyrir spil',
  gamesHelp: 'Sigrar þínir, kostnaður við ákvarðanir, heppni og algengustu mistökin.',

  matches: 'Leikirnir mínir',
  search: 'Leita að mótherja',
  none: 'Engir leikir enn þá. Spilaðu einn og þá birtist hann hér.',
  notFound: 'Engir leikir fundust.',
  more: 'Fleiri leikir',
  shown: (n) => count(n, { one: '# leikur sýndur', other: '# leikir sýndir' }),
  with: (names) => `Mótherjar: ${list(names)}`,
  running: 'Enn í gangi',
  left: 'Þú fórst áður en leiknum lauk',
  here: 'Þetta tæki',
  online: 'Á netinu',
  unreachable: 'Ekki er hægt að sækja netleikina þína í augnablikinu.',

  signIn: 'Innskráning',
  signInHelp:
    'Ef þú vilt geturðu skráð þig inn og fundið prófílinn þinn aftur í öðrum tækjum. Þjónninn fær hvorki nafn þitt né netfang, hann geymir aðeins tætigildi.',
  signInWith: (provider) => `Skrá mig inn með ${provider}`,
  signInLinked:
    'Prófíllinn þinn er tengdur innskráningunni þinni. Skráðu þig inn í öðru tæki til að nota hann þar.',
  signingIn: 'Skrái inn…',
  signedIn: 'Prófíllinn þinn er nú tengdur innskráningunni þinni.',
  removeSignIn: 'Aftengja innskráningu',
  removeSignInAsk:
    'Þú finnur þennan prófíl ekki lengur með því að skrá þig inn. Tæki sem nota hann núna halda því áfram.',
  signInRemoved: 'Innskráningin hefur verið aftengd.',
  signInProblems: {
    'bad-sign-in':
      'Þessi innskráning hófst annars staðar, hefur þegar verið notuð eða tók lengri tíma en tíu mínútur. Byrjaðu aftur.',
    'sign-in-cancelled': 'Hætt var við innskráninguna. Ekkert hefur breyst.',
    'other-sign-in': 'Þessi prófíll er þegar tengdur annarri innskráningu. Aftengdu hana fyrst.',
    'sign-in-failed': 'Innskráningin tókst ekki. Byrjaðu aftur eða spurðu þann sem rekur þennan þjón.',
    'sign-in-away': 'Ekki næst samband við innskráningarþjónustuna. Reyndu aftur síðar.',
    rate: 'Of margar tilraunir. Bíddu aðeins.',
  },

  devices: 'Önnur tæki',
  useAnother: 'Nota annað tæki',
  useAnotherHelp: 'Hlekkur og kóði til að skanna. Hvort tveggja gildir í tíu mínútur og aðeins einu sinni.',
  openThere: 'Opnaðu þennan hlekk í hinu tækinu innan tíu mínútna. Hann virkar bara einu sinni.',
  deviceLink: 'Hlekkur fyrir hitt tækið',
  deviceQr: 'QR-kóði hlekksins fyrir hitt tækið',
  joinTitle: 'Nota prófílinn þinn hér',
  joinHelp:
    'Nafnið þitt og netleikirnir þínir verða þá líka hér. Prófíllinn þinn kemur í stað þess sem var fyrir í þessum vafra.',
  join: 'Nota hér',
  joined: 'Þetta tæki notar nú prófílinn þinn.',
  badLink: 'Þessi hlekkur hefur verið notaður eða mínúturnar tíu eru liðnar.',
  tooManyDevices: 'Þessi prófíll er þegar í notkun í eins mörgum tækjum og leyfilegt er.',
  saveKey: 'Vista lykilinn minn',
  saveKeyHelp: 'Skrá sem þú getur notað til að fá prófílinn þinn aftur. Ekki láta neinn annan fá hana.',
  keySaved: 'Lykillinn þinn var vistaður í skrá.',
  readKey: 'Opna lykilskrá',
  badKey: 'Þetta er ekki lykill að prófíl á þessum þjóni.',

  kept: 'Hvað er geymt',
  keptHelp:
    'Nafnið þitt, leikirnir þínir, styrkleikastigin þín og tætigildi lykilsins þíns. Þú getur tekið allt með þér og eytt öllu.',
  exportAll: 'Flytja allt út',
  exported: 'Gögnin þín voru vistuð í skrá.',
  erase: 'Eyða öllu',
  eraseAsk:
    'Prófílnum þínum, nafninu, styrkleikastigunum og leikjalistanum verður eytt, bæði hér og á þjóninum. Í leikjum sem aðrir geyma heitirðu þá „Einhver“. Þetta er ekki hægt að afturkalla.',
  erased: 'Öllum gögnum um þig hefur verið eytt.',
  failed: 'Þetta tókst ekki. Reyndu aftur eftir smástund.',
};
