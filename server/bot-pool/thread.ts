import { Worker } from 'node:worker_threads';
import type { Question } from '../contract.ts';
import type { BotReply } from './worker.ts';

/** A bot that eats all memory ends its thread, not the process. */
const LIMITS = { maxOldGenerationSizeMb: 512 };

/**
 * One place in the pool: a worker thread and its successors. It takes one question at a time and always replies, whatever
 * becomes of the thread. A new thread is started at the next question only, so one that dies at once does no harm in a loop.
 */
export class Thread {
  readonly #script: URL;
  #worker: Worker | null = null;
  #reply: ((reply: BotReply) => void) | null = null;

  constructor(script: URL) {
    this.#script = script;
    this.#start();
  }

  get busy(): boolean {
    return this.#reply !== null;
  }

  ask(question: Question, limit: number): Promise<BotReply> {
    const worker = this.#worker ?? this.#start();
    return new Promise((resolve) => {
      const alarm = setTimeout(() => {
        this.#lose(worker, 'it took too long');
        // What became of it does not matter: it has been given up.
        worker.terminate().catch(() => {});
      }, limit);
      this.#reply = (reply) => {
        clearTimeout(alarm);
        this.#reply = null;
        resolve(reply);
      };
      try {
        worker.postMessage(question);
      } catch (error) {
        this.#reply({ error: String(error) });
      }
    });
  }

  async end(): Promise<void> {
    const worker = this.#worker;
    if (worker === null) return;
    this.#lose(worker, 'it was closed');
    await worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#script, { resourceLimits: LIMITS });
    worker.on('message', (reply: BotReply) => {
      if (worker === this.#worker) this.#reply?.(reply);
    });
    worker.on('error', (error) => this.#lose(worker, String(error)));
    worker.on('exit', () => this.#lose(worker, 'it ended'));
    this.#worker = worker;
    return worker;
  }

  /** The worker has ended, or the pool has given it up. */
  #lose(worker: Worker, error: string): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    this.#reply?.({ error });
  }
}
