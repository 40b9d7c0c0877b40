import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { timeLeft } from '../app/time-left.ts';
import { Icon } from '../design/Icon.tsx';

interface CountdownProps {
  /** When it is over, by the clock of this browser, in milliseconds since 1970. */
  readonly at: number;
  text(time: string): string;
}

const MINUTE = 60_000;

/** How long until something begins: in seconds for the last two minutes. */
export function Countdown({ at, text }: CountdownProps): JSX.Element {
  const [, tick] = useState(0);
  const left = Math.max(0, at - Date.now());
  const short = left < 2 * MINUTE;
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => tick((n) => n + 1), (left % (short ? 1000 : MINUTE)) + 20);
    return () => clearTimeout(timer);
  });
  const all = words();
  const time = short ? all.page.clocks.seconds(Math.ceil(left / 1000)) : timeLeft(left / 1000, all);
  return (
    <p class="countdown">
      <Icon name="clock" />
      {text(time)}
    </p>
  );
}
