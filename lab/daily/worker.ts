import { workerData } from 'node:worker_threads';
import { answerChunks } from '../pool.ts';
import type { DailyMonth, EntrantResult } from './index.ts';
import { marginAt, strengthOf } from './play.ts';

const plan = workerData as DailyMonth;
const { seed, days } = plan;

/** All days of one entrant: each at the deal that everybody gets, and at one of their own. */
answerChunks((entrant): EntrantResult => {
  const strength = strengthOf(plan.game, entrant);
  const margins = (secret: (day: number) => string): number[] =>
    Array.from({ length: days }, (_, day) =>
      marginAt(plan, secret(day), strength, `${seed} entrant ${entrant} day ${day}`),
    );
  return {
    daily: margins((day) => `${seed} day ${day}`),
    ordinary: margins((day) => `${seed} table ${entrant} ${day}`),
  };
});
