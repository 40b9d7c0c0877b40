import type { Pages } from '@bullpen/words/en/pages';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time is left, in words: days and hours, or hours and minutes. Less than a minute counts as none. */
export function timeLeft(seconds: number, { days }: Pick<Pages, 'days'>): string {
  const part = (whole: number, of: number): number => Math.floor((seconds % of) / whole);
  return seconds >= DAY
    ? days.leftDays(Math.floor(seconds / DAY), part(HOUR, DAY))
    : days.leftHours(Math.floor(seconds / HOUR), part(MINUTE, HOUR));
}
