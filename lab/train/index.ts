import type { Weights } from '@bullpen/bots/six-nimmt/model';
import type { GameId } from '@bullpen/games';
import { type Training, type TrainProgress, train } from './six-nimmt.ts';

/** How a game's bots learn: `run` gives the text of the file in which they find what was learnt. */
interface Trainer {
  readonly file: string;
  run(training: Training, progress: TrainProgress): string;
}

/** How the bots of each game are trained; null where they learn nothing. */
export const trainings: Readonly<Record<GameId, Trainer | null>> = {
  'six-nimmt': {
    file: 'bots/six-nimmt/weights.ts',
    run: (training, progress) => weightsFile(train(training, progress)),
  },
  'eleven-nimmt': null,
  bullenrommee: null,
  'twenty-one': null,
  'captain-jack': null,
};

/** The source file that holds these weights, formatted as all our files are. */
function weightsFile(bySeats: Readonly<Record<number, Weights>>): string {
  const lines = [
    `import type { Weights } from './model.ts';`,
    '',
    '/** Made by `bullpen train six-nimmt`, by number of seats; model.ts says how to read it. */',
    'export const weights: Readonly<Record<number, Weights>> = {',
  ];
  for (const [seats, weights] of Object.entries(bySeats)) {
    lines.push(`  ${seats}: {`);
    for (const name of ['mcs', 'strong', 'worth'] as const)
      lines.push(`    ${name}: [`, ...weights[name].map((list) => `      '${list}',`), '    ],');
    lines.push('  },');
  }
  lines.push('};', '');
  return lines.join('\n');
}
