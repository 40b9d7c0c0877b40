import { at, seeded } from '@bullpen/engine';
import type { BotPool, Log, Question } from '../contract.ts';
import { Crowd } from './crowd.ts';
import { FairQueue } from './queue.ts';
import { Thread } from './thread.ts';

export interface BotPoolOptions {
  readonly threads: number;
  readonly log: Log;
  /** A thread that has not answered this many milliseconds after its budget is given up. */
  readonly grace?: number;
  /** What the threads run; tests bring scripts that misbehave. */
  readonly script?: URL;
}

/** How the pool does, since its start. */
export interface Thinking {
  readonly asked: number;
  /** With the bot's own move. */
  readonly answered: number;
  /** With a move drawn at random, since the bot gave none. */
  readonly failed: number;
  readonly waiting: number;
  readonly thinking: number;
}

export interface RunningBotPool extends BotPool {
  stats(): Thinking;
}

interface Waiting {
  readonly question: Question;
  readonly payer: string;
  readonly resolve: (move: number) => void;
  readonly reject: (error: Error) => void;
}

/** However many wait, a bot may think for at least this long, if its budget allows it: enough for a first search in all games. */
const LEAST = 2;

/**
 * Worker threads in which bots choose. Every question is answered with a legal move: if the bot fails, dies, hangs or
 * answers something else, with one drawn at random from the question's seed, so that no table waits for ever. Only `close`, and a
 * failure where the number of playouts is fixed, leave questions without an answer: they reject, and the next job will ask again.
 *
 * Payers take turns (`queue.ts`), and share the threads evenly (`crowd.ts`). When there is more to think about than time, budgets shrink:
 * under load bots play weaker, not later. The queue grows only when budgets are at their least; `delay` says how long it takes.
 */
export function startBotPool(options: BotPoolOptions): RunningBotPool {
  const { log, grace = 5000, script = new URL('./worker.ts', import.meta.url) } = options;
  const threads = Array.from({ length: Math.max(1, options.threads) }, () => new Thread(script));
  const queue = new FairQueue<Waiting>();
  const crowd = new Crowd();
  const counts = { asked: 0, answered: 0, failed: 0 };
  let scheduled = false;
  let closed = false;

  const fallback = ({ legal, seed }: Question): number => at(legal, seeded(seed).below(legal.length));

  const think = async (thread: Thread, { question, payer, resolve, reject }: Waiting): Promise<void> => {
    const { game, level, milliseconds } = question;
    const share = milliseconds * crowd.share(payer, threads.length, performance.now());
    const isFixed = question.playouts !== undefined;
    const budget = isFixed ? milliseconds : Math.max(share, Math.min(LEAST, milliseconds));
    const reply = await thread.ask({ ...question, milliseconds: budget }, budget + grace);
    crowd.go(payer, performance.now());

    if (closed) {
      reject(new Error('botPool are closed'));
    } else if ('move' in reply && question.legal.includes(reply.move)) {
      counts.answered++;
      resolve(reply.move);
    } else {
      counts.failed++;
      log('a bot gave no legal move', { game, level, ...reply });
      // An answer that must be the same every time is asked for again instead.
      if (isFixed) reject(new Error('the bot gave no move'));
      else resolve(fallback(question));
    }
    next();
  };

  const next = (): void => {
    scheduled = false;
    for (const thread of threads) {
      if (closed || queue.size === 0) return;
      const waiting = thread.busy ? undefined : queue.pop(performance.now());
      // It ends in an answer whatever happens.
      if (waiting !== undefined) void think(thread, waiting);
    }
  };

  return {
    ask(question, payer) {
      if (closed) return Promise.reject(new Error('botPool are closed'));
      if (question.legal.length === 0)
        return Promise.reject(new Error('there is no legal move to choose from'));
      counts.asked++;
      const now = performance.now();
      crowd.come(payer, now);
      return new Promise((resolve, reject) => {
        queue.push(payer, { question, payer, resolve, reject }, now);
        // Those that are asked together count together, so nothing is begun before all of them are here.
        if (!scheduled) setImmediate(next);
        scheduled = true;
      });
    },
    delay: (payer) => queue.delay(payer, performance.now()),
    stats: () => ({
      ...counts,
      waiting: queue.size,
      thinking: threads.filter((thread) => thread.busy).length,
    }),
    async close() {
      closed = true;
      for (const { reject } of queue.drain()) reject(new Error('botPool are closed'));
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
