import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { flow } from '../../motion/flow.ts';

/** How large the cards of meadows may be, as a part of their full size. */
const SCALES = [1, 0.9, 0.81, 0.73, 0.66, 0.6, 0.54, 0.48, 0.43, 0.38];

/**
 * Makes the cards of all meadows as large as they can be with everything in sight. Only where the room for them is given. They
 * become smaller by a transform, so nothing shifts.
 */
export function useFit(areas: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (areas.current !== null) fit(areas.current);
  });
  useLayoutEffect(() => {
    const { current } = areas;
    if (current === null) return;
    const observer = new ResizeObserver(() => requestAnimationFrame(() => fit(current)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [areas]);
}

function fit(areas: HTMLElement): void {
  const isLimited = getComputedStyle(areas).overflowY !== 'visible';
  // The innermost first: each list is as large as what lies in it.
  const lists = [...areas.querySelectorAll<HTMLElement>('.flow')].reverse();
  for (const scale of SCALES) {
    areas.style.setProperty('--scale', String(scale));
    for (const list of lists) flow(list);
    flow(areas);
    if (!isLimited || areas.scrollHeight <= areas.clientHeight + 1) return;
  }
}
