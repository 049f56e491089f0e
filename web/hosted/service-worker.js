// Answers for the folder from one version of all its files, which are loaded when that version is installed. `make site` fills in
// the version and the files. A newer version waits until no page uses this one, or until the page tells it to take over.

const VERSION = '{{version}}';
const FILES = JSON.parse('{{files}}');
const CACHE = `grundy ${registration.scope} ${VERSION}`;

const load = async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
};

const clean = async () => {
  const mine = (await caches.keys()).filter((name) => name.startsWith(`grundy ${registration.scope} `));
  await Promise.all(mine.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
};

const answer = async (request) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
  return kept ?? fetch(request);
};

addEventListener('install', (event) => event.waitUntil(load()));
addEventListener('activate', (event) => event.waitUntil(clean()));
addEventListener('message', ({ data }) => data === 'take over' && skipWaiting());
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
