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
/** Calm and loud take turns, so that whatever else the machine does hits both. */
const TURNS = 8;

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
 */
export async function slowRound({ calls, rounds, seconds }: SlowPlan): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-slow-'));
  const server = new ServerProcess(await freePort(), {
    BULLPEN_DATA: folder,
    BULLPEN_TCP_PER_ADDRESS: '500',
  });
  const honest = new Honest(server.url, PARTIES);
  const callers = fork(CALLERS);
  try {
    await once(callers, 'message');
    const target: Target = { url: server.url, ...(await writeLongMatches(folder, rounds)) };
    await server.start();
    await honest.begin();
    await honest.spend((seconds * 1000) / 4, newWaits());
    const first = newWaits();
    await honest.spend((seconds * 1000) / 2, first);

    const order = (what: Order): void => void callers.send(what as object);
    const seen: Seen[] = [];
    for (const call of calls) {
      const [calm, loud] = [newWaits(), newWaits()];
      const done = { answered: 0, failed: 0 };
      const turn = (seconds * 1000) / (2 * TURNS);
      for (let i = 0; i < TURNS; i++) {
        await honest.spend(turn, calm);
        const answered = once(callers, 'message');
        order({ call, callers: CALLERS_COUNT, target });
        // At least until the first of them is answered.
        await Promise.all([answered, honest.spend(turn, loud)]);
        const report = once(callers, 'message');
        order('rest');
        const [some] = (await report) as [typeof done];
        done.answered += some.answered;
        done.failed += some.failed;
      }
      seen.push({ call, callers: CALLERS_COUNT, calm, loud, ...done, seconds: seconds / 2 });
    }
    return figuresOf(seen, first, target.entries, honest.dropped);
  } finally {
    callers.disconnect();
    honest.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
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
