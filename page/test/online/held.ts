import type { Page } from 'playwright-core';

/** Where a page holds something. */
export type Place =
  | 'text'
  | 'attributes'
  | 'local storage'
  | 'session storage'
  | 'database'
  | 'cache'
  | 'memory';

/** All that a page shows, says to screen readers, keeps, or has in its memory at one moment, piece by piece. */
export type Held = Readonly<Record<Place, readonly string[]>>;

/** What the selectors find is left out of what is shown. */
export async function heldBy(page: Page, ...without: readonly string[]): Promise<Held> {
  const seen = await page.evaluate(shown, without);
  const kept = await page.evaluate(stored);
  return { ...seen, ...kept, memory: await remembered(page) };
}

/** Runs in the page. */
function shown(without: readonly string[]): Pick<Held, 'text' | 'attributes'> {
  const copy = document.body.cloneNode(true) as HTMLElement;
  // Drawings are full of numbers.
  for (const element of copy.querySelectorAll(['svg', ...without].join())) element.remove();
  for (const counter of ['data-seq', 'data-moment'])
    for (const element of copy.querySelectorAll(`[${counter}]`)) element.removeAttribute(counter);
  const text: string[] = [document.title];
  const walk = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) text.push(walk.currentNode.textContent ?? '');
  const attributes = [...copy.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  return { text, attributes };
}

/** Runs in the page. */
async function stored(): Promise<Omit<Held, 'text' | 'attributes' | 'memory'>> {
  const whole = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database: string[] = [];
  for (const { name } of await indexedDB.databases()) {
    const open = await whole(indexedDB.open(name!));
    for (const store of open.objectStoreNames) {
      const all = await whole(open.transaction(store).objectStore(store).getAll());
      for (const one of all) database.push(typeof one === 'string' ? one : JSON.stringify(one));
    }
    open.close();
  }
  const cache: string[] = [];
  for (const name of await caches.keys()) {
    const kept = await caches.open(name);
    for (const request of await kept.keys()) {
      const { pathname } = new URL(request.url);
      // The page itself is no secret, and its scripts are full of numbers.
      const own = pathname === '/' || /^\/(assets\/|[^/]*\.(js|css|html|svg|webmanifest)$)/.test(pathname);
      if (!own) cache.push(await (await kept.match(request))!.text());
    }
  }
  return {
    'local storage': Object.values(localStorage) as string[],
    'session storage': Object.values(sessionStorage) as string[],
    database,
    cache,
  };
}

/** Every snapshot, view and event that is anywhere in the memory of the page, as JSON. */
async function remembered(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const evaluated = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: evaluated.result.objectId!,
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: String(pickMessages),
    returnByValue: true,
  });
  await session.detach();
  return result.value as string[];
}

/** Runs in the page, on a list of all its objects. */
function pickMessages(this: readonly object[]): string[] {
  const found: string[] = [];
  for (const one of this) {
    const has = (name: string): boolean => Object.hasOwn(one, name);
    try {
      if (has('seq') && has('view') && has('legal')) found.push(JSON.stringify(one));
      else if (has('seq') && has('entry') && has('events')) found.push(JSON.stringify(one));
      else if (has('viewer') && has('toAct')) found.push(JSON.stringify({ view: one }));
    } catch {
      // Something that only looks alike and cannot be read: a window of another origin, a circle.
    }
  }
  return [...new Set(found)];
}
