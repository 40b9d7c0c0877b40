import type { RatingWords } from '../en/ratings.ts';
import { counting } from '../plural.ts';

const count = counting('de');

export const ratings: RatingWords = {
  title: 'Meine Wertungen',
  help: 'Gewertete Partien im Netz verändern deine Wertung in diesem Spiel. Alle beginnen mit 1500, so stark wie ein mittlerer Bot. Die Zahl hinter ± sagt, wie unsicher das ist.',
  none: 'Noch keine gewerteten Partien. Wähle „Gewertete Partie“, wenn du online einen Tisch eröffnest.',
  matches: (n) => count(n, { one: '# gewertete Partie', other: '# gewertete Partien' }),
  uncertain: (n) => `plus oder minus ${n}`,
  listMe: 'Mich in Ranglisten zeigen',
  listHelp:
    'Nach zehn gewerteten Partien eines Spiels sehen dort alle deinen Namen, dein Gesicht und deine Wertung.',
  failed: 'Wertungen lassen sich gerade nicht laden.',

  leaders: 'Rangliste',
  lead: 'Hier steht, wer das möchte und zehn gewertete Partien hat. Es zählt die Wertung abzüglich der Unsicherheit.',
  nobody: 'Hier steht noch niemand.',
  place: 'Platz',
  player: 'Name',
  rating: 'Wertung',
  you: 'du',
  more: 'Weitere anzeigen',
  bots: 'Bots zum Vergleich',

  moved: 'Deine Wertung:',
  movedFrom: (before, after) => `von ${before} auf ${after}`,
};
