import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { DrillFile } from '@bullpen/bots/coach/drill';
import { type GameId, gameIds, isGameId } from '@bullpen/games';
import { type CheckedDrill, checkDrills } from '@bullpen/lab/drills/check';
import { drillText, makeDrills } from '@bullpen/lab/drills/index';
import { gameNamed, wholeNumber } from '../choices.ts';
import { Failure, fileFailure } from '../failure.ts';
import { onInterrupt } from '../interrupts.ts';
import { grouped, markdownTable, percent, print, quoted } from '../output.ts';
import { countOf, progressBar, show } from '../progress.ts';
import { soundRecords } from '../record-file.ts';
import { WholeFile } from '../whole-file.ts';

export interface DrillsFlags {
  readonly seed: string;
  readonly count: string;
  readonly out?: string;
  readonly from?: string;
  readonly check?: string;
  readonly sample: string;
  readonly times: string;
  readonly cores?: string;
}

/** Makes drills, or values some of a file again. */
export async function drillsCommand(id: string | undefined, flags: DrillsFlags): Promise<void> {
  const workers = wholeNumber('--cores', flags.cores ?? String(availableParallelism()), 1, 256);
  if (flags.check !== undefined) return check(flags.check, id, flags, workers);
  const count = wholeNumber('--count', flags.count, 1, 10_000);
  if (id !== undefined) {
    await make(gameNamed(id).id as GameId, count, flags.out ?? `drills-${id}.json`, flags, workers);
    return;
  }
  if (flags.from !== undefined) throw new Failure('--from takes the matches of one game: name it');
  const folder = flags.out ?? 'drills';
  try {
    mkdirSync(folder, { recursive: existsSync(folder) });
  } catch (error) {
    throw fileFailure(folder, error);
  }
  for (const game of gameIds) await make(game, count, join(folder, `${game}.json`), flags, workers);
}

async function make(
  game: GameId,
  count: number,
  out: string,
  { seed, from }: DrillsFlags,
  workers: number,
): Promise<void> {
  const target = new WholeFile(out, '--out');
  target.check();
  const plan = { game, seed, count, ...(from !== undefined && { records: recordsIn(from, game) }) };
  const source = from === undefined ? '' : ` --from ${quoted(from)}`;
  const goOn = `bullpen drills ${game} --seed ${quoted(seed)} --count ${count}${source} --out ${quoted(out)}`;
  const start = performance.now();
  const { file, matches, journal } = await watched(`${game} `, count, goOn, (onProgress) =>
    makeDrills(plan, { workers, onProgress }),
  );
  target.save(drillText(file));
  journal.discard();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const levels = [1, 2, 3].map((level) => file.list.filter((drill) => drill.level === level).length);
  print(
    `${out}: ${grouped(file.list.length)} drills from ${grouped(matches)} matches in ${seconds} s; of level 1, 2, 3: ${levels.join(', ')}`,
  );
  // There may be few given matches; bots can play any number.
  const wanted = from === undefined ? count : 1;
  if (file.list.length < wanted) throw new Failure(`${game}: only ${file.list.length} drills were found`, 1);
}

/** The matches of a file, such as the field of a past day, each as the text of its record. */
function recordsIn(file: string, game: GameId): string[] {
  return Array.from(soundRecords(file), ({ game: { id }, header, body, line }) => {
    if (id !== game) throw new Failure(`${file}:${line}: a match of ${id}, not of ${game}`);
    return [header, ...body.map(({ json }) => json)].map((one) => JSON.stringify(one)).join('\n');
  });
}

async function check(
  path: string,
  id: string | undefined,
  flags: DrillsFlags,
  workers: number,
): Promise<void> {
  const sample = wholeNumber('--sample', flags.sample, 1, 10_000);
  const times = wholeNumber('--times', flags.times, 1, 10_000);
  const all: CheckedDrill[] = [];
  const rows: string[][] = [];
  for (const name of filesAt(path)) {
    const file = readDrills(name);
    if (id !== undefined && file.game !== gameNamed(id).id) continue;
    const goOn = `bullpen drills ${file.game} --check ${quoted(path)} --sample ${sample} --times ${times} --seed ${quoted(flags.seed)}`;
    const total = Math.min(sample, file.list.length);
    const plan = { file, sample, times, seed: flags.seed };
    const { checked, journal } = await watched(`${file.game} `, total, goOn, (onProgress) =>
      checkDrills(plan, workers, onProgress),
    );
    rows.push([file.game, grouped(times * file.playouts), ...figuresOf(checked)]);
    all.push(...checked);
    journal.discard();
  }
  if (rows.length > 1) rows.push(['all', '', ...figuresOf(all)]);
  print(markdownTable(['game', 'playouts for each', 'drills', 'keep their answer', 'least sure'], rows));
}

/** How many, how many of them keep their answer, and by how many standard errors the least sure one does. */
function figuresOf(checked: readonly CheckedDrill[]): string[] {
  const kept = checked.filter(({ ahead }) => ahead > 0).length;
  const least = Math.min(...checked.map(({ ahead, error }) => ahead / error));
  const share = checked.length === 0 ? '–' : `${kept} (${percent(kept / checked.length)})`;
  return [String(checked.length), share, Number.isFinite(least) ? `${least.toFixed(1)} SE` : '–'];
}

/** A file, or all files of drills in a folder. */
function filesAt(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => join(path, name));
  } catch (error) {
    throw fileFailure(path, error);
  }
}

function readDrills(name: string): DrillFile {
  let text: string;
  try {
    text = readFileSync(name, 'utf8');
  } catch (error) {
    throw fileFailure(name, error);
  }
  try {
    const file = JSON.parse(text) as DrillFile;
    if (file.drills === 1 && isGameId(file.game) && Array.isArray(file.list)) return file;
  } catch {
    // Not JSON at all: the error is the same as for other JSON.
  }
  throw new Failure(`${name}: no drills in it`);
}

/** Runs with a bar; an interruption says how to continue. */
async function watched<T>(
  title: string,
  total: number,
  goOn: string,
  run: (onProgress: (done: number) => void) => Promise<T>,
): Promise<T> {
  const bar = progressBar(`${title}${countOf('drills')}`);
  let done = 0;
  const stopListening = onInterrupt((exitCode) => {
    bar?.stop();
    process.stderr.write(
      `${bar === null ? '' : '\n'}bullpen: interrupted; ${done} of ${total} drills are kept, continue with: ${goOn}\n`,
    );
    process.exit(exitCode);
  });
  try {
    return await run((now) => {
      done = now;
      show(bar, now, total);
    });
  } finally {
    bar?.stop();
    stopListening();
  }
}
