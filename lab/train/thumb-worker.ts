import { workerData } from 'node:worker_threads';
import { answerChunks } from '../pool.ts';
import { type GenerationPlan, playTry } from './thumb.ts';

/** A thread that plays a generation of training; a chunk is a try. */
const plan = workerData as GenerationPlan;

answerChunks((chunk) => playTry(plan, chunk));
