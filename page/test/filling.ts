import type { Page } from 'playwright-core';

/** The windows that a table fills without scrolling. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
] as const;

/** How many frames a board has at most to find its place in a window. */
const FRAMES = 60;

/** What does not fit into the window, in each of these sizes: the page, or the board in its room. */
export async function overflows(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const found = await page.evaluate(
      (frames) =>
        new Promise<string[]>((resolve) => {
          const faultsNow = (): string[] => {
            const { scrollHeight, scrollWidth } = document.documentElement;
            const stage = document.querySelector('.stage')!;
            return [
              ...(scrollHeight > innerHeight ? [`the page is ${scrollHeight} high`] : []),
              ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
              ...(stage.scrollHeight > stage.clientHeight
                ? [`the board is ${stage.scrollHeight} high in ${stage.clientHeight}`]
                : []),
            ];
          };
          // Everything finds its new place after some frames; on a busy machine after more.
          const look = (frame: number): void => {
            const now = frame < 2 ? ['too early'] : faultsNow();
            if (now.length === 0 || frame === frames) resolve(now);
            else requestAnimationFrame(() => look(frame + 1));
          };
          look(0);
        }),
      FRAMES,
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
