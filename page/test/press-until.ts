import type { Locator } from 'playwright-core';
import { until } from './other-browsers/driven.ts';

/** How long a press has for what it should do, in milliseconds, before it is pressed again. */
const SOON = 2000;

/**
 * Presses something, and again until it has done what it should; a press that says `false` was none. A press may only complete a
 * picture that still moves, come where the thing was before, or do nothing because the page still waits for an answer.
 */
export function pressUntil(
  what: string,
  press: () => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<unknown> {
  let next = 0;
  return until(`what a press on ${what} does`, async () => {
    if (next > 0 && (await isDone())) return true;
    if (performance.now() < next) return false;
    if ((await press()) !== false) next = performance.now() + SOON;
    return false;
  });
}

/** The same with the mouse, until something is shown. With `force`, also what looks disabled. */
export const clickUntil = (what: Locator, shown: Locator, force = false): Promise<unknown> =>
  pressUntil(
    String(what),
    async () => {
      // What it does may be on its way, and the thing itself be gone.
      if (!(await what.isVisible())) return false;
      await what.click({ force });
      return true;
    },
    () => shown.isVisible(),
  );
