import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { timeLeft } from '../app/time-left.ts';
import { useSecondsTo } from '../motion/countdown.ts';

/** From this many seconds on, hours and days are said in words: nobody counts the seconds of a day. */
const LONG = 3600;

/** How long those who have to act may still take; counted down, and quiet for screen readers. */
export function Clock({ due }: { readonly due: number }): JSX.Element {
  const seconds = Math.ceil(useSecondsTo(due, 500) ?? 0);
  if (seconds > LONG) {
    const all = words();
    return (
      <span class="clock" role="timer">
        {all.days.timeLeft(timeLeft(seconds, all))}
      </span>
    );
  }
  return (
    <span class={`clock${seconds <= 10 ? ' short' : ''}`} role="timer" dir="ltr">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
