import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { layOut } from './flow.ts';

/** How large what lies in a room may be, as a part of its full size. */
const SCALES = [1.5, 1.38, 1.26, 1.12, 1, 0.9, 0.81, 0.73, 0.66, 0.6, 0.54, 0.48, 0.43, 0.38, 0.34];

/**
 * Makes what lies in a room as large as it can be with all of it in sight, as `--scale`. The style sheet says where: `--least` and
 * `--most` are the smallest and the largest scale; without them nothing is scaled. It scales by a transform, so nothing
 * shifts. Where even the smallest is too large, the style sheet may lay it closer together (`data-dense`, and closer still with
 * `data-dense="most"`). Where that is too large as well, the room scrolls, and `data-more` says that there is more below.
 */
export function useFit(room: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (room.current !== null) fit(room.current);
  });
  useLayoutEffect(() => {
    const { current } = room;
    if (current === null) return;
    const observer = new ResizeObserver(() => requestAnimationFrame(() => fit(current)));
    observer.observe(current);
    const scrolled = (): void => sayMore(current);
    current.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', scrolled);
    };
  }, [room]);
}

function fit(room: HTMLElement): void {
  const style = getComputedStyle(room);
  const [least, most] = [style.getPropertyValue('--least'), style.getPropertyValue('--most')].map(
    (text) => Number.parseFloat(text) || 1,
  ) as [number, number];
  const scales = SCALES.filter((scale) => scale <= most && scale >= least);
  const lists = [room, ...room.querySelectorAll<HTMLElement>('.flow')];
  const fitsAt = (at: number, dense: Density = null): boolean => {
    if (dense === null) room.removeAttribute('data-dense');
    else room.setAttribute('data-dense', dense);
    room.style.setProperty('--scale', String(scales[at]));
    layOut(lists);
    return room.scrollHeight <= room.clientHeight + 1;
  };
  // Mostly it is the same as before, or one step from it: each try makes the browser measure everything.
  let at = Math.max(0, scales.indexOf(Number(room.style.getPropertyValue('--scale'))));
  let fits = fitsAt(at);
  /** Makes it larger while it fits, and leaves it as large as it fitted last. */
  const grow = (dense: Density): void => {
    while (at > 0 && fitsAt(at - 1, dense)) at--;
    fitsAt(at, dense);
  };
  if (fits) grow(null);
  else while (at < scales.length - 1 && !fits) fits = fitsAt(++at);
  for (const dense of ['', 'most'] as const) {
    if (fits) break;
    fits = fitsAt(at, dense);
    if (fits) grow(dense);
  }
  sayMore(room);
}

/** How closely things lie, as `data-dense` says it; null: as they should. */
type Density = null | '' | 'most';

function sayMore(room: HTMLElement): void {
  const above = room.scrollTop;
  const below = room.scrollHeight - room.clientHeight - above;
  const scrolls = getComputedStyle(room).overflowY !== 'visible';
  room.toggleAttribute('data-more', below > 4 && scrolls);
  // Keys can scroll what has the focus. Where nothing in the room can have it, the room itself can.
  if (room.dataset.reached === undefined && room.tabIndex === 0) return;
  const alone = scrolls && above + below > 1 && room.querySelector('button, a[href]') === null;
  room.toggleAttribute('data-reached', alone);
  if (alone) room.tabIndex = 0;
  else room.removeAttribute('tabindex');
}
