import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Where the focus goes when what had it is gone: to a card or field, or to the one button that goes on. */
const NEXT = [
  '.choice[tabindex="0"][aria-disabled="false"]',
  '.choice[tabindex="0"]',
  '.button:enabled:not(.plain)',
];

/**
 * After a move the card or button that had the focus is often gone, and with it the place of who plays by keyboard. Then the
 * next thing to choose in `root` takes the focus, as soon as there is one.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = root.current;
    if (area === null) return;
    let inside = area.contains(document.activeElement);
    const note = ({ target }: FocusEvent): void => {
      inside = area.contains(target as Node);
    };
    const restore = (): void => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body || isOff(activeElement);
      if (!inside || !isLost) return;
      const next = NEXT.map((wish) => area.querySelector<HTMLElement>(wish)).find((found) => found !== null);
      next?.focus({ preventScroll: true });
    };
    // Whoever presses somewhere else has left the place.
    const leave = ({ target }: PointerEvent): void => {
      inside = area.contains(target as Node);
    };
    const watch = new MutationObserver(restore);
    watch.observe(area, { childList: true, subtree: true, attributeFilter: ['disabled', 'aria-disabled'] });
    addEventListener('focusin', note);
    addEventListener('pointerdown', leave);
    return () => {
      watch.disconnect();
      removeEventListener('focusin', note);
      removeEventListener('pointerdown', leave);
    };
  }, [root]);
}

const isOff = (element: Element): boolean => element instanceof HTMLButtonElement && element.disabled;
