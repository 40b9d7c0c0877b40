import { workerData } from 'node:worker_threads';
import { courseOf } from '@bullpen/bots/coach/decisions';
import { judged } from '@bullpen/bots/coach/games';
import { judge } from '@bullpen/bots/coach/judge';
import { chanceFor } from '@bullpen/bots/coach/review';
import { at } from '@bullpen/engine';
import { answerChunks } from './pool.ts';
import { firstRecord, type ReviewTask } from './review.ts';

const { lines, seat, budget, seed } = workerData as ReviewTask;
const record = firstRecord(lines);
if ('torn' in record) throw new Error(record.torn);
const decisions = judged(record.game.id, courseOf(record, seat));

answerChunks((index) => judge(record.game, at(decisions, index), chanceFor(seed, index), budget));
