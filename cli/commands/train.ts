import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { gameIds, isGameId } from '@bullpen/games';
import { type Training, trainings } from '@bullpen/lab/train/index';
import { wholeNumber } from '../choices.ts';
import { Failure } from '../failure.ts';
import { print } from '../output.ts';
import { progressBar } from '../progress.ts';
import { WholeFile } from '../whole-file.ts';

export interface TrainFlags {
  readonly rounds?: string;
  readonly playouts?: string;
  readonly seed: string;
  readonly workers?: string;
  readonly plot?: string;
  readonly out?: string;
}

/** Learns the weights of a game's bots by play; the same flags give the same file, byte for byte. Goes on where it was interrupted. */
export async function trainCommand(game: string, flags: TrainFlags): Promise<void> {
  const trainer = isGameId(game) ? trainings[game] : null;
  if (trainer === null) {
    const trained = gameIds.filter((id) => trainings[id] !== null);
    throw new Failure(`the bots of ${game} learn nothing; those that do: ${trained.join(', ')}`);
  }
  const training = {
    rounds: flagOf('--rounds', flags.rounds, trainer.rounds),
    playouts: flagOf('--playouts', flags.playouts, trainer.playouts),
    seed: flags.seed,
  };
  const workers =
    flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, 256);
  const out = flags.out ?? trainer.file;
  const file = new WholeFile(out, '--out');
  file.check();
  const plot = flags.plot === undefined ? null : new WholeFile(flags.plot, '--plot');
  plot?.check();
  const kept = `${out}.steps.part`;
  const bar = progressBar('{bar} {percentage} %  {what}');
  bar?.start(1, 0, { what: '' });
  const learnt = await trainer.run(training, {
    workers,
    from: keptProgress(kept, training),
    keep: (progress) => new WholeFile(kept, '--out').save(JSON.stringify({ training, progress })),
    progress: (what, done, all) => {
      bar?.setTotal(all);
      bar?.update(done, { what });
    },
  });
  bar?.stop();
  file.save(learnt.text);
  plot?.save(learnt.plot);
  rmSync(kept, { force: true });
  print(`${out}: ${learnt.text.length} characters`);
}

const flagOf = (name: string, text: string | undefined, usual: number): number =>
  text === undefined ? usual : wholeNumber(name, text, 1, 1_000_000);

/** What an interrupted run of the same training has finished. */
function keptProgress(file: string, training: Training): unknown {
  if (!existsSync(file)) return null;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly training: Training;
    readonly progress: unknown;
  };
  return JSON.stringify(kept.training) === JSON.stringify(training) ? kept.progress : null;
}
