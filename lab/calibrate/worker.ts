import { workerData } from 'node:worker_threads';
import { answerChunks } from '../pool.ts';
import type { CoachTrial } from './plan.ts';
import { tryMatch } from './try.ts';

/** A thread that plays matches and has the coach judge decisions of them. */
const { plan, first } = workerData as { readonly plan: CoachTrial; readonly first: number };

answerChunks((chunk) => tryMatch(plan, first + chunk));
