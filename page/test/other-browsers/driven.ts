/** A browser that is driven by commands: what the tests in whole browsers need of one. */
export interface Driven {
  /** Opens an address and waits until it has loaded. */
  go(url: string): Promise<void>;
  /** Runs the body of a function in the page. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Clicks the first element that fits, as a mouse does. False if it is not there, or covered, or has just gone. */
  click(selector: string): Promise<boolean>;
  resize(width: number, height: number): Promise<void>;
  /** The window as it is seen, as PNG. */
  picture(): Promise<Buffer>;
  end(): Promise<void>;
}

/** The WebDriver errors that mean "not now": the page has moved on since the element was found. */
const NOT_NOW: readonly string[] = [
  'no such element',
  'stale element reference',
  'element not interactable',
  'element click intercepted',
];

/** The name that the standard gives to the reference of an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** How long something may take, in milliseconds: a net, not a measure. */
const PATIENCE = 60_000;

/** Asks again and again until the answer is not empty. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | false>,
  patience = PATIENCE,
): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
    if (performance.now() > end) throw new Error(`did not come: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Whether something could be pressed: not if it is not there, or not any more, or covered. */
export async function pressed(press: () => Promise<unknown>): Promise<boolean> {
  try {
    await press();
    return true;
  } catch (error) {
    if (NOT_NOW.includes((error as Error).message)) return false;
    throw error;
  }
}
