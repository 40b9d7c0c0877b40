import type { MeWords } from '../en/me.ts';
import { listing } from '../plural.ts';

const list = listing('is', 'og');

export const me: MeWords = {
  lead: 'Þú þarft engan aðgang: leynilykill í þessum vafra gerir þennan prófíl að þínum.',
  newcomer: 'Þú færð þinn eigin prófíl þegar þú sest fyrst við borð á netinu eða klárar leik.',

  matches: 'Leikirnir mínir',
  search: 'Leita eftir mótherja',
  none: 'Engir leikir enn. Spilaðu einn og þá birtist hann hér.',
  notFound: 'Engir leikir fundust.',
  more: 'Fleiri leikir',
  with: (names) => `Mótherjar: ${list(names)}`,
  running: 'Enn í gangi',
  left: 'Þú fórst áður en leiknum lauk',
  here: 'Þetta tæki',
  online: 'Á netinu',
  unreachable: 'Ekki er hægt að sækja netleikina þína í augnablikinu.',

  devices: 'Önnur tæki',
  useAnother: 'Nota annað tæki',
  useAnotherHelp: 'Hlekkur og kóði til að skanna. Hvort tveggja virkar einu sinni, í tíu mínútur.',
  openThere: 'Opnaðu þennan hlekk í hinu tækinu innan tíu mínútna. Hann virkar bara einu sinni.',
  deviceLink: 'Hlekkur fyrir hitt tækið',
  deviceQr: 'QR-kóði hlekksins fyrir hitt tækið',
  joinTitle: 'Nota prófílinn þinn hér',
  joinHelp:
    'Nafnið þitt og netleikirnir þínir verða þá líka hér. Þetta kemur í staðinn fyrir prófílinn sem var í þessum vafra.',
  join: 'Nota hér',
  joined: 'Þetta tæki notar nú prófílinn þinn.',
  badLink: 'Þessi hlekkur hefur verið notaður eða mínúturnar tíu eru liðnar.',
  tooManyDevices: 'Þessi prófíll er þegar í notkun í eins mörgum tækjum og hægt er.',
  saveKey: 'Vista lykilinn minn',
  saveKeyHelp: 'Skrá sem þú getur notað til að fá prófílinn þinn aftur. Ekki láta neinn annan fá hana.',
  readKey: 'Opna lykilskrá',
  badKey: 'Þetta er ekki lykill að prófíl á þessum þjóni.',

  kept: 'Hvað er geymt',
  keptHelp:
    'Nafnið þitt, leikirnir þínir, styrkleikastigin þín og tætigildi af lyklinum þínum. Þú getur tekið allt með þér og eytt öllu.',
  exportAll: 'Flytja allt út',
  erase: 'Eyða öllu',
  eraseAsk:
    'Prófílnum þínum, nafninu, styrkleikastigunum og leikjalistanum verður eytt, bæði hér og á þjóninum. Í leikjum sem aðrir geyma heitirðu þá „Einhver“. Þetta er ekki hægt að afturkalla.',
  erased: 'Öllu um þig hefur verið eytt.',
  failed: 'Þetta tókst ekki. Reyndu aftur fljótlega.',
};
