import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@bullpen/server/testing/daemon';
import type { Figures, Part } from '../part.ts';
import { ServerProcess } from '../process.ts';
import { CALLS, type Call, type Order, type Target } from './callers.ts';
import { figuresOf, type Seen } from './figures.ts';
import { Honest, type Waits } from './honest.ts';
import { writeLongMatches } from './long-match.ts';

const CALLERS = fileURLToPath(new URL('./callers.ts', import.meta.url));
const CALLERS_COUNT = 8;
const PARTIES = 6;
/** Calm, callers of another server and callers of this one take turns, so that whatever else the machine does hits all three. */
const TURNS = 8;

/** How callers fared. */
interface Done {
  readonly answered: number;
  readonly failed: number;
}

export interface SlowPlan {
  readonly calls: readonly Call[];
  /** Of the long matches. */
  readonly rounds: number;
  /** For each of the calls. */
  readonly seconds: number;
}

/**
 * People play while callers ask, again and again and without a pause, for what is expensive: the whole story of a long table.
 * The limits of calls by address are off: they bound how often one address may call, and this is about what each call costs
 * others. How fast one address may open connections is bounded as everywhere.
 *
 * The callers, and the server that answers them, also take the processors of the machine, and others would wait for those beside any
 * program. So the same callers ask a second server as well, at which nobody plays: what they cost there is what the machine costs.
 */
export async function slowRound({ calls, rounds, seconds }: SlowPlan): Promise<Figures> {
  const played = await longServer();
  const other = await longServer();
  const { server } = played;
  const honest = new Honest(server.url, PARTIES);
  const callers = fork(CALLERS);
  try {
    await once(callers, 'message');
    const target = await played.begin(rounds);
    const elsewhereTarget = await other.begin(rounds);
    await honest.begin();
    await honest.spend((seconds * 1000) / 4, newWaits());
    const first = newWaits();
    await honest.spend((seconds * 1000) / 2, first);

    const order = (what: Order): void => void callers.send(what as object);
    /** People play beside callers of this target; says how the callers fared. */
    const beside = async (call: Call, target: Target, turn: number, waits: Waits): Promise<Done> => {
      const answered = once(callers, 'message');
      order({ call, callers: CALLERS_COUNT, target });
      // At least until the first of them is answered.
      await Promise.all([answered, honest.spend(turn, waits)]);
      const report = once(callers, 'message');
      order('rest');
      const [done] = (await report) as [Done];
      return done;
    };
    const seen: Seen[] = [];
    for (const call of calls) {
      const [calm, elsewhere, loud] = [newWaits(), newWaits(), newWaits()];
      const done = { answered: 0, failed: 0 };
      const turn = (seconds * 1000) / (3 * TURNS);
      for (let i = 0; i < TURNS; i++) {
        await honest.spend(turn, calm);
        await beside(call, elsewhereTarget, turn, elsewhere);
        const { answered, failed } = await beside(call, target, turn, loud);
        done.answered += answered;
        done.failed += failed;
      }
      seen.push({ call, callers: CALLERS_COUNT, calm, elsewhere, loud, ...done, seconds: seconds / 3 });
    }
    return figuresOf(seen, first, target.entries, honest.dropped);
  } finally {
    callers.disconnect();
    honest.close();
    await Promise.all([played.end(), other.end()]);
  }
}

/** A server whose store has long matches. */
async function longServer(): Promise<{
  readonly server: ServerProcess;
  readonly begin: (rounds: number) => Promise<Target>;
  readonly end: () => Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-slow-'));
  const server = new ServerProcess(await freePort(), {
    BULLPEN_DATA: folder,
    BULLPEN_TCP_PER_ADDRESS: '500',
  });
  return {
    server,
    begin: async (rounds) => {
      const matches = await writeLongMatches(folder, rounds);
      await server.start();
      return { url: server.url, ...matches };
    },
    end: async () => {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const newWaits = (): Waits => ({ moves: [], health: [], late: [] });

export const slowPart: Part = {
  name: 'slow callers',
  share: 3,
  round: (_number, seconds) =>
    slowRound({
      calls: CALLS,
      rounds: 100,
      seconds: Math.min(60, Math.max(12, seconds / CALLS.length)),
    }),
};
