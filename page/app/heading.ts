import { useEffect, useRef } from 'preact/hooks';
import { path } from './router.tsx';

/** The heading of the page takes the focus, unless somebody has it already; false while there is no heading. */
export function focusHeading(): boolean {
  if (document.activeElement !== document.body) return true;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * A person who follows a link inside the page continues at the heading of what it leads to, as on a page that is loaded: screen readers say
 * it, and the next Tab goes on from there. Parts that have to be fetched get their heading later.
 */
export function useHeadingFocus(): void {
  const last = useRef(path.value);
  const now = path.value;
  useEffect(() => {
    if (last.current === now) return;
    last.current = now;
    if (focusHeading()) return;
    const watch = new MutationObserver(() => focusHeading() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [now]);
}
