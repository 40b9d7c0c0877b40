import type { Page } from 'playwright-core';

/** The windows that a table fills without scrolling. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
] as const;

/** What does not fit into the window, in each of these sizes: the page, or the board in its room. */
export async function overflows(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const found = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          // After the frame in which everything has found its new place.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const { scrollHeight, scrollWidth } = document.documentElement;
              const stage = document.querySelector('.stage')!;
              resolve([
                ...(scrollHeight > innerHeight ? [`the page is ${scrollHeight} high`] : []),
                ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
                ...(stage.scrollHeight > stage.clientHeight
                  ? [`the board is ${stage.scrollHeight} high in ${stage.clientHeight}`]
                  : []),
              ]);
            }),
          );
        }),
    );
    faults.push(...found.map((fault) => `${size.width} x ${size.height}: ${fault}`));
  }
  return faults;
}

/** Drags the middle of one thing to the middle of another, in steps, as a hand does. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  const middle = async (what: string): Promise<readonly [number, number]> => {
    const box = (await page.locator(what).first().boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 6 });
  await page.mouse.up();
}
