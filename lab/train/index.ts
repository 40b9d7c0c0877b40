import type { Weights } from '@bullpen/bots/six-nimmt/model';
import type { GameId } from '@bullpen/games';
import { trainingPlot } from './plot.ts';
import { type FinishedSteps, type TrainProgress, train } from './six-nimmt.ts';
import type { Training } from './steps.ts';

export type { FinishedSteps } from './six-nimmt.ts';
export type { Training } from './steps.ts';

/** How a training is run: on how many threads, from where it was interrupted, and who hears of it. */
interface TrainRun {
  readonly workers: number;
  readonly progress: TrainProgress;
  readonly from: FinishedSteps | null;
  readonly keep: (progress: FinishedSteps) => void;
}

/** How a game's bots learn: `run` gives the text of the file in which they find what was learnt, and a picture of how it went. */
interface Trainer {
  readonly file: string;
  run(training: Training, run: TrainRun): Promise<{ readonly text: string; readonly plot: string }>;
}

/** How the bots of each game are trained; null where they learn nothing. */
export const trainings: Readonly<Record<GameId, Trainer | null>> = {
  'six-nimmt': {
    file: 'bots/six-nimmt/weights.ts',
    async run(training, { workers, progress, from, keep }) {
      const { weights, curves } = await train(training, workers, progress, from, keep);
      return { text: weightsFile(weights), plot: trainingPlot(curves) };
    },
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
    for (const name of ['mcs', 'flat', 'strong', 'worth'] as const)
      lines.push(`    ${name}: [`, ...weights[name].map((list) => `      '${list}',`), '    ],');
    lines.push(`    drift: [${weights.drift.map((list) => `'${list}'`).join(', ')}],`, '  },');
  }
  lines.push('};', '');
  return lines.join('\n');
}
