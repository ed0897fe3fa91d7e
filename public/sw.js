// Keeps one build of the app for use without a network. The build writes its own list of files here.
const BUILD = null;

const PREFIX = 'athanor-';
const CACHE = `${PREFIX}${BUILD?.version}`;
const PATIENCE = 3000;

async function keepBuild() {
  if (!BUILD) return;
  const cache = await caches.open(CACHE);
  await cache.addAll(BUILD.files.map((file) => new Request(file, { cache: 'no-cache' })));
}

async function dropOldBuilds() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const kept = async (path) => (await caches.open(CACHE)).match(path, { ignoreSearch: true });

/** A page of the new build is about to be shown: nobody needs the files of the old one, unless in another window. */
async function makeWay() {
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.length <= 1) self.registration.waiting?.postMessage('take over');
}

/** Fresh where there is a network that answers soon; the kept page belongs to the kept files and is never mixed. */
async function page(request) {
  const keptPage = await kept('/');
  if (!keptPage) return fetch(request);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const fresh = await fetch(request.url, { signal: patience.signal });
    if (!fresh.ok) return keptPage;
    await makeWay();
    return fresh;
  } catch {
    return keptPage;
  } finally {
    clearTimeout(timer);
  }
}

async function file(request) {
  return (await kept(request.url)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()));

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

if (BUILD) {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
    event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
  });
}
