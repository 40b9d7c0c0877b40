import { availableParallelism } from 'node:os';
import { work } from '@bullpen/lab/arena/machines';
import { redisAddress } from '../arena-run.ts';
import { wholeNumber } from '../choices.ts';
import { Failure } from '../failure.ts';
import { onInterrupt } from '../interrupts.ts';
import { grouped, print } from '../output.ts';

/** Plays chunks of arenas that others ask for over a Redis, until it is interrupted. */
export async function arenaWorkerCommand(address: string, flags: { readonly cores?: string }): Promise<void> {
  const url = redisAddress(address);
  const cores = wholeNumber('--cores', flags.cores ?? String(availableParallelism()), 1, 256);
  let done = 0;
  const worker = await work(url, cores, () => {
    done++;
  }).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(`${url}: ${error.message || error.code}`, 1);
  });
  print(`waiting for work at ${url}, on ${cores === 1 ? '1 core' : `${cores} cores`}; Ctrl-C stops it`);
  await new Promise((resolve) => onInterrupt(resolve));
  await worker.close();
  print(`${grouped(done)} chunks played`);
}
