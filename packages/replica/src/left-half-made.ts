const knockEveryMs = 300;

/**
 * Chromium keeps a page that is left as it stood, for who comes back, and with it the lock on a database it was just
 * making: the page that comes next waits for that for minutes. It gives such a page up where news arrive for it. So
 * whoever opens a database listens, and who waits for one knocks; a page that is really there does not mind.
 */
export const letsGoOfHalfMade: IDBFactory = {
  open: (name, version) => {
    const request = version === undefined ? indexedDB.open(name) : indexedDB.open(name, version);
    if (typeof document === "undefined" || typeof BroadcastChannel === "undefined") return request;
    const door = new BroadcastChannel(`${name}:opening`);
    door.onmessage = () => undefined;
    const knocking = setInterval(() => door.postMessage("knock"), knockEveryMs);
    const over = () => {
      clearInterval(knocking);
      door.close();
    };
    request.addEventListener("success", over);
    request.addEventListener("error", over);
    return request;
  },
  deleteDatabase: (name) => indexedDB.deleteDatabase(name),
  /** Older browsers have none: Dexie keeps a list of its own there, and looks for it here. */
  get databases() {
    return indexedDB.databases?.bind(indexedDB);
  },
  cmp: (first, second) => indexedDB.cmp(first, second),
};
