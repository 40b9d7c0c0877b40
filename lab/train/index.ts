import { type Progress, type Training, train } from './six-nimmt.ts';
import { weightsFile } from './weights-file.ts';

export type { Progress, Training } from './six-nimmt.ts';

/** What can be trained: each gives the text of the file in which its bots find what was learnt, and where that is. */
export const trainings: Readonly<
  Record<string, { readonly file: string; run(training: Training, progress: Progress): string }>
> = {
  'six-nimmt': {
    file: 'bots/six-nimmt/weights.ts',
    run: (training, progress) => weightsFile(train(training, progress)),
  },
};
