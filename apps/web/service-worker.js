// The build puts `version` and `files` (every built file of that version) in front of this.
// It keeps the app's own files, never anything of the student's: /api goes to the network, always.
/* global version, files */

const cacheName = `jotter-app-${version}`;

self.addEventListener("install", (event) => {
  // Browsers that can, take a kept file without waking this worker, and never ask it about the API.
  event
    .addRoutes?.([
      { condition: { urlPattern: { pathname: "/api/*" } }, source: "network" },
      { condition: { urlPattern: { pathname: "/assets/*" } }, source: { cacheName } },
      // Waking this worker takes longer than a server nearby takes to answer; whoever is first is right.
      { condition: { requestMode: "navigate" }, source: "race-network-and-fetch-handler" },
    ])
    ?.catch(() => undefined);
  event.waitUntil(
    caches.open(cacheName).then((cache) =>
      // The page itself must be this version's; hashed files may come from the browser's cache.
      cache.addAll(
        files.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" })),
      ),
    ),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith("jotter-app-") && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

// The student agreed to the new version.
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/") || files.includes(url.pathname)) event.respondWith(file(request));
});

/** Every address is the same page. The kept one is shown at once; a newer version arrives as a new worker. */
async function page(request) {
  const kept = await caches.match("/index.html", { cacheName });
  return kept ?? fetch(request);
}

async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith("/assets/")) {
    const cache = await caches.open(cacheName);
    await cache.put(request, answer.clone());
  }
  return answer;
}
