import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './list.ts';
import { applied, type Mutant } from './mutants.ts';
import { TestOrder } from './order.ts';
import type { Failed, Setting, TrialRequest, TrialVerdict } from './trial.ts';

/** A process that uses this many MB is replaced by a new one, long before it runs out of memory. */
const FULL = 300;
const MEMORY = 800;

/** Tries changes of one game: its rules and tests are loaded again for each, in a process that has everything else ready. */
export class Bench {
  readonly #game: string;
  readonly #order = new TestOrder();
  readonly #files: readonly string[];
  #worker: ChildProcess | null = null;

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

  /** Whether a change has left something behind in the process, by which later ones may have died: says what fails now. */
  async traces(): Promise<Failed | null> {
    return this.#run({ file: null, source: '', order: this.#order.killers(), others: false });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    if (worker === null || worker.exitCode !== null || worker.signalCode !== null) return;
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }

  async #run(question: TrialRequest): Promise<Failed | null> {
    this.#worker ??= this.#start();
    const { failed, costs, heap } = await this.#ask(this.#worker, question);
    if (question.file === null) this.#order.learn(costs);
    if (heap > FULL) await this.close();
    return failed;
  }

  /** A process of its own: one that eats all memory must not take us with it. */
  #start(): ChildProcess {
    const root = pathToFileURL(`${ROOT}/`).href;
    const setting: Setting = { game: this.#game, root, files: this.#files };
    return fork(new URL('./worker.ts', import.meta.url), [JSON.stringify(setting)], {
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${MEMORY}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  #ask(worker: ChildProcess, question: TrialRequest): Promise<TrialVerdict> {
    return new Promise((resolve) => {
      const end = (answer: TrialVerdict): void => {
        worker.off('message', answered).off('exit', died);
        resolve(answer);
      };
      const answered = (answer: unknown): void => end(answer as TrialVerdict);
      const died = (): void => end(DEAD);
      worker.on('message', answered).on('exit', died).send(question);
    });
  }
}

/** The process was ended by its watchdog, or had no memory left. */
const DEAD: TrialVerdict = { failed: { name: 'goes on for ever', message: '' }, costs: [], heap: Infinity };
