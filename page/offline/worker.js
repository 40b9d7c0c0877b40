// The service worker. The build puts the list of all files before it as FILES; their names have hashes of their content, so a
// new build is a new list, and with it a new cache.

const CACHE = `bullpen ${FILES.join()
  .split('')
  .reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 0)}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) =>
    Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(old)
      .then(() => self.clients.claim()),
  );
});

// The page itself comes from the server where there is one, so that it is never older than the server; its files, whose names
// change with their content, come from the cache. The server's tables are left alone.
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  const kept = (request) => caches.match(request, { ignoreSearch: true });
  if (event.request.mode === 'navigate')
    event.respondWith(fetch(event.request).catch(async () => (await kept('/')) ?? Response.error()));
  else event.respondWith(kept(event.request).then((found) => found ?? fetch(event.request)));
});
