import type { DrillWords } from '../en/drills.ts';
import { counting } from '../plural.ts';

const count = counting('no');

export const drills: DrillWords = {
  lead: 'Stillinger fra partier der ett trekk er klart best. Finn det.',
  start: 'Start',
  resume: 'Fortsett',
  solvedCount: (n) => `${n} løst`,
  due: (n) => count(n, { one: '# å repetere', other: '# å repetere' }),
  streak: (n) => `${n} på rad`,

  ask: 'Hva ville du gjort?',
  drill: (n) => `Oppgave ${n}`,
  levels: { 1: 'Lett', 2: 'Middels', 3: 'Vanskelig' },
  skip: 'Hopp over',
  allGames: 'Alle oppgaver',

  right: 'Riktig!',
  wrong: 'Ikke det beste trekket',
  best: (move, rule) => `Best: ${move} (${rule}).`,
  lesson: (did, rule, better, betterRule) => `Du: ${did} (${rule}). Bedre: ${better} (${betterRule}).`,
  cost: (amount, unit) => `Trekket ditt koster i snitt ${amount} ${unit}.`,
  ahead: (amount, unit) => `Det nest beste trekket koster i snitt ${amount} ${unit}.`,
  because: (reason) => `Det som taler for det beste trekket: ${reason}.`,
  mistake: (kind) => `Feilen: ${kind}.`,
  prices: 'Hva hvert trekk koster',
  pricesHelp: (unit) => `I snitt over alt du ikke kunne vite, sammenlignet med det beste trekket, i ${unit}.`,
  bestMove: 'best',
  yours: 'ditt trekk',
  boardLabel: 'Det beste trekket på bordet',
  showAll: (n) => `Vis alle ${n} trekk`,
  next: 'Neste oppgave',
  again: 'Prøv igjen',
  comesBack: (n) =>
    count(n, { one: 'Den kommer tilbake om # dag.', other: 'Den kommer tilbake om # dager.' }),

  mine: 'Dine egne feil',
  mineCount: (n) => count(n, { one: '# fra partiene dine', other: '# fra partiene dine' }),
  mineNone:
    'Ingen klare feil fra deg venter her i dag. Treneren finner dem når den går gjennom partiene dine.',
  howYouPlay: 'Slik spiller du',

  none: 'Den oppgaven finnes ikke.',
  toDrills: (game) => `Til oppgavene i ${game}`,
  failed: 'Oppgavene kan ikke hentes akkurat nå.',
  finished:
    'Du har løst alle oppgavene i dette spillet. De som kommer tilbake, er her når dagen deres er inne.',
};
