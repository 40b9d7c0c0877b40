import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LAG as Lag, Picture, Stage as StageClass } from '../motion/stage.ts';

/** A page in which nothing flies, by a clock that the test moves. */
const root = { querySelectorAll: () => [], getAnimations: () => [] } as unknown as HTMLElement;
const page = {
  hidden: false,
  documentElement: { dataset: {} },
  addEventListener: () => {},
  removeEventListener: () => {},
};
let reduced = false;
let Stage: typeof StageClass;
let LAG: typeof Lag;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('CSSTransition', class {});
  ({ Stage, LAG } = await import('../motion/stage.ts'));
});
afterEach(() => {
  reduced = false;
  page.hidden = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** News that is shown by this many pictures on the way, of a second each. */
const news = (n: number, ways: number, urgent = true): Picture<string>[] => [
  ...Array.from({ length: ways }, (_, i) => ({
    moment: `${n}.${i + 1}`,
    passing: true,
    news: n,
    urgent,
    ms: 1000,
  })),
  { moment: String(n), passing: false, news: n, urgent },
];

function opened(): StageClass<string> {
  const stage = new Stage<string>();
  stage.attach(root);
  stage.show(news(0, 0));
  return stage;
}

describe('what is shown', () => {
  it('comes picture by picture to the real state', async () => {
    const stage = opened();
    stage.show(news(1, 2));
    expect(stage.shown.value).toBe('1.1');
    await vi.advanceTimersByTimeAsync(1100);
    expect(stage.shown.value).toBe('1.2');
    await vi.advanceTimersByTimeAsync(1100);
    expect(stage.shown.value).toBe('1');
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.complete()).toBe(false);
  });

  it('is the real state at once when somebody presses, and says that it was not complete', () => {
    const stage = opened();
    stage.show(news(1, 2));
    stage.show(news(2, 2));
    expect(stage.complete()).toBe(true);
    expect(stage.shown.value).toBe('2');
    expect(stage.complete()).toBe(false);
  });

  it('is the real state at once with reduced motion, and while the page is hidden', () => {
    reduced = true;
    const still = opened();
    still.show(news(1, 2));
    expect(still.shown.value).toBe('1');
    reduced = false;
    page.hidden = true;
    const hidden = opened();
    hidden.show(news(1, 2));
    expect(hidden.shown.value).toBe('1');
  });

  it('is never a real state that is not the newest', async () => {
    const stage = opened();
    const seen = new Set<string | null>();
    stage.show(news(1, 1));
    stage.show(news(2, 1));
    for (let frame = 0; frame < 300; frame++) {
      seen.add(stage.shown.value);
      await vi.advanceTimersByTimeAsync(16);
    }
    expect([...seen]).toEqual(['1.1', '2.1', '2']);
  });

  it('is at most a little behind, however much comes', async () => {
    const stage = opened();
    const arrived = new Map<number, number>();
    let worst = 0;
    for (let n = 1; n <= 60; n++) {
      stage.show(news(n, 4));
      arrived.set(n, performance.now());
      for (let frame = 0; frame < 20; frame++) {
        await vi.advanceTimersByTimeAsync(16);
        // A picture on the way shows what came before its news.
        const shown = stage.shown.value!;
        const next = arrived.get(shown.includes('.') ? Math.floor(Number(shown)) : Number(shown) + 1);
        if (next !== undefined) worst = Math.max(worst, performance.now() - next);
      }
    }
    // One frame for each of the last pictures.
    expect(worst).toBeLessThanOrEqual(LAG + 4 * 16);
    expect(worst).toBeGreaterThan(LAG / 2);
  });

  it('takes its time for the player, while others only choose', async () => {
    const stage = opened();
    stage.show(news(1, 6));
    for (let n = 2; n <= 4; n++) stage.show(news(n, 0, false));
    await vi.advanceTimersByTimeAsync(5500);
    expect(stage.shown.value).toBe('1.6');
    await vi.advanceTimersByTimeAsync(1100);
    expect(stage.shown.value).toBe('4');
  });
});
