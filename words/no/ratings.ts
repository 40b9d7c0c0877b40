import type { RatingWords } from '../en/ratings.ts';
import { counting } from '../plural.ts';

const count = counting('no');

export const ratings: RatingWords = {
  title: 'Ratingene mine',
  help: 'Ratede partier på nett endrer ratingen din i det spillet. Alle begynner på 1500, like sterke som en middels robot. Tallet etter ± viser hvor usikkert det er.',
  none: 'Ingen ratede partier ennå. Velg «Ratet parti» når du lager et bord på nett.',
  matches: (n) => count(n, { one: '# ratet parti', other: '# ratede partier' }),
  uncertain: (n) => `pluss eller minus ${n}`,
  listMe: 'Vis meg på ranglister',
  listHelp: 'Etter ti ratede partier i et spill kan alle se navnet ditt, ansiktet ditt og ratingen din der.',
  failed: 'Ratinger kan ikke hentes akkurat nå.',

  leaders: 'Rangliste',
  lead: 'Spillere som vil stå her, etter ti ratede partier. Rekkefølgen følger ratingen minus usikkerheten.',
  nobody: 'Her står det ingen ennå.',
  place: 'Plassering',
  player: 'Spiller',
  rating: 'Rating',
  you: 'deg',
  more: 'Flere spillere',
  bots: 'Roboter til sammenligning',

  moved: 'Ratingen din:',
  movedFrom: (before, after) => `fra ${before} til ${after}`,
};
