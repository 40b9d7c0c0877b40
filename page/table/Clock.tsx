import type { JSX } from 'preact';
import { useSecondsTo } from '../motion/countdown.ts';

/** How long those who have to act may still take; counted down, and quiet for readers aloud. */
export function Clock({ due }: { readonly due: number }): JSX.Element {
  const seconds = Math.ceil(useSecondsTo(due, 500) ?? 0);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = seconds < 3600 ? parts.slice(1) : parts;
  return (
    <span class={`clock${seconds <= 10 ? ' short' : ''}`} role="timer" dir="ltr">
      {shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')}
    </span>
  );
}
