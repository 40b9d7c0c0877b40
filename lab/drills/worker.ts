import { workerData } from 'node:worker_threads';
import { answerChunks } from '../pool.ts';
import { findIn } from './find.ts';
import type { DrillPlan } from './plan.ts';

/** A thread that plays matches and finds drills in them. */
const { plan, first } = workerData as { readonly plan: DrillPlan; readonly first: number };

answerChunks((chunk) => findIn(plan, first + chunk));
