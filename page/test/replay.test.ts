import { legalMoves, listSeats, Recorder, readMatch, seeded } from '@bullpen/engine';
import { type GameId, games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { accessFaults, CHROMIUM } from './browser.ts';
import { useScene } from './use-scene.ts';

/** A whole match of two who always make their first legal move, as a file. */
function recordOf(id: GameId, options: object): { name: string; mimeType: string; buffer: Buffer } {
  const game = games[id];
  const luck = seeded(id);
  const match = readMatch(game, 2, { ...options });
  if (!match.ok) throw new Error(match.refusal.code);
  const recorder = new Recorder(game, match.value, id, ['you', 'medium']);
  const state: unknown = game.setup(match.value, luck, recorder.tell);
  while (game.outcome(state) === null) {
    const seat = listSeats(game.toAct(state))[0]!;
    const move = legalMoves(game, state, seat)[0]!;
    recorder.move(seat, move);
    game.apply(state, seat, move, luck, recorder.tell);
  }
  return { name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(recorder.text()) };
}

describe.skipIf(CHROMIUM === null)('a record', () => {
  const scene = useScene();

  it('is looked at move by move, is there again after a reload, and speaks the language of the page', async () => {
    const page = await scene.visit('/replay', { reducedMotion: 'reduce' });
    await page.getByLabel('Open a saved match').setInputFiles(recordOf('six-nimmt', { rounds: 1 }));
    const told = page.locator('.replay-told');
    await told.filter({ hasText: 'The rows start with' }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await told.filter({ hasText: /^1\/\d+ · You: \d+$/ }).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('bullpen.language', 'he'));
    await page.reload();
    await page.locator('.seats').filter({ hasText: 'אתם' }).filter({ hasText: 'עלמה' }).waitFor();
    expect(scene.complaints).toEqual([]);
  });

  it('says so if a file is none', async () => {
    const page = await scene.visit('/replay');
    const file = { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('{}') };
    await page.getByLabel('Open a saved match').setInputFiles(file);
    await page.getByRole('alert').filter({ hasText: 'This is not a complete match record.' }).waitFor();
  });
});
