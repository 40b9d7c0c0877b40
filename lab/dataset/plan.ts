import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '@bullpen/engine';
import type { HousePlayer } from '../arena/plan.ts';

/** What a dataset is made of. The same plan with the same code gives the same files, whatever the number of cores. */
export interface DatasetPlan {
  readonly game: string;
  readonly match: Match;
  /** For each seat of the first match; in the next one everybody has moved on by a seat. */
  readonly players: readonly HousePlayer[];
  readonly matches: number;
  readonly seed: string;
  /** Playouts with which the moves of a decision are valued. */
  readonly playouts: number;
  /** How many matches are one shard. */
  readonly shard: number;
}

/** The format of the files; changes when a program that reads them would fail. */
export const DATASET_FORMAT = 1;

const shardsOf = ({ matches, shard }: DatasetPlan): number => Math.ceil(matches / shard);

/** The shards that a folder lacks. One that has its records is whole. */
export const missingIn = (plan: DatasetPlan, folder: string): number[] =>
  Array.from({ length: shardsOf(plan) }, (_, shard) => shard).filter(
    (shard) => !existsSync(join(folder, shardFiles(shard).records)),
  );

/** How many matches are in a folder: some workers may be ahead of others, and the last shard may be smaller. */
export const matchesIn = (plan: DatasetPlan, folder: string): number =>
  missingIn(plan, folder).reduce(
    (rest, shard) => rest - Math.min(plan.shard, plan.matches - shard * plan.shard),
    plan.matches,
  );

/** The files of a shard, with their paths in the folder of the dataset. */
export function shardFiles(shard: number): {
  readonly records: string;
  readonly lines: string;
  readonly parquet: string;
} {
  const number = String(shard).padStart(6, '0');
  return {
    records: join('records', `${number}.jsonl.gz`),
    lines: join('decisions', `${number}.jsonl.gz`),
    parquet: join('decisions', `${number}.parquet`),
  };
}
