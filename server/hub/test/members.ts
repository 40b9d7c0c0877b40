import { duplexPair } from 'node:stream';
import type { Log } from '../../contract.ts';
import { Hub, type HubOptions } from '../hub.ts';
import { joinHub, type Membership } from '../member.ts';

const quiet: Log = () => {};

/** A hub with members in this process, joined by pipes as long as a process lives. */
export function hubHere(options: Partial<HubOptions> = {}) {
  const hub = new Hub({ log: quiet, writing: null, ...options });
  const lost: Membership[] = [];
  const ends: (() => void)[] = [];
  const join = (log: Log = options.log ?? quiet): Membership & { kill(): void } => {
    const [here, there] = duplexPair();
    hub.join(there);
    const member: Membership = joinHub(here, log, () => lost.push(member));
    ends.push(() => member.close());
    // As when the process is killed: its end of the pipe is gone, and nobody has said goodbye.
    return { ...member, kill: () => void here.destroy() };
  };
  return {
    hub,
    join,
    /** Those that have lost the hub. */
    lost,
    close: async () => {
      for (const end of ends) end();
      await hub.close();
    },
  };
}
