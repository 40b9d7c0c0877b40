import type { GameId } from '@bullpen/games';
import { type Training, type TrainProgress, train } from './six-nimmt.ts';
import { weightsFile } from './weights-file.ts';

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
