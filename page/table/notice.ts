import type { Snapshot, Update } from '@bullpen/wire';
import type { Pages } from '@bullpen/words/en/pages';
import type { TableStep } from '../tables/source.ts';
import { namesOf } from './names.ts';
import type { Seated } from './seated.ts';

type Reason = keyof Pages['page']['unseated'];

/** Something to say until it has been read: why the viewer has no seat any more, or who has lost theirs in a void deal. */
export type SeatNotice =
  | { readonly unseated: Reason }
  | { readonly lost: readonly number[]; readonly seated: Seated };

/** What a step has to say besides the log, if anything. */
export function noticeOf({ before, after, updates }: TableStep): SeatNotice | null {
  if (before === null) return null;
  if (before.viewer >= 0 && after.viewer < 0) return unseated(before, updates);
  const voided = updates.findLast(({ entry }) => entry.type === 'voided');
  return voided === undefined ? null : { lost: voided.entry.seats ?? [], seated: before };
}

/** The last entry that took the viewer's seat, unless they stood up themselves. */
function unseated({ viewer }: Snapshot, updates: readonly Update[]): SeatNotice | null {
  const last = updates.findLast(
    ({ entry: { type, seat, seats } }) =>
      (type === 'stood' || isReason(type)) && (seat === viewer || seats?.includes(viewer)),
  );
  const type = last?.entry.type ?? '';
  return isReason(type) ? { unseated: type } : null;
}

const REASONS: readonly string[] = [
  'removed',
  'bot-seated',
  'voided',
  'moved-device',
  'resigned',
] satisfies Reason[];
const isReason = (type: string): type is Reason => REASONS.includes(type);

export const noticeText = (notice: SeatNotice, words: Pages): string =>
  'unseated' in notice
    ? words.page.unseated[notice.unseated]
    : words.page.lostSeats(notice.lost.map(namesOf(notice.seated, words).of), notice.lost.length);
