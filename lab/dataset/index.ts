import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { same } from '@bullpen/engine';
import { fingerprint } from '../arena/code.ts';
import { inOrder } from '../pool.ts';
import { cardOf } from './card.ts';
import { columnKinds, viewFields } from './columns.ts';
import { DATASET_FORMAT, type DatasetPlan, matchesIn, missingIn } from './plan.ts';
import { type ShardOutcome, writeWhole } from './shard.ts';

export { type DatasetPlan, matchesIn } from './plan.ts';

/** The dataset could not be made, or not to its end: what is there stays. */
export class DatasetFailure extends Error {
  override readonly name = 'DatasetFailure';
}

/** A file could not be written. */
export class UnwrittenFile extends DatasetFailure {
  readonly file: string;
  readonly code: string;

  constructor(file: string, code: string) {
    super(`${file}: ${code}`);
    this.file = file;
    this.code = code;
  }
}

export interface DatasetRun {
  readonly folder: string;
  readonly workers: number;
  /** The command that made it, and the version of Bullpen, for the card. */
  readonly command: string;
  readonly version: string;
  /** After each shard, in order, and once at the start: how many matches are there. */
  readonly onProgress: (matches: number) => void;
}

export interface DatasetSize {
  readonly matches: number;
  readonly decisions: number;
  readonly bytes: number;
}

/** Makes what is missing of a dataset in a folder, and then its card and checksums. */
export async function makeDataset(plan: DatasetPlan, run: DatasetRun): Promise<DatasetSize> {
  const { folder, workers, onProgress } = run;
  claim(plan, folder);
  // What an earlier run left half written.
  for (const part of globSync('{records,decisions}/*.part', { cwd: folder }))
    rmSync(join(folder, part), { force: true });
  const missing = missingIn(plan, folder);
  let matches = matchesIn(plan, folder);
  onProgress(matches);
  const script = new URL('./worker.ts', import.meta.url);
  await inOrder<ShardOutcome>(script, { plan, missing, folder }, missing.length, workers, (outcome) => {
    if ('code' in outcome) throw new UnwrittenFile(join(folder, outcome.file), outcome.code);
    matches += outcome.matches;
    onProgress(matches);
  });
  return finish(plan, run);
}

/** The folder is this dataset's, from its first run on. */
function claim(plan: DatasetPlan, folder: string): void {
  const file = join(folder, 'dataset.json');
  const mine = { dataset: DATASET_FORMAT, ...plan, code: fingerprint() };
  if (!existsSync(file)) {
    save(file, `${JSON.stringify(mine, null, 2)}\n`);
    return;
  }
  const there = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  for (const [name, value] of Object.entries(mine))
    if (!same(there[name], value))
      throw new DatasetFailure(
        `${folder} holds another dataset: its ${name} is ${JSON.stringify(there[name])}, not ${JSON.stringify(value)}`,
      );
}

function finish(plan: DatasetPlan, { folder, command, version }: DatasetRun): DatasetSize {
  const files = globSync('{records,decisions}/*.{gz,parquet}', { cwd: folder }).sort();
  const sums: string[] = [];
  let decisions = 0;
  let bytes = 0;
  const note = (file: string, content: Uint8Array): void => {
    sums.push(`${createHash('sha256').update(content).digest('hex')}  ${file.replaceAll('\\', '/')}\n`);
    bytes += content.length;
  };
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    note(file, content);
    if (/^decisions.*gz$/.test(file))
      decisions += gunzipSync(content).toString('latin1').split('\n').length - 1;
  }
  const columns = columnKinds(viewFields(plan.game, plan.match));
  const card = cardOf({ plan, command, version, code: fingerprint(), decisions, bytes, columns });
  save(join(folder, 'README.md'), card);
  for (const file of ['README.md', 'dataset.json']) note(file, readFileSync(join(folder, file)));
  save(join(folder, 'SHA256SUMS'), sums.join(''));
  return { matches: plan.matches, decisions, bytes };
}

function save(file: string, text: string): void {
  const code = writeWhole(file, text);
  if (code !== null) throw new UnwrittenFile(file, code);
}
