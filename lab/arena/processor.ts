import { fingerprint } from './code.ts';
import type { Task } from './machines.ts';
import { type ChunkOutcome, playChunk } from './play.ts';

const code = fingerprint();

/** Plays a chunk that came over Redis, in a thread of its own. */
// biome-ignore lint/style/noDefaultExport: BullMQ runs the one function of a file.
export default async function processor({ data }: { readonly data: Task }): Promise<ChunkOutcome> {
  if (data.code !== code) throw new Error('a worker has other code than the machine that asks');
  return playChunk(data.plan, data.chunk);
}
