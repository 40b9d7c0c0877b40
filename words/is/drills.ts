import type { DrillWords } from '../en/drills.ts';
import { counting } from '../plural.ts';

const count = counting('is');

export const drills: DrillWords = {
  lead: 'Stöður úr leikjum þar sem einn leikur er greinilega bestur. Finndu hann.',
  start: 'Byrja',
  resume: 'Halda áfram',
  solvedCount: (n) => count(n, { one: '# leyst', other: '# leystar' }),
  due: (n) => count(n, { one: '# til upprifjunar', other: '# til upprifjunar' }),
  streak: (n) => `${n} í röð`,

  ask: 'Hvað myndir þú gera?',
  drill: (n) => `Þraut ${n}`,
  levels: { 1: 'Létt', 2: 'Miðlungs', 3: 'Erfið' },
  skip: 'Sleppa',
  allGames: 'Allar þrautir',

  right: 'Rétt!',
  wrong: 'Ekki besti leikurinn',
  best: (move, rule) => `Best: ${move} (${rule}).`,
  lesson: (did, rule, better, betterRule) => `Þú: ${did} (${rule}). Betra: ${better} (${betterRule}).`,
  cost: (amount, unit) => `Meðalkostnaður leiksins þíns: ${amount} ${unit}.`,
  ahead: (amount, unit) => `Meðalkostnaður næstbesta leiksins: ${amount} ${unit}.`,
  because: (reason) => `Með besta leiknum mælir: ${reason}.`,
  mistake: (kind) => `Mistökin: ${kind}.`,
  prices: 'Hvað hver leikur kostar',
  pricesHelp: (unit) =>
    `Að meðaltali yfir allt sem þú gast ekki vitað, miðað við besta leikinn. Eining: ${unit}.`,
  bestMove: 'best',
  yours: 'þitt val',
  boardLabel: 'Besti leikurinn á borðinu',
  showAll: (n) => `Sýna alla ${n} leiki`,
  next: 'Næsta þraut',
  again: 'Reyna aftur',
  comesBack: (n) => count(n, { one: 'Hún kemur aftur eftir # dag.', other: 'Hún kemur aftur eftir # daga.' }),

  mine: 'Þín eigin mistök',
  mineCount: (n) => count(n, { one: '# úr þínum leikjum', other: '# úr þínum leikjum' }),
  mineNone: 'Engin skýr mistök þín bíða hér í dag. Þjálfarinn finnur þau þegar hann fer yfir leikina þína.',
  howYouPlay: 'Hvernig þú spilar',

  none: 'Þessi þraut er ekki til.',
  toDrills: (game) => `Þrautir: ${game}`,
  failed: 'Ekki er hægt að sækja þrautirnar í augnablikinu.',
  finished:
    'Þú hefur leyst allar þrautir þessa spils. Þær sem koma aftur verða hér þegar dagur þeirra kemur.',
};
