import { workerData } from 'node:worker_threads';
import { Roster } from '../outside/roster.ts';
import { answerChunks } from '../pool.ts';
import { Outsiders } from './outsiders.ts';
import type { ArenaPlan } from './plan.ts';
import { playChunk } from './play.ts';

/** A thread that plays chunks; those before `first` were played in an earlier run. */
const { plan, first, programs } = workerData as {
  readonly plan: ArenaPlan;
  readonly first: number;
  readonly programs: SharedArrayBuffer;
};
const outsiders = new Outsiders(plan, new Roster(programs));

answerChunks((chunk) => playChunk(plan, first + chunk, outsiders));
