import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Bot, botNamed } from '@bullpen/bots';
import { at, required } from '@bullpen/engine';
import { entryOf, games } from '@bullpen/games';
import type { HousePlayer } from '../arena/plan.ts';
import { playMatch } from '../match.ts';
import { firstRecord } from '../review.ts';
import { lineOf, parquetOf, type ViewFields } from './columns.ts';
import { type DecisionRow, decisionsOf } from './decisions.ts';
import { type DatasetPlan, shardFiles } from './plan.ts';

/** The result of a shard: how much is in it, or which file could not be written and why. */
export type ShardOutcome =
  | { readonly matches: number; readonly decisions: number }
  | { readonly file: string; readonly code: string };

/** Plays and values the matches of a shard, and writes its files. The records come last: a shard that has them is whole. */
export function makeShard(
  plan: DatasetPlan,
  shard: number,
  fields: ViewFields,
  folder: string,
): ShardOutcome {
  const records: string[] = [];
  const rows: DecisionRow[] = [];
  for (let match = shard * plan.shard; match < Math.min((shard + 1) * plan.shard, plan.matches); match++) {
    const text = recordOf(plan, match);
    const record = firstRecord(text.split('\n'));
    if ('torn' in record) throw new Error(record.torn);
    records.push(text);
    rows.push(...decisionsOf(record, match, plan.playouts));
  }
  const files = shardFiles(shard);
  const contents: readonly (readonly [file: string, content: Uint8Array])[] = [
    [files.lines, gzipSync(rows.map((row) => `${lineOf(row)}\n`).join(''))],
    [files.parquet, parquetOf(rows, fields)],
    [files.records, gzipSync(records.join(''))],
  ];
  for (const [file, content] of contents) {
    const code = writeWhole(join(folder, file), content);
    if (code !== null) return { file, code };
  }
  return { matches: records.length, decisions: rows.length };
}

/** Everybody moves on by a seat from match to match, so that no player has the better seat. */
function recordOf({ game, match, players, seed }: DatasetPlan, number: number): string {
  const bots = players.map((_, seat) => withBudget(game, at(players, (seat + number) % players.length)));
  const plan = { game: entryOf(games, game), match, bots, budget: { playouts: 1 } };
  return required(playMatch(plan, `${seed}/${number}`, true).record, 'the record');
}

function withBudget(game: string, { name, bot, budget }: HousePlayer): Bot {
  const thinker = botNamed(game, bot);
  return { ...thinker, name, choose: (view, moves, chance) => thinker.choose(view, moves, chance, budget) };
}

/** Writes a file that appears whole or not at all. Returns the code of what went wrong, or null. */
export function writeWhole(file: string, content: Uint8Array | string): string | null {
  const part = `${file}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(part, content);
    renameSync(part, file);
    return null;
  } catch (error) {
    rmSync(part, { force: true });
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
