import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../app/language.ts';
import type { Talk } from './talk.ts';
import './talk.css';

/** How far from the edge of the window a bubble stays, in pixels. */
const EDGE = 8;

/** What a seat has just said, beside it. Screen readers hear it from the log. */
export function Bubble({ talk, seat }: { readonly talk: Talk; readonly seat: number }): JSX.Element | null {
  const box = useRef<HTMLSpanElement>(null);
  const at = talk.said.value.findIndex((one) => one.seat === seat);
  const said = talk.said.value[at];
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const fit = (): void => {
      current.style.setProperty('--shift', '0px');
      const { left, right } = current.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      const shift = Math.max(0, EDGE - left) + Math.min(0, clientWidth - EDGE - right);
      current.style.setProperty('--shift', `${shift}px`);
    };
    fit();
    // A phone may be turned meanwhile.
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, [said?.seq]);
  if (said === undefined) return null;
  return (
    <span
      key={said.seq}
      class="bubble on-paper"
      aria-hidden="true"
      // The latest lies on top.
      style={{ '--shift': '0px', zIndex: 6 + at }}
      ref={box}
    >
      {words().talk.phrases[said.phrase]}
    </span>
  );
}
