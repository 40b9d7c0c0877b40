import { useEffect, useState } from 'preact/hooks';

/** The seconds until the end, counted down at an interval in milliseconds; null if there is no end. */
export function useSecondsTo(due: number | null, every: number): number | null {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (due === null) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [due, every]);
  return due === null ? null : Math.max(0, (due - now) / 1000);
}
