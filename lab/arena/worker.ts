import { workerData } from 'node:worker_threads';
import { answerChunks } from '../pool.ts';
import type { ArenaPlan } from './plan.ts';
import { playChunk } from './play.ts';

/** A thread that plays chunks; those before `first` were played in an earlier run. */
const { plan, first } = workerData as { readonly plan: ArenaPlan; readonly first: number };

answerChunks((chunk) => playChunk(plan, first + chunk));
