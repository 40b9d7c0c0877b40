import { judging } from '@bullpen/bots/coach/index';
import { readRecords } from '@bullpen/engine';
import { games } from '@bullpen/games';

export interface CoachTask {
  readonly text: string;
  readonly seat: number;
  /** For the whole match. */
  readonly milliseconds: number;
}

addEventListener('message', async ({ data }: MessageEvent<CoachTask>) => {
  const [record] = readRecords(data.text.split('\n'), games);
  if (record === undefined || 'torn' in record) return;
  const choices = record.body.filter(({ json }) => json.seat === data.seat).length;
  const budget = { milliseconds: Math.max(5, Math.min(300, data.milliseconds / Math.max(1, choices))) };
  const steps = judging(record, data.seat, budget);
  for (let step = steps.next(), done = 0; ; step = steps.next(), done++) {
    if (step.done) {
      postMessage({ review: step.value });
      return;
    }
    postMessage({ done: done + 1, of: step.value.of });
    // A worker that never pauses takes seconds to end after `terminate`, and a rematch would share its processor.
    await new Promise((resolve) => setTimeout(resolve));
  }
});
