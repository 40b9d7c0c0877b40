import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { collect, type Test } from './collect.ts';
import type { Cost, Setting, TrialRequest, TrialVerdict } from './trial.ts';

const [, , setting = ''] = process.argv;
const { game, root, files } = JSON.parse(setting) as Setting;
const progress = new Int32Array(new SharedArrayBuffer(8));
const CHANGED = new RegExp(`^${root}games/(${game}/|test/|index\\.ts$)`);
const STAND_IN = new URL('./collect.ts', import.meta.url).href;

/** The trial that is going on: each has copies of its own of the game and its tests, and the rest is loaded once. */
let trial: { readonly number: number; readonly file: string | null; readonly source: string } = {
  number: 0,
  file: null,
  source: '',
};

const plain = new Map<string, string>();

function sourceOf(url: string): string {
  if (trial.file !== null && url === root + trial.file) return stripTypeScriptTypes(trial.source);
  const known = plain.get(url) ?? stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
  plain.set(url, known);
  return known;
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest' && context.parentURL !== STAND_IN)
      return { url: STAND_IN, shortCircuit: true };
    const found = next(specifier, context);
    return CHANGED.test(found.url) ? { ...found, url: `${found.url}?trial=${trial.number}` } : found;
  },
  load(url, context, next) {
    const [file = '', number] = url.split('?trial=');
    if (number === undefined) return next(url, context);
    return { format: 'module', source: sourceOf(file), shortCircuit: true };
  },
});

/** Says that a step is begun, and for how many milliseconds it may go on. */
function begin(limit: number): void {
  Atomics.store(progress, 1, limit);
  Atomics.add(progress, 0, 1);
}

const IMPORT_LIMIT = 5000;
/** While nothing is asked, nothing is late. */
const IDLE = 0x7fffffff;
const limitOf = (cost: number): number => Math.ceil(1000 + 10 * cost);

/** The tests of a file, by a name that no other has. Of those about all games, only those about this one. */
async function testsOf(file: string): Promise<Map<string, Test>> {
  begin(IMPORT_LIMIT);
  const all = await collect(() => import(`${root}${file}`));
  const mine = file.startsWith('games/test/')
    ? all.filter(({ title }) => title.startsWith(`${game} > `))
    : all;
  const named = new Map<string, Test>();
  for (const test of mine) {
    const name = `${file} > ${test.title}`;
    named.set(named.has(name) ? `${name} (${named.size})` : name, test);
  }
  if (named.size === 0) throw new Error('no tests');
  return named;
}

/** Runs the tests that are wished for, in this order, then all others, until one fails. */
async function runAll({ file, source, order, others }: TrialRequest): Promise<TrialVerdict> {
  trial = { number: trial.number + 1, file, source };
  const loaded = new Map<string, Map<string, Test>>();
  const done = new Set<string>();
  const costs: Cost[] = [];
  let name = '';
  const run = async (test: Test | undefined, limit: number): Promise<void> => {
    done.add(name);
    if (test === undefined) return;
    begin(limit);
    const before = process.cpuUsage();
    await test.run();
    const { user, system } = process.cpuUsage(before);
    costs.push({ name, cost: (user + system) / 1000 });
  };
  const load = async (testFile: string): Promise<Map<string, Test>> => {
    name = testFile;
    const tests = loaded.get(testFile) ?? (await testsOf(testFile));
    loaded.set(testFile, tests);
    return tests;
  };
  try {
    for (const { name: wished, cost } of order) {
      const tests = await load(wished.slice(0, wished.indexOf(' > ')));
      name = wished;
      await run(tests.get(wished), limitOf(cost));
    }
    for (const testFile of others ? files : [])
      for (const [other, test] of await load(testFile)) {
        name = other;
        if (!done.has(other)) await run(test, limitOf(10_000));
      }
    return { failed: null, costs, heap: heap() };
  } catch (error) {
    return { failed: { name, message: String(error) }, costs, heap: heap() };
  }
}

const heap = (): number => getHeapStatistics().used_heap_size / 2 ** 20;

begin(IDLE);
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: progress.buffer }).unref();
process.on('message', async (question: TrialRequest) => {
  const answer = await runAll(question);
  begin(IDLE);
  process.send?.(answer);
});
