// The build puts in front of this: `version`, `files` (every built file of that version) and `starts`, where a student
// starts. The page is kept under these addresses too, so that it can be found without us.
// It keeps the app's own files, never anything of the student's: /api goes to the network, always.
/* global version, files, starts */

const cacheName = `jotter-app-${version}`;

self.addEventListener("install", (event) => {
  // Browsers that can, take what is kept without waking this worker, and never ask it about the API.
  const kept = ["/assets/*", "/manifest.webmanifest", "/icon.svg"].map((pathname) => ({ urlPattern: { pathname } }));
  const started = starts.map((pathname) => ({ urlPattern: { pathname, search: "" } }));
  event
    .addRoutes?.([
      { condition: { urlPattern: { pathname: "/api/*" } }, source: "network" },
      { condition: { or: [...kept, ...started] }, source: { cacheName } },
      // Waking this worker takes longer than a server nearby takes to answer; whoever is first is right.
      { condition: { requestMode: "navigate" }, source: "race-network-and-fetch-handler" },
    ])
    ?.catch(() => undefined);
  event.waitUntil(keepEverything());
});

async function keepEverything() {
  const cache = await caches.open(cacheName);
  // The page itself must be this version's; hashed files may come from the browser's cache.
  await cache.addAll(
    files.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" })),
  );
  const page = await cache.match("/index.html");
  await Promise.all(starts.map((path) => cache.put(path, page.clone())));
}

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

// A reminder while the app is closed. What it says was written by the server in the student's language, and is shown as
// it is; the same one twice is one.
self.addEventListener("push", (event) => {
  const { title, body, tag, lang, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon: "/icon.svg", data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openApp(event.notification.data.path));
});

/** In a window that is there, if there is one. */
async function openApp(path) {
  const address = new URL(path, location.origin);
  if (address.origin !== location.origin) return;
  const [open] = await self.clients.matchAll({ type: "window" });
  // A window that this worker does not have yet cannot be led elsewhere; then it gets a new one.
  const led = await open?.navigate(address.href).catch(() => null);
  await (led ? led.focus() : self.clients.openWindow(address.href));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  // The textbook is kept by its own pages.
  if (url.pathname.startsWith("/assets/textbook/")) return;
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
