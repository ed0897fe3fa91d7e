// Keeps one build of the app for use without a network. The build writes its own list of files here.
const BUILD = null;

const PREFIX = 'athanor-';
const CACHE = `${PREFIX}${BUILD?.version}`;
const PATIENCE = 3000;
/** So many files are fetched at once: whoever opens a table meanwhile does not wait behind all of them. */
const WAVE = 3;

async function keepBuild() {
  if (!BUILD) return;
  const cache = await caches.open(CACHE);
  const fresh = BUILD.files.map((file) => new Request(file, { cache: 'no-cache' }));
  for (let first = 0; first < fresh.length; first += WAVE) {
    await cache.addAll(fresh.slice(first, first + WAVE));
  }
}

/** A new build waits until the last page of the old one is closed, as browsers have it: nothing is ever mixed. */
async function dropOldBuilds() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const kept = (path) => caches.match(path, { cacheName: CACHE, ignoreSearch: true });

/** Fresh where there is a network that answers soon; the kept page belongs to the kept files and is never mixed. */
async function page(request) {
  const keptPage = await kept('/');
  if (!keptPage) return fetch(request);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const fresh = await fetch(request.url, { signal: patience.signal });
    return fresh.ok ? fresh : keptPage;
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

if (BUILD) {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
    event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
  });
}
