// The service worker. The build puts the lists of files before it as PARTS. Their names have hashes of their content, so a new
// build has other lists, and with them a new cache.

const CACHE = `bullpen ${JSON.stringify(PARTS)
  .split('')
  .reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 0)}`;

/** Remembers from one build to the next which languages and games this person uses. */
const USED = 'bullpen used';

async function used() {
  const found = await (await caches.open(USED)).match('/used');
  return found === undefined ? [] : found.json();
}

/** Fetches what is missing of everything that this person uses. */
async function keep(ids) {
  const wanted = ['shell', ...ids, ...ids.flatMap((game) => ids.map((language) => `${game} ${language}`))];
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const files = new Set(wanted.flatMap((id) => PARTS[id] ?? []));
  await cache.addAll([...files].filter((file) => !kept.has(file)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    used()
      .then(keep)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) =>
    Promise.all(names.filter((name) => ![CACHE, USED].includes(name)).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(old)
      .then(() => self.clients.claim()),
  );
});

// The page says which language and which game are used; one after the other, so that none is forgotten.
let before = Promise.resolve();
self.addEventListener('message', (event) => {
  const use = async () => {
    const ids = [...new Set([...(await used()), ...event.data.use])].filter((id) => Object.hasOwn(PARTS, id));
    await keep(ids);
    await (await caches.open(USED)).put('/used', Response.json(ids));
  };
  before = before.then(use).catch(() => {});
  event.waitUntil(before);
});

/** From the cache, else from the server, and kept: the name of an asset changes with its content. */
async function asset(request) {
  const found = await caches.match(request, { ignoreSearch: true });
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith('/assets/'))
    await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

// The page itself comes from the server where there is one, so that it is never older than the server; its files come from the
// cache. The server's tables are left alone.
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  const page = async () => (await caches.match('/')) ?? Response.error();
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(page));
  else event.respondWith(asset(event.request));
});

// A notice that somebody's turn has come, in words of the server. A browser shows it unless its person looks at that table now.
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const show = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const seen = windows.some((one) => one.focused && new URL(one.url).pathname === url);
    if (!seen)
      await self.registration.showNotification(title, {
        body,
        tag,
        data: { url },
        icon: '/icons/icon-192.png',
        badge: '/icons/icon-96.png',
      });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const there = windows.find((one) => new URL(one.url).pathname === url);
    await (there?.focus() ?? self.clients.openWindow(url));
  };
  event.waitUntil(open());
});
