import { availableParallelism } from 'node:os';
import type { Budget } from '@bullpen/bots';
import { courseOf } from '@bullpen/bots/coach/decisions';
import { judged } from '@bullpen/bots/coach/games';
import type { Judgement } from '@bullpen/bots/coach/index';
import { type Review, reviewOf } from '@bullpen/bots/coach/review';
import { type RawRecord, readRecords, required, type Seat, type TornRecord } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { inOrder } from './pool.ts';

/** A match to look at again: the lines of its record, and from which seat. */
export interface ReviewTask {
  readonly lines: readonly string[];
  readonly seat: Seat;
  readonly budget: Budget;
  readonly seed: string;
}

/** The first match of a file of records. */
export function firstRecord(lines: Iterable<string>): RawRecord | TornRecord {
  const [first] = readRecords(lines, games);
  return required(first, 'a record');
}

/** The lines of one record, as they were. */
const linesOf = ({ header, body }: RawRecord): string[] => [
  JSON.stringify(header),
  ...body.map(({ json }) => JSON.stringify(json)),
];

/** Judges all decisions of a seat on all cores; with a budget in playouts the answer does not depend on how many. */
export async function reviewOnAllCores(
  record: RawRecord,
  task: Omit<ReviewTask, 'lines'>,
  onJudged: (judgement: Judgement) => void,
  workers: number = availableParallelism(),
): Promise<Review> {
  const course = courseOf(record, task.seat);
  const judgements: Judgement[] = [];
  const script = new URL('./review-worker.ts', import.meta.url);
  const data: ReviewTask = { ...task, lines: linesOf(record) };
  await inOrder<Judgement>(script, data, judged(record.game.id, course).length, workers, (judgement) => {
    judgements.push(judgement);
    onJudged(judgement);
  });
  return reviewOf(record.game, task.seat, course, judgements);
}
