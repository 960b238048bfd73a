import { beforeEach, describe, expect, test, vi } from "vitest";

/** What the server says, by address; null while there is no network. */
let server: Record<string, unknown> | null = {};
const kept = new Map<string, string>();
const pathOf = (address: string | Request) =>
  new URL(typeof address === "string" ? address : address.url, "http://jotter.test").pathname;
const cache = {
  match: async (address: string) => {
    const text = kept.get(pathOf(address));
    return text === undefined ? undefined : new Response(text);
  },
  put: async (address: string, answer: Response) => void kept.set(address, await answer.text()),
  keys: async () => [...kept.keys()].map((path) => ({ url: `http://jotter.test${path}` })),
  delete: async (address: string | Request) => kept.delete(pathOf(address)),
};
vi.stubGlobal("caches", { open: async () => cache });
vi.stubGlobal("fetch", async (address: string) => {
  if (server === null) throw new TypeError("no network");
  return address in server ? Response.json(server[address]) : new Response("{}", { status: 404 });
});

const latin = (title: string) => ({
  "/api/textbook": { contents: { en: `school-contents-en-${title.length}0000000.json` } },
  [`/api/textbook/school-contents-en-${title.length}0000000.json`]: [{ id: "school-latin", title }],
});
/** The app, started anew. */
async function app() {
  vi.resetModules();
  return import("./book-files.ts");
}
const titles = async ({ bookContents }: Awaited<ReturnType<typeof app>>, language = "en") =>
  (await bookContents(language)).map(({ title }) => title);

describe("chapters of whoever runs this server [TXT-1]", () => {
  beforeEach(() => kept.clear());

  test("are there beside the book, also without a network once they were seen", async () => {
    server = latin("Latin");
    expect(await titles(await app())).toEqual(["Latin"]);
    server = null;
    const offline = await app();
    expect([await titles(offline), await titles(offline, "fr")]).toEqual([["Latin"], []]);
  });

  test("that are new are told when they have come, and the ones before are there at once", async () => {
    server = latin("Latin");
    await titles(await app());
    server = latin("Latin and Greek");
    const next = await app();
    const told = new Promise<void>((resolve) => next.onContentsChange(resolve));
    expect(await titles(next)).toEqual(["Latin"]);
    await told;
    expect(await titles(next)).toEqual(["Latin and Greek"]);
  });

  test("that are here in another language only are read in it without a network, and say so; in their own as soon as there is one", async () => {
    const table = (language: string, title: string) => [
      { id: "school-latin", title, address: `/api/textbook/school-latin-${language}-00000000.json`, bytes: 9 },
    ];
    const whole = {
      "/api/textbook": {
        contents: { en: "school-contents-en-00000000.json", fr: "school-contents-fr-00000000.json" },
      },
      "/api/textbook/school-contents-en-00000000.json": table("en", "Latin"),
      "/api/textbook/school-contents-fr-00000000.json": table("fr", "Le latin"),
      "/api/textbook/school-latin-en-00000000.json": { "school-latin/verbs": { language: "en" } },
    };
    server = whole;
    const online = await app();
    for (const subject of await online.bookContents("en")) await online.subjectFile(subject);
    server = null;
    const offline = await app();
    expect(await offline.bookContents("fr")).toEqual([{ ...table("en", "Latin")[0], isStandIn: true }]);
    const french = { address: "/api/textbook/school-latin-fr-00000000.json" };
    expect(await offline.subjectFile(french)).toEqual({ "school-latin/verbs": { language: "en" } });
    await expect(offline.keepSubject(french)).rejects.toThrow("no network");
    server = whole;
    expect(await offline.bookContents("fr")).toEqual(table("fr", "Le latin"));
  });

  test("a server without any, or none at all, leaves the book as it is, and is asked again", async () => {
    server = null;
    const here = await app();
    expect(await titles(here)).toEqual([]);
    server = latin("Latin");
    expect(await titles(here)).toEqual(["Latin"]);
  });
});
