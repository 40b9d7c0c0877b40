import { useEffect, useRef } from 'preact/hooks';

/** What the keys of a replay do. */
interface ReplayKeys {
  step(by: number): void;
  goTo(place: 'first' | 'last' | 'mistake before' | 'mistake after' | 'round before' | 'round after'): void;
  toggle(): void;
}

/** Arrows step, up and down go to mistakes, page keys to rounds, Home and End to the ends, space plays; not in fields. */
export function useReplayKeys(keys: ReplayKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      if (target.closest('input, select, textarea, dialog, summary') !== null) return;
      // A button that has the focus is pressed by space.
      if (event.key === ' ' && target.closest('button, a, label') !== null) return;
      const { step, goTo, toggle } = latest.current;
      const actions: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => step(-1),
        ArrowRight: () => step(1),
        ArrowUp: () => goTo('mistake before'),
        ArrowDown: () => goTo('mistake after'),
        PageUp: () => goTo('round before'),
        PageDown: () => goTo('round after'),
        Home: () => goTo('first'),
        End: () => goTo('last'),
        ' ': toggle,
      };
      const act = actions[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
