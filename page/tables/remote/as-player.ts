import type { Asked } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import { proof, serverForgot } from './player.ts';

/** Does something as this browser's player, who is made at the server if it does not know them, or not any more. */
export async function asPlayer<T>(name: string, act: (key: string) => Promise<Asked<T>>): Promise<Asked<T>> {
  const once = async (): Promise<Asked<T>> => {
    const key = await proof(name);
    return key === null ? deny('offline') : act(key);
  };
  const done = await once();
  if (done.ok || done.refusal.code !== 'bad-player') return done;
  // The server was restored.
  serverForgot();
  return once();
}
