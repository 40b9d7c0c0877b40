import { judging, type Review } from '@bullpen/bots/coach/index';
import { readRecords } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { isDailySeed } from '@bullpen/table';

export interface CoachTask {
  readonly text: string;
  readonly seat: number;
  /** For the whole match. */
  readonly milliseconds: number;
}

/** How far it is, the review, or that it cannot be made. */
export type CoachNews =
  | { readonly done: number; readonly of: number }
  | { readonly review: Review }
  | { readonly failed: true };

const say = (news: CoachNews): void => postMessage(news);

/** For each decision of a daily deal: people who played alike see the same split of luck and skill, whatever their devices. */
const EQUAL = { playouts: 2000 };

async function reviewMatch({ text, seat, milliseconds }: CoachTask): Promise<Review> {
  const [record] = readRecords(text.split('\n'), games);
  if (record === undefined || 'torn' in record) throw new Error('a record that cannot be replayed');
  const choices = record.body.filter(({ json }) => json.seat === seat).length;
  const timed = { milliseconds: Math.max(5, Math.min(300, milliseconds / Math.max(1, choices))) };
  const steps = judging(record, seat, isDailySeed(record.header.seed) ? EQUAL : timed);
  for (let step = steps.next(), done = 0; ; step = steps.next(), done++) {
    if (step.done) return step.value;
    say({ done: done + 1, of: step.value.of });
    // A worker that never pauses takes seconds to end after `terminate`, and a rematch would share its processor.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

addEventListener('message', ({ data }: MessageEvent<CoachTask>) => {
  reviewMatch(data).then(
    (review) => say({ review }),
    () => say({ failed: true }),
  );
});
