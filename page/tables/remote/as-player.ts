import type { Result } from '@bullpen/engine';
import type { Problem } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import { proof, serverForgot } from './player.ts';

/** Does something as this browser's player, who is made at the server if it does not know them, or not any more. */
export async function asPlayer<T>(
  name: string,
  act: (key: string) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  const once = async (): Promise<Result<T, Problem>> => {
    const key = await proof(name);
    return key === null ? deny('offline') : act(key);
  };
  const done = await once();
  if (done.ok || done.refusal.code !== 'bad-player') return done;
  // The server was restored.
  serverForgot();
  return once();
}
