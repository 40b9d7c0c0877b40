import { workerData } from 'node:worker_threads';
import { answerChunks } from '../pool.ts';
import { checkDrill, type DrillCheck } from './check.ts';

/** A thread that values drills again. */
const { check, first } = workerData as { readonly check: DrillCheck; readonly first: number };

answerChunks((chunk) => checkDrill(check, first + chunk));
