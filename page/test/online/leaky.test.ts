import { isNumbered } from '@bullpen/prove/live/knowledge.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../../games/list.ts';
import { CHROMIUM } from '../browser.ts';
import { useOwnScene } from '../use-scene.ts';
import type { OnlineTable } from './guests.ts';
import { watchMatch } from './watched.ts';

/** A page that keeps all that it is sent, wherever a page can keep something. */
async function hoarding(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = async (text: string): Promise<void> => {
      localStorage.setItem(`frame ${localStorage.length}`, text);
      sessionStorage.setItem(`frame ${sessionStorage.length}`, text);
      const cache = await caches.open('frames');
      await cache.put(`/frames/${crypto.randomUUID()}`, new Response(text));
      const opening = indexedDB.open('frames');
      opening.onupgradeneeded = () => opening.result.createObjectStore('frames', { autoIncrement: true });
      opening.onsuccess = () => {
        const writing = opening.result.transaction('frames', 'readwrite');
        writing.objectStore('frames').add(text);
        writing.oncomplete = () => sessionStorage.setItem('all is kept', '');
        opening.result.close();
      };
    };
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('message', ({ data }) => void keep(String(data)));
      }

      /** Lean moves have no views, in which these games show too much: so this page asks for snapshots. */
      override send(message: string): void {
        super.send(message.replace('"lean":true', '"patches":true'));
      }
    } as typeof WebSocket;
  });
}

/** Something has come to the last of these places. */
async function allKept({ guests }: OnlineTable): Promise<void> {
  for (const { page } of guests)
    await page.waitForFunction(() => sessionStorage.getItem('all is kept') !== null);
}

describe.skipIf(CHROMIUM === null)('the search of what browsers received and hold notices', () => {
  const scene = useOwnScene({ first: '@bullpen/prove/live/test/leaky-games.ts' });

  it.each(gameIds)('a game of %s that shows too much, in every place', async (game) => {
    // In Twenty One there is no secret before the first choice (T8).
    const pressed = game === 'twenty-one' ? 1 : 0;
    const wishes = { pressed, looks: 0, prepare: hoarding, between: allKept };
    const { table, findings } = await watchMatch(scene, game, wishes);
    const kept = ['received', 'local storage', 'session storage', 'database', 'cache', 'memory'] as const;
    for (const place of kept) expect(findings[place], place).not.toEqual([]);
    expect(findings.board).not.toEqual([]);
    // A number in a text can be known for a card only where it is one.
    if (isNumbered(game))
      for (const place of ['text', 'attributes'] as const) expect(findings[place], place).not.toEqual([]);
    await table.close();
  });
});
