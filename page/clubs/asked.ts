import type { Asked } from '@bullpen/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pauseAfter } from '../tables/remote/http.ts';

/** What the server said last, and whether it can be reached now. */
interface Latest<T> {
  readonly value: T | null;
  readonly away: boolean;
  /** Why the server says nothing, for good. */
  readonly refused: string | null;
  reload(): void;
}

/** Codes after which asking again is useless. */
const FOR_GOOD = ['no-such-club', 'no-such-tournament', 'invalid'];

/**
 * Asks again every `every` milliseconds while the page is looked at, and after pauses that grow while the server is away. `about` says
 * what is asked for: another one is asked at once.
 */
export function useAsked<T>(about: string, every: number, load: () => Promise<Asked<T>>): Latest<T> {
  const [value, setValue] = useState<T | null>(null);
  const [away, setAway] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const again = useRef(() => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn = 0;
    let failures = 0;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      const own = ++turn;
      const found = await load();
      if (own !== turn) return;
      const isOver = !found.ok && FOR_GOOD.includes(found.refusal.code);
      if (found.ok) setValue(found.value);
      setRefused(isOver ? found.refusal.code : null);
      setAway(!found.ok && !isOver);
      failures = found.ok ? 0 : failures + 1;
      if (!isOver) timer = setTimeout(next, found.ok ? every : pauseAfter(failures));
    };
    const next = (): void => {
      if (document.visibilityState === 'visible') void ask();
    };
    again.current = () => void ask();
    document.addEventListener('visibilitychange', next);
    void ask();
    return () => {
      turn = -1;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', next);
    };
  }, [about]);
  return { value, away, refused, reload: () => again.current() };
}
