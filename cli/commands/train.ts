import { gameIds, isGameId } from '@bullpen/games';
import { trainings } from '@bullpen/lab/train/index';
import { wholeNumber } from '../choices.ts';
import { Failure } from '../failure.ts';
import { print } from '../output.ts';
import { progressBar } from '../progress.ts';
import { WholeFile } from '../whole-file.ts';

export interface TrainFlags {
  readonly rounds: string;
  readonly playouts: string;
  readonly seed: string;
  readonly out?: string;
}

/** Learns the weights of a game's bots by play; the same flags give the same file, byte for byte. */
export function trainCommand(game: string, flags: TrainFlags): void {
  const training = isGameId(game) ? trainings[game] : null;
  if (training === null) {
    const trained = gameIds.filter((id) => trainings[id] !== null);
    throw new Failure(`the bots of ${game} learn nothing; those that do: ${trained.join(', ')}`);
  }
  const rounds = wholeNumber('--rounds', flags.rounds, 1, 1_000_000);
  const playouts = wholeNumber('--playouts', flags.playouts, 1, 1_000_000);
  const out = flags.out ?? training.file;
  const file = new WholeFile(out, '--out');
  file.check();
  const bar = progressBar('{bar} {percentage} %  {what}');
  bar?.start(1, 0, { what: '' });
  const text = training.run({ rounds, playouts, seed: flags.seed }, (what, done, all) => {
    bar?.setTotal(all);
    bar?.update(done, { what });
  });
  bar?.stop();
  file.save(text);
  print(`${out}: ${text.length} characters`);
}
