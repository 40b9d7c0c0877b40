import { workerData } from 'node:worker_threads';
import { at } from '@bullpen/engine';
import { answerChunks } from '../pool.ts';
import { viewFields } from './columns.ts';
import type { DatasetPlan } from './plan.ts';
import { makeShard } from './shard.ts';

/** A thread that makes the shards that are missing. */
const { plan, missing, folder } = workerData as {
  readonly plan: DatasetPlan;
  readonly missing: readonly number[];
  readonly folder: string;
};
const fields = viewFields(plan.game, plan.match);

answerChunks((chunk) => makeShard(plan, at(missing, chunk), fields, folder));
