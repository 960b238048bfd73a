/**
 * Chromium keeps a page that is left as it stood, for who comes back, and with it the lock on a database it was just
 * making: the page that comes next waits for that for minutes. So a page that goes breaks the making off, and begins
 * anew where somebody comes back to it.
 */
export const letsGoOfHalfMade: IDBFactory = {
  open: (name, version) => {
    const request = version === undefined ? indexedDB.open(name) : indexedDB.open(name, version);
    request.addEventListener("upgradeneeded", () => request.transaction && breakOffWhenLeft(request.transaction));
    return request;
  },
  deleteDatabase: (name) => indexedDB.deleteDatabase(name),
  databases: () => indexedDB.databases(),
  cmp: (first, second) => indexedDB.cmp(first, second),
};

function breakOffWhenLeft(making: IDBTransaction): void {
  // Threads and tests have no page to leave.
  if (typeof document === "undefined") return;
  const left = () => {
    making.abort();
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  };
  const over = () => removeEventListener("pagehide", left);
  addEventListener("pagehide", left);
  making.addEventListener("complete", over);
  making.addEventListener("abort", over);
}
