import type { RatingWords } from '../en/ratings.ts';
import { counting } from '../plural.ts';

const count = counting('is');

export const ratings: RatingWords = {
  title: 'Styrkleikastigin mín',
  help: 'Metnir leikir á netinu breyta styrkleikastigum þínum í því spili. Allir byrja með 1500 stig, jafnsterkir og miðlungsbotti. Talan á eftir ± segir hversu óvisst það er.',
  none: 'Engir metnir leikir enn. Veldu „Metinn leikur“ þegar þú stofnar borð á netinu.',
  matches: (n) => count(n, { one: '# metinn leikur', other: '# metnir leikir' }),
  uncertain: (n) => `plús eða mínus ${n}`,
  listMe: 'Sýna mig á styrkleikalistum',
  listHelp: 'Eftir tíu metna leiki í spili sjá allir nafnið þitt, andlitið og stigin þín þar.',
  failed: 'Ekki er hægt að sækja styrkleikastig í augnablikinu.',

  leaders: 'Styrkleikalisti',
  lead: 'Leikmenn sem völdu að vera hér, eftir tíu metna leiki. Röðin fer eftir stigum að frádreginni óvissu.',
  nobody: 'Hér er enginn enn.',
  place: 'Sæti',
  player: 'Leikmaður',
  rating: 'Stig',
  you: 'þú',
  more: 'Fleiri leikmenn',
  bots: 'Bottar til samanburðar',

  moved: 'Styrkleikastigin þín:',
  movedFrom: (before, after) => `úr ${before} í ${after}`,
};
