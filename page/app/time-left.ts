import type { Pages } from '@bullpen/words/en/pages';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The seconds of a day. */
export const DAY: number = 24 * HOUR;

/** How much time is left, in words: days and hours, hours and minutes, or minutes. Less than a minute counts as none. */
export function timeLeft(seconds: number, { days, page }: Pick<Pages, 'days' | 'page'>): string {
  const part = (whole: number, of: number): number => Math.floor((seconds % of) / whole);
  const hours = part(HOUR, DAY);
  if (seconds < HOUR) return days.leftMinutes(part(MINUTE, HOUR));
  if (seconds < DAY) return days.leftHours(hours, part(MINUTE, HOUR));
  const whole = Math.floor(seconds / DAY);
  return hours === 0 ? page.clocks.days(whole) : days.leftDays(whole, hours);
}
