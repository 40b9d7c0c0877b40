import type { Clock } from '@bullpen/wire';
import type { Pages } from '@bullpen/words/en/pages';

/** How long a move may take, in words. */
export function clockName(clock: Clock, { clocks }: Pages['page']): string {
  if (clock.kind === 'none') return clocks.none;
  if (clock.kind === 'days') return clocks.days(clock.days);
  const { seconds } = clock;
  return seconds % 60 === 0 ? clocks.minutes(seconds / 60) : clocks.seconds(seconds);
}
