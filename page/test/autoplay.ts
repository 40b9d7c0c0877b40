// Plays any of the games by mouse, without thinking: for measuring and for pictures.

import type { Page } from 'playwright-core';
import { choosePlayers } from './new-table.ts';

/** What can be pressed to go on, the most wanted first. */
export const WISHES: readonly string[] = [
  'dialog[open] .button',
  '.six-row button',
  '.six-own .six-bar .button:enabled',
  '.six-hand button[aria-disabled="false"][aria-pressed="false"]',
  '.pile-here:enabled',
  '.eleven-hand [aria-disabled="false"]:not(.lifted)',
  '.eleven-bar .button:enabled',
  '.pile.armed .pile-take:enabled',
  '.pile-take:enabled',
  '.owner .button:enabled',
  '.spot.fits[aria-pressed="false"]',
  '.twenty-bar .button:enabled',
  '.jack-window .button:enabled',
  '.jack-gifts .button:enabled',
  '.jack-here:enabled',
  '.jack-new:enabled',
  '.jack-hand [aria-disabled="false"]:not(.lifted)',
  '.bull-drop',
  '.bull-bar .button:not(.plain):enabled',
  '.bull-hand li.mate button',
  '.bull-hand li:not(.quiet) button[aria-disabled="false"][aria-pressed="false"]',
  '.bull-supply .card.choice[aria-disabled="false"]',
];

export async function sitDown(
  page: Page,
  options: { readonly seats: number; readonly [label: string]: number },
): Promise<void> {
  const { seats, ...others } = options;
  await choosePlayers(page, seats);
  for (const [label, value] of Object.entries(others))
    await page.getByLabel(new RegExp(`^${label}`)).fill(String(value));
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.table[data-status="playing"]').waitFor();
}

/** Presses what can be pressed, until this many moves have been made at the table, or the match is over. */
export async function playOn(page: Page, moves: number): Promise<void> {
  await playTo(page, Number(await page.locator('.table').getAttribute('data-seq')) + moves);
}

/**
 * The same, until the table has come to an entry of its log. With `onWay`, that is done instead whenever something is still
 * on its way.
 */
export async function playTo(page: Page, end: number, onWay?: () => Promise<void>): Promise<void> {
  for (;;) {
    const plan = { wishes: WISHES, end, waits: onWay !== undefined, patience: PATIENCE };
    const found = await page.evaluate(nextPress, plan);
    if (found === 'enough') return;
    if (found === 'way') await onWay?.();
    else await page.mouse.click(found.x, found.y);
  }
}

/** How long there may be nothing to press, in milliseconds: a net, not a measure. */
const PATIENCE = 60_000;

interface PressPlan {
  readonly wishes: readonly string[];
  /** The entry of the log at which the play ends. */
  readonly end: number;
  /** Says so when something is on its way. */
  readonly waits: boolean;
  readonly patience: number;
}

type NextPress = 'enough' | 'way' | { readonly x: number; readonly y: number };

/**
 * Runs in the page. Waits for the next thing to press until it lies still and nothing covers it. What was there may be gone when
 * the mouse comes: then the press does nothing, wherever it lands.
 */
function nextPress({ wishes, end, waits, patience }: PressPlan): Promise<NextPress> {
  const aiming = window as { aim?: Element | null };
  if (aiming.aim === undefined) {
    const guard = (event: Event): void => {
      const { aim } = aiming;
      if (aim === null || aim?.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of ['pointerdown', 'mousedown', 'click'])
      addEventListener(type, guard, { capture: true });
  }
  aiming.aim = null;
  const late = performance.now() + patience;
  const { promise, resolve, reject } = Promise.withResolvers<NextPress>();
  let before = '';
  const look = (): void => {
    const { status, seq, passing } = document.querySelector<HTMLElement>('.table')?.dataset ?? {};
    const element = wishes.reduce<Element | null>(
      (found, wish) => found ?? document.querySelector(wish),
      null,
    );
    if (status === 'over' || Number(seq) >= end) resolve('enough');
    else if (waits && passing === 'true') resolve('way');
    else if (performance.now() > late) reject(new Error(`nothing to press at entry ${seq}`));
    else if (element === null) setTimeout(look, 10);
    else aimAt(element);
  };
  const aimAt = (element: Element): void => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const place = [element.outerHTML, x, y, width, height].join();
    const isStill = place === before;
    before = place;
    if (isStill && element.contains(document.elementFromPoint(x, y))) {
      aiming.aim = element;
      resolve({ x, y });
      return;
    }
    if (isStill) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    requestAnimationFrame(look);
  };
  look();
  return promise;
}
