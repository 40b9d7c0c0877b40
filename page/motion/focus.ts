import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Where the focus goes: to a card or field that can be chosen, a row that can be taken, or a button that goes on. */
const NEXT = [
  '.choice[tabindex="0"][aria-disabled="false"]',
  '.button.choice:enabled',
  '.button:enabled:not(.plain, [data-look])',
  '.choice[aria-disabled="false"]',
  '.button:enabled:not([data-look])',
];

/**
 * After a move the card or button that had the focus is often gone or switched off. Then the focus goes to the next decision in
 * `root`, as soon as there is one; until then `rest` has it.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, rest: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = root.current;
    if (area === null) return;
    let inside = area.contains(document.activeElement);
    const note = ({ target }: FocusEvent): void => {
      inside = area.contains(target as Node) || target === rest.current;
    };
    const restore = (): void => {
      const { activeElement } = document;
      const isLost =
        activeElement === null ||
        activeElement === document.body ||
        activeElement === rest.current ||
        activeElement.matches('main h1') ||
        isOff(activeElement);
      if (!inside || !isLost) return;
      const next = NEXT.map((wish) => area.querySelector<HTMLElement>(wish)).find((found) => found !== null);
      (next ?? rest.current)?.focus({ preventScroll: true });
    };
    // A person who types the number of a card plays by keyboard, wherever the focus was.
    const type = ({ key, target }: KeyboardEvent): void => {
      if (/^\d$/.test(key) && (target as Element).matches('body, main h1')) inside = true;
    };
    // A press somewhere else leaves the place.
    const leave = ({ target }: PointerEvent): void => {
      inside = area.contains(target as Node);
    };
    const watch = new MutationObserver(restore);
    watch.observe(area, { childList: true, subtree: true, attributeFilter: ['disabled', 'aria-disabled'] });
    addEventListener('focusin', note);
    addEventListener('keydown', type);
    addEventListener('pointerdown', leave);
    return () => {
      watch.disconnect();
      removeEventListener('focusin', note);
      removeEventListener('keydown', type);
      removeEventListener('pointerdown', leave);
    };
  }, [root]);
}

/** It can do nothing now: a button that is off, or a card of a hand from which nothing can be played. */
const isOff = (element: Element): boolean =>
  element instanceof HTMLButtonElement &&
  (element.disabled ||
    (element.matches('.choice[aria-disabled="true"]') &&
      (element.closest('ul, ol')?.querySelector('.choice[aria-disabled="false"]') ?? null) === null));
