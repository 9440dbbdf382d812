/**
 * The service worker of the analysis board: what the page has loaded once is there without a network. A new version is fetched beside
 * the old one and takes over when no board is open any more: an open board never changes.
 * `pages`: by folder, the inner ones first, the scripts, lessons and cases that are kept for whoever opens a page in it. All paths begin at the
 * worker.
 */
export function boardWorker(
  files: readonly string[],
  pages: readonly (readonly [folder: string, paths: readonly string[]])[],
  digest: string,
): string {
  return `const CACHE = 'chancery-board-${digest}';
const FILES = ${JSON.stringify(files)};
const PAGES = ${JSON.stringify(pages)};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});
self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('chancery-board-') && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});
// What the page had loaded before it had a worker, and what lies beside it in its language.
self.addEventListener('message', ({ data }) => {
  const beside = PAGES.find(([folder]) => data[0].startsWith(new URL(folder, location.href).href))?.[1] ?? [];
  caches.open(CACHE).then(async (cache) => {
    for (const url of [...data, ...beside]) if ((await cache.match(url)) === undefined) await cache.add(url).catch(() => {});
  });
});
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || new URL(url).origin !== location.origin) return;
  event.respondWith(
    caches.open(CACHE).then(async (cache) => {
      const known = await cache.match(event.request, { ignoreSearch: true });
      if (known !== undefined) return known;
      const answer = await fetch(event.request);
      if (answer.ok) await cache.put(event.request, answer.clone());
      return answer;
    })
  );
});
`;
}
