import { seeded } from '@bullpen/engine';
import type { Log, Question, Thinkers } from '../contract.ts';
import { Heap } from '../jobs/heap.ts';
import { Thread } from './thread.ts';

export interface ThinkersOptions {
  readonly threads: number;
  readonly log: Log;
  /** A thread that has not answered so many milliseconds after its budget is given up. */
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

export interface ThinkerPool extends Thinkers {
  stats(): Thinking;
}

interface Waiting {
  readonly question: Question;
  readonly resolve: (move: number) => void;
  readonly reject: (error: Error) => void;
}

/** However many wait, a bot may think so long, if its budget has it. */
const LEAST = 20;

/**
 * Worker threads in which bots choose. Every question is answered with a legal move: if the bot fails, dies, hangs or
 * answers something else, with one drawn at random from the question's seed, so that no table waits for ever. Only `close`
 * leaves questions without an answer: they reject, and whoever comes next will ask again.
 *
 * Whose turn it is: a question's place is the time at which it came plus its budget. So a quick one passes slow ones, but
 * none can be passed for longer than its own budget. When more wait than there are threads, budgets shrink in proportion:
 * under load bots play weaker, not later.
 */
export function startThinkers(options: ThinkersOptions): ThinkerPool {
  const { log, grace = 5000, script = new URL('./worker.ts', import.meta.url) } = options;
  const threads = Array.from({ length: Math.max(1, options.threads) }, () => new Thread(script));
  const queue = new Heap<Waiting>();
  const counts = { asked: 0, answered: 0, failed: 0 };
  let closed = false;

  const fallback = ({ legal, seed }: Question): number => legal[seeded(seed).below(legal.length)]!;

  const think = async (thread: Thread, { question, resolve, reject }: Waiting): Promise<void> => {
    const { game, level, milliseconds } = question;
    const share = milliseconds / Math.max(1, (queue.size + 1) / threads.length);
    const budget = Math.max(share, Math.min(LEAST, milliseconds));
    const reply = await thread.ask({ ...question, milliseconds: budget }, budget + grace);

    if (closed) {
      reject(new Error('thinkers are closed'));
    } else if ('move' in reply && question.legal.includes(reply.move)) {
      counts.answered++;
      resolve(reply.move);
    } else {
      counts.failed++;
      log('a bot gave no legal move', { game, level, ...reply });
      resolve(fallback(question));
    }
    next();
  };

  const next = (): void => {
    for (const thread of threads) {
      if (closed || queue.size === 0) return;
      // It ends in an answer whatever happens.
      if (!thread.busy) void think(thread, queue.pop()!);
    }
  };

  return {
    ask(question) {
      if (closed) return Promise.reject(new Error('thinkers are closed'));
      if (question.legal.length === 0)
        return Promise.reject(new Error('there is no legal move to choose from'));
      counts.asked++;
      return new Promise((resolve, reject) => {
        queue.push(performance.now() + question.milliseconds, { question, resolve, reject });
        next();
      });
    },
    stats: () => ({
      ...counts,
      waiting: queue.size,
      thinking: threads.filter((thread) => thread.busy).length,
    }),
    async close() {
      closed = true;
      for (const { reject } of queue.drain()) reject(new Error('thinkers are closed'));
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
