import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { flow } from '../../motion/flow.ts';

/** How wide a card of a meadow may be, in rem, the largest first. */
const SIZES = [4, 3.6, 3.25, 2.9, 2.6, 2.35, 2.1, 1.9, 1.7, 1.5];

/**
 * Makes the cards of all meadows as large as they can be with everything in sight. Only where the room for them is given: they are
 * placed by transforms, so nothing shifts when they become smaller.
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
  if (!isLimited) {
    areas.style.removeProperty('--card');
    return;
  }
  // The innermost first: each list is as large as what lies in it.
  const lists = [...areas.querySelectorAll<HTMLElement>('.flow')].reverse();
  for (const size of SIZES) {
    areas.style.setProperty('--card', `${size}rem`);
    for (const list of lists) flow(list);
    flow(areas);
    if (areas.scrollHeight <= areas.clientHeight + 1) return;
  }
}
