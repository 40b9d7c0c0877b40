import type { Weights } from '@bullpen/bots/six-nimmt/model';
import type { GameId } from '@bullpen/games';
import { aheadPlot, errorPlot } from './plot.ts';
import { type FinishedSteps, train } from './six-nimmt.ts';
import type { Training } from './steps.ts';
import { figuresFile, trainThumb } from './thumb.ts';
import { type ThumbGame, type ThumbGameId, thumbGames } from './thumb-games.ts';

export type { Training } from './steps.ts';

/** Reports progress: what is done, and how much of it. */
export type TrainProgress = (what: string, done: number, all: number) => void;

/** How a training is run: on how many threads, from where it was interrupted, and who hears of it. */
export interface TrainRun {
  readonly workers: number;
  readonly progress: TrainProgress;
  /** What an earlier run of the same training has kept last, as JSON brings it back; null to begin. */
  readonly from: unknown;
  readonly keep: (progress: unknown) => void;
  /** How many generations there are, where there are any and not as many as usual. */
  readonly generations?: number;
}

/** How a game's bots learn: `run` gives the text of the file in which they find what was learnt, and a picture of how it went. */
interface Trainer {
  readonly file: string;
  /** How many rounds are played, and with how many playouts for a move, if nobody says. */
  readonly rounds: number;
  readonly playouts: number;
  run(training: Training, run: TrainRun): Promise<{ readonly text: string; readonly plot: string }>;
}

/** How the bots of each game are trained; null where they learn nothing. */
export const trainings: Readonly<Record<GameId, Trainer | null>> = {
  'six-nimmt': {
    file: 'bots/six-nimmt/weights.ts',
    rounds: 1500,
    playouts: 200,
    async run(training, { workers, progress, from, keep }) {
      const { weights, curves } = await train(
        training,
        workers,
        progress,
        from as FinishedSteps | null,
        keep,
      );
      return { text: weightsFile(weights), plot: errorPlot(curves) };
    },
  },
  'eleven-nimmt': byThumb('eleven-nimmt'),
  bullenrommee: null,
  'twenty-one': null,
  'captain-jack': byThumb('captain-jack'),
};

/** Rules of thumb play without looking ahead, so playouts mean nothing to them. */
function byThumb(game: ThumbGameId): Trainer {
  const { file, rounds }: ThumbGame = thumbGames[game];
  return {
    file,
    rounds,
    playouts: 1,
    async run(training, run) {
      const { figures, ahead } = await trainThumb(game, training, run);
      return { text: figuresFile(game, figures), plot: aheadPlot(ahead) };
    },
  };
}

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
