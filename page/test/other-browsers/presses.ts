import { WISHES } from '../autoplay.ts';
import { type Driven, until } from './driven.ts';

/** The first of these selectors that something in the page fits. */
export const THERE =
  'return arguments[0].find((selector) => document.querySelector(selector) !== null) ?? null;';

export const appears = (browser: Driven, selector: string): Promise<unknown> =>
  until(selector, async () => (await browser.run(THERE, [selector])) as string | null);

/** Remembers what the page complains about, over all its pages; and no movement from the next one on: WebKit draws on the processor here. */
export const LISTEN = `
  const note = (text) => sessionStorage.setItem('faults', (sessionStorage.getItem('faults') ?? '') + text + '\\n');
  localStorage.setItem('bullpen.speed', 'off');
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
`;
/** What it complained about. */
export const FAULTS = `return (sessionStorage.getItem('faults') ?? '').split('\\n').filter((line) => line !== '');`;

/** Writes into a field, as somebody who types does. */
export const FILL = `
  const [selector, text] = arguments;
  const field = document.querySelector(selector);
  field.value = text;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
`;

/** Makes the match short: one round or deal, or whatever one point in 6 nimmt! ends (S11). Twenty One has no such option. */
export const SHORTEN = `
  const field = document.querySelector('.more-options input[type="number"]');
  if (field === null) return;
  field.value = '1';
  field.dispatchEvent(new Event('input', { bubbles: true }));
`;

/** Presses what can be pressed, from within the page, for some seconds or until the match is over; says whether it is. */
const PRESS_ON = `
  const [wishes, stride] = arguments;
  let turn = 0;
  const end = performance.now() + 3000;
  const isOver = () => document.querySelector('.table')?.dataset.status === 'over';
  return new Promise((resolve) => {
    const press = () => {
      if (isOver() || performance.now() > end) return resolve(isOver());
      const wish = wishes.find((selector) => document.querySelector(selector) !== null);
      const found = wish === undefined ? [] : document.querySelectorAll(wish);
      found[(turn++ * stride) % found.length]?.click();
      setTimeout(press, 10);
    };
    press();
  });
`;

/**
 * The same for some seconds, as somebody plays who does not think; says whether the match is over. Of things that are equally
 * wanted the first is pressed, or with a stride others in turn: so several people play differently.
 */
export const pressOn = async (browser: Driven, stride = 0): Promise<boolean> =>
  (await browser.run(PRESS_ON, WISHES, stride)) === true;

/** Plays the match to its end. */
export async function playToEnd(browser: Driven): Promise<void> {
  while (!(await pressOn(browser)));
}
