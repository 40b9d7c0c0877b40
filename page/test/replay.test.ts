import { legalMoves, listSeats, Recorder, readMatch, seeded } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessFaults, CHROMIUM, fitsWidth } from './browser.ts';
import { useScene } from './use-scene.ts';

/** A whole match of two who always make their first legal move, as a file. */
function recordOf(id: GameId, options: object): { name: string; mimeType: string; buffer: Buffer } {
  const game = games[id];
  const chance = seeded(id);
  const match = readMatch(game, 2, { ...options });
  if (!match.ok) throw new Error(match.refusal.code);
  const recorder = new Recorder(game, match.value, id, ['you', 'medium']);
  const state: unknown = game.setup(match.value, chance, recorder.tell);
  while (game.outcome(state) === null) {
    const seat = listSeats(game.toAct(state))[0]!;
    const move = legalMoves(game, state, seat)[0]!;
    recorder.move(seat, move);
    game.apply(state, seat, move, chance, recorder.tell);
  }
  return { name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(recorder.text()) };
}

const SHORT: Readonly<Record<GameId, object>> = {
  'six-nimmt': { rounds: 2 },
  'eleven-nimmt': { rounds: 1 },
  bullenrommee: {},
  'twenty-one': {},
  'captain-jack': {},
};

describe.skipIf(CHROMIUM === null)('a record', () => {
  const scene = useScene();
  const open = async (game: GameId, how = {}): Promise<Page> => {
    const page = await scene.visit('/replay', { reducedMotion: 'reduce', ...how });
    await page.getByLabel('Open a saved match').setInputFiles(recordOf(game, SHORT[game]));
    await page.getByRole('slider').waitFor();
    return page;
  };
  /** Waits until a step is shown, and the address says so. */
  const shows = async (page: Page, at: number): Promise<void> => {
    await page.locator('.replay-story', { hasText: new RegExp(`^${at}/`) }).waitFor();
    await page.waitForFunction((hash) => location.hash === hash, `#${at}`);
  };

  it('is looked at move by move, is there again after a reload, and speaks the language of the page', async () => {
    const page = await open('six-nimmt');
    const story = page.locator('.replay-story');
    await story.filter({ hasText: 'The rows start with' }).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await story.filter({ hasText: /^1\/\d+ · You: \d+$/ }).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('bullpen.language', 'he'));
    await page.reload();
    await page.locator('.replay-seats').filter({ hasText: 'אתם' }).filter({ hasText: 'עלמה' }).waitFor();
    await shows(page, 1);
    // The film runs from the left in Hebrew too, and its arrows with it; those of the page are mirrored.
    const arrows = page.locator(
      '.controls-film .icon:is(.icon-first, .icon-back, .icon-forward, .icon-last)',
    );
    const scales = await arrows.evaluateAll((all) => all.map((one) => getComputedStyle(one).scale));
    expect(new Set(scales)).toEqual(new Set(['none']));
    expect(scene.complaints).toEqual([]);
    await page.context().close();
  });

  it('says so if a file is none', async () => {
    const page = await scene.visit('/replay');
    const file = { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('{}') };
    await page.getByLabel('Open a saved match').setInputFiles(file);
    await page.getByRole('alert').filter({ hasText: 'This is not a complete match record.' }).waitFor();
  });

  it('is walked through by keys, and plays by itself', async () => {
    const page = await open('six-nimmt');
    const last = Number(await page.getByRole('slider').getAttribute('max'));
    const stepNow = async (): Promise<number> => Number(new URL(page.url()).hash.slice(1));
    await page.getByLabel('Jump to').selectOption('Round 2');
    await page.waitForFunction(() => location.hash !== '#0');
    const second = await stepNow();
    await page.locator('.replay-story', { hasText: 'Round 1 is over' }).waitFor();
    await page.locator('h1').click();
    await page.keyboard.press('Home');
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['PageDown', second],
      ['PageUp', 0],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await shows(page, at);
    }
    await page.getByLabel('Speed').selectOption('Fast');
    await page.locator('h1').click();
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.waitForFunction(() => Number(location.hash.slice(1)) >= 2);
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.context().close();
  });

  it.each(gameIds)(
    'of %s is reviewed by itself: a dot for each decision, and mistakes to stop at',
    async (game) => {
      const page = await open(game);
      await page.locator('.dot').first().waitFor();
      const dots = await page.locator('.dot').evaluateAll((all) =>
        all.map((dot) => ({
          step: Number((dot as HTMLElement).dataset.step),
          verdict: (dot as HTMLElement).dataset.verdict,
        })),
      );
      const bars = await page
        .locator('.coach .bar')
        .evaluateAll((all) =>
          all.map((bar) => ['best', 'fine', 'costly'].find((kind) => bar.classList.contains(kind))),
        );
      expect(dots.map(({ verdict }) => verdict)).toEqual(bars);
      // The page is as high as a desk's window, however much the coach has to say beside the board.
      if (game === 'captain-jack') {
        await page.setViewportSize({ width: 1024, height: 768 });
        await page.waitForFunction(() => {
          const coach = document.querySelector('.coach')!;
          return coach.scrollHeight > coach.clientHeight;
        });
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      }
      const mistakes = dots.filter(({ verdict }) => verdict === 'costly');
      // A player who always makes the first legal move makes some.
      const first = mistakes.find(({ step }) => step > 0);
      if (first === undefined) return;
      await page.locator('h1').click();
      await page.keyboard.press('ArrowDown');
      await shows(page, first.step);
      // The seat has to decide there: what it did and what was better stand side by side.
      await page.locator('.replay-seat.mine.acting').waitFor();
      expect(await page.locator('.verdict .mini').count()).toBe(2);
      expect(await accessFaults(page)).toEqual([]);
      expect(await fitsWidth(page)).toBe(true);
      await page.context().close();
    },
  );

  it('is sent to somebody else as a link to a moment', async () => {
    const page = await open('captain-jack', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('h1').click();
    for (const at of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight');
      await shows(page, at);
    }
    const story = await page.locator('.replay-story').textContent();
    await page.getByRole('button', { name: 'Link to this moment' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    // The address says which game it is, so that the server can name the files of its board.
    expect(link).toContain('/replay/captain-jack#3.');
    const other = await scene.visit(link.slice(scene.url.length), { reducedMotion: 'reduce' });
    await shows(other, 3);
    expect(await other.locator('.replay-story').textContent()).toBe(story);
    const broken = await scene.visit('/replay#3.bm9uc2Vuc2U');
    await broken.getByRole('alert').waitFor();
    // Without the game, it is found in the match itself.
    await broken.goto('about:blank');
    await broken.goto(link.replace('/replay/captain-jack', '/replay'));
    await shows(broken, 3);
    for (const each of [page, other, broken]) await each.context().close();
  });

  it('shows the link where a page may not copy it', async () => {
    const page = await open('captain-jack');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Link to this moment' }).click();
    const link = await page.getByLabel('Link to this moment').inputValue();
    expect(link).toMatch(/\/replay\/captain-jack#0\.[\w-]{20,}$/);
    expect(await fitsWidth(page)).toBe(true);
    await page.context().close();
  });

  it('is played on from a moment, and one comes back to it', async () => {
    const page = await open('six-nimmt');
    await page.locator('h1').click();
    // The seat itself has to choose there: before that no bot changes the rows.
    for (const at of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight');
      await shows(page, at);
    }
    await page.locator('.replay-seat.mine.acting').waitFor();
    const rows = await page.locator('.replay-stage .six-rows').textContent();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('.table[data-status="playing"] .six-hand .choice').first().waitFor();
    expect(await page.locator('.stage .six-rows').textContent()).toBe(rows);
    await page.locator('.six-hand .choice[aria-disabled="false"]').first().click();
    await page.locator('.six-bar .button:enabled').click();
    await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) >= 3);
    await page.getByRole('button', { name: 'Back to the replay' }).click();
    await shows(page, 3);
    expect(scene.complaints).toEqual([]);
    await page.context().close();
  });
});
