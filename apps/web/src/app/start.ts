import type { onlyOne } from "@jotter/domain/id";
import { databaseName, keyOf } from "@jotter/replica/names";
import type { FirstCardRows, FirstControlRoomRows, FirstList } from "../student/records/first-rows.ts";
import { guest, readRecord, recordKeys } from "../ui/local-records.ts";

/**
 * The one inline script of the page. It runs before any style, so that no page flashes in the wrong colours, and asks for
 * what this visitor will need, not when the app has found out. The build puts it into index.html with the names of the
 * files; the server puts its hash into the content security policy.
 */
declare const firstFiles: FirstFiles;

type Files = readonly string[];
type ByLanguage = Readonly<Record<string, Files>>;

/** By page: its address, or what stands before the last part of it where that varies; a part that varies within is `*`. */
export type FirstFiles = {
  readonly entrance: Readonly<Record<string, Files>>;
  readonly rooms: Readonly<Record<string, Files>>;
  readonly texts: ByLanguage;
  /** What the first screens behind the sign-in say, what an open note and a review do besides, and what all others do. */
  readonly roomTexts: ByLanguage;
  readonly earlyTexts: ByLanguage;
  readonly restTexts: ByLanguage;
  /** The pages that need no more than the second. */
  readonly early: Files;
  readonly legible: Files;
  /** What draws formulas. */
  readonly formulas: Files;
  /** What the entrance tells, and the pages that show it. */
  readonly told: ByLanguage;
  readonly telling: Files;
  /** The pages whose first records are read here. */
  readonly rows: Readonly<Record<string, "list" | "desk">>;
};

const html = document.documentElement;
const { pathname } = location;
const files = firstFiles; // Named once: here the build fills them in.

try {
  const theme = readRecord(recordKeys.theme);
  const isLight = theme === "light" || (theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  html.setAttribute("data-theme", isLight ? "light" : "dark");
  if (isLight) document.querySelector("meta[name=theme-color]")?.setAttribute("content", "#f2f1f5");
  const account: { readonly id: string; readonly locked?: true } | null = recorded(recordKeys.account);
  const language = readRecord(recordKeys.language(account ? account.id : guest)) || "en";
  html.lang = language;
  const rows = files.rows[pathname];
  const [, deck = ""] = /^\/cards\/([^/]+)\/review$/.exec(pathname) ?? [];
  if (account && !account.locked) {
    const asked: string | undefined = deck && recorded(recordKeys.sittings(account.id))?.next?.[deck]?.cardId;
    if (rows) readFirstRows(account.id, rows === "desk");
    else if (asked) readFirstCard(account.id, asked);
    else wakeDatabase(account.id);
  }
  const pages = account ? files.rooms : files.entrance;
  const forms = [pathname, pathname.replace(/[^/]+$/, ""), pathname.replace(/^(\/[^/]+\/)[^/]+(?=\/[^/]+$)/, "$1*")];
  const page = forms.find((form) => pages[form]) ?? "";
  const isRoom = account && page && !rows;
  const wanted = [
    files.texts[language],
    account && files.roomTexts[language],
    isRoom && files.earlyTexts[language],
    isRoom && !files.early.includes(page) && files.restTexts[language],
    pages[page],
    account && deck && readRecord(recordKeys.formulas(account.id)) && files.formulas,
    files.telling.includes(pathname) && files.told[language],
  ];
  for (const href of wanted.flatMap((some) => some || [])) {
    fetchEarly(href.endsWith(".css") ? { rel: "preload", as: "style", href } : { rel: "modulepreload", href });
  }
  const readability: Readonly<Record<string, string>> = recorded(recordKeys.readability) ?? {};
  for (const name in readability) html.setAttribute(`data-${name}`, readability[name] ?? "");
  if (readability.font === "legible") {
    for (const href of files.legible) fetchEarly({ rel: "preload", as: "font", type: "font/woff2", href });
  }
  // The browser waits for it the first time. Now it waits for the files anyway; later it would for this alone.
  sessionStorage.length;
} catch {
  // Storage is refused, or a record is damaged: dark, and English.
}

function recorded(key: string) {
  return JSON.parse(readRecord(key) || "null");
}

function fetchEarly(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), { crossOrigin: "", ...link }));
}

/** The browser opens its files while the app still arrives; the app then finds them open. */
function wakeDatabase(studentId: string): void {
  const opening = indexedDB.open(databaseName(studentId));
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => opening.result.close();
}

/** The card that was asked last in this review; student/records/first-rows.ts takes it from here. */
function readFirstCard(studentId: string, id: string): void {
  const rows = new Promise<FirstCardRows | null>((resolve) => {
    const opening = indexedDB.open(databaseName(studentId));
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(null);
    opening.onsuccess = () => {
      try {
        const reading = opening.result.transaction(["meta", "card", "texts"]);
        const versions = reading.objectStore("meta").get("versions");
        const row = reading.objectStore("card").get(id);
        const texts = reading.objectStore("texts").get(keyOf("card", id));
        reading.onabort = () => resolve(null);
        reading.oncomplete = () =>
          resolve({ versions: versions.result?.value, row: row.result, texts: texts.result?.fields });
      } catch {
        resolve(null);
      }
      opening.result.close();
    };
  });
  window.firstCard = { studentId, rows };
}

/** The first screen is read while the app still arrives; student/records/first-rows.ts takes it from here. */
function readFirstRows(studentId: string, isDesk: boolean): void {
  if (!("getAllRecords" in IDBIndex.prototype)) return;
  const [list, desk] = [
    Promise.withResolvers<FirstList | null>(),
    Promise.withResolvers<FirstControlRoomRows | null>(),
  ];
  const fail = () => {
    list.resolve(null);
    desk.resolve(null);
  };
  window.firstRows = { studentId, list: list.promise, desk: isDesk ? desk.promise : null };
  const opening = indexedDB.open(databaseName(studentId));
  opening.onupgradeneeded = () => opening.transaction?.abort(); // There is none yet, and the app will make it.
  opening.onerror = fail;
  opening.onsuccess = () => {
    try {
      const reading = opening.result.transaction([
        ...["meta", "note"],
        ...(isDesk ? ["texts", "event", "class", "profile"] : []),
      ]);
      reading.onabort = fail;
      const store = (kind: string) => reading.objectStore(kind);
      const index = (kind: string, name: string) => store(kind).index(name);
      const present = IDBKeyRange.bound([0], [0, []]);
      const results = (requests: readonly IDBRequest[]) => requests.flatMap(({ result }) => result ?? []);
      const versions = store("meta").get("versions");
      const pinnedIds: readonly string[] = recorded(recordKeys.pinned(studentId)) ?? [];
      const pinned = pinnedIds.map((id) => store("note").get(id));
      const notes = index("note", "[del+data.updatedAt]").getAllRecords({
        query: present,
        count: 24,
        direction: "prev",
      });
      const texts: IDBRequest[] = [];
      notes.onsuccess = () => {
        const latest = notes.result.map(({ value }) => value);
        list.resolve({ versions: versions.result?.value, latest, pinned: results(pinned) });
        if (isDesk) for (const { id } of latest.slice(0, 6)) texts.push(store("texts").get(keyOf("note", id)));
      };
      if (isDesk) {
        const wall = Date.now() - new Date().getTimezoneOffset() * 60000;
        const day = (ahead: number) => new Date(wall + ahead * 86400000).toISOString().slice(0, 10);
        const events = [
          index("event", "[del+data.start]").getAll(IDBKeyRange.bound([0, day(-16)], [0, day(63)])),
          index("event", "[del+data.rule]").getAll(present),
          index("event", "data.occurrence.seriesId").getAll(),
        ];
        const classes = store("class").getAll();
        const profile = store("profile").get("me" satisfies typeof onlyOne);
        reading.oncomplete = () =>
          desk.resolve({
            texts: results(texts),
            events: results(events),
            classes: classes.result,
            profile: profile.result,
          });
      }
    } catch {
      fail();
    }
    opening.result.close();
  };
}

declare global {
  interface PromiseConstructor {
    withResolvers<Value>(): { readonly promise: Promise<Value>; readonly resolve: (value: Value) => void };
  }
  interface IDBIndex {
    getAllRecords(asked: {
      readonly query: IDBKeyRange;
      readonly count: number;
      readonly direction: IDBCursorDirection;
    }): IDBRequest<readonly { readonly value: FirstList["latest"][number] }[]>;
  }
}
