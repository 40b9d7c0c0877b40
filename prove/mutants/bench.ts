import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ROOT } from './list.ts';
import { applied, type Mutant } from './mutants.ts';
import { Order } from './order.ts';
import type { Answer, Failed, Question, Setting } from './trial.ts';

/** How often we look whether a test goes on for ever, in milliseconds. */
const LOOK = 200;
/** So long a thread may take to begin with its first step. */
const START = 20_000;
/** A thread that holds so many MB is exchanged for a new one, long before it has to die of it. */
const FULL = 300;
const MEMORY = 800;

/** Tries changes of one game: its rules and tests are loaded again for each, in a thread that has everything else ready. */
export class Bench {
  readonly #game: string;
  readonly #order = new Order();
  readonly #files: readonly string[];
  readonly #progress = new Int32Array(new SharedArrayBuffer(8));
  #worker: Worker | null = null;

  constructor(game: string) {
    this.#game = game;
    const own = globSync(`games/${game}/test/*.test.ts`, { cwd: ROOT }).sort();
    const laws = ['flat', 'records', 'conformance'].map((name) => `games/test/${name}.test.ts`);
    this.#files = [...own, ...laws];
  }

  /** Runs all tests with the rules as they are, and learns what each costs; says which fails. */
  async unchanged(): Promise<Failed | null> {
    return this.#run({ file: null, source: '', order: [], others: true });
  }

  /** Runs tests with this change until one fails; null if none has noticed it. */
  async verdict(file: string, mutant: Mutant): Promise<Failed | null> {
    const source = applied(readFileSync(join(ROOT, file), 'utf8'), mutant);
    const failed = await this.#run({ file, source, order: this.#order.for(file), others: true });
    if (failed !== null) this.#order.killed(file, failed.name);
    return failed;
  }

  /** Whether a change has left something behind in the thread, by which later ones may have died: says what fails now. */
  async traces(): Promise<Failed | null> {
    return this.#run({ file: null, source: '', order: this.#order.killers(), others: false });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #run(question: Question): Promise<Failed | null> {
    this.#worker ??= this.#start();
    const { failed, costs, heap } = await this.#ask(this.#worker, question);
    if (question.file === null) this.#order.learn(costs);
    if (heap > FULL) await this.close();
    return failed;
  }

  #start(): Worker {
    const setting: Setting = {
      game: this.#game,
      root: pathToFileURL(`${ROOT}/`).href,
      files: this.#files,
      shared: this.#progress.buffer as SharedArrayBuffer,
    };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: setting,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    // It may die of hunger while it is being ended for another reason.
    return worker.on('error', () => {});
  }

  #ask(worker: Worker, question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const end = (then: () => void): void => {
        unwatch();
        worker.off('message', answered).off('error', failed);
        then();
      };
      const answered = (answer: Answer): void => end(() => resolve(answer));
      const failed = (error: NodeJS.ErrnoException): void =>
        end(() =>
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(ended('out of memory')) : reject(error),
        );
      const late = (): void => end(() => resolve(ended('goes on for ever')));
      Atomics.store(this.#progress, 1, START);
      Atomics.add(this.#progress, 0, 1);
      const unwatch = watchOver(worker, this.#progress, late);
      worker.on('message', answered).on('error', failed).postMessage(question);
    });
  }
}

/** A thread that had to be ended is of no more use, as one that is full. */
const ended = (name: string): Answer => ({ failed: { name, message: '' }, costs: [], heap: Infinity });

/**
 * Calls back if a step of a thread has used more time than it may: time of that thread, which does not depend on what else
 * the machine has to do. Returns how to stop looking.
 */
function watchOver(worker: Worker, progress: Int32Array, late: () => void): () => void {
  let step = -1;
  let since = 0;
  let over = false;
  const look = async (): Promise<void> => {
    // A thread that has just died says so by itself.
    const usage = await worker.cpuUsage().catch(() => null);
    if (over || usage === null) return;
    const used = (usage.user + usage.system) / 1000;
    const now = Atomics.load(progress, 0);
    if (now !== step) [step, since] = [now, used];
    else if (used - since > Atomics.load(progress, 1)) return late();
    timer = setTimeout(look, LOOK);
  };
  let timer = setTimeout(look, LOOK);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
