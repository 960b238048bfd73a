import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entities } from "@jotter/domain/entities";
import { defineEntity } from "@jotter/domain/entity";
import { Note, newNote } from "@jotter/domain/note";
import { languages, orEnglish } from "@jotter/domain/settings";
import { openReplica } from "@jotter/replica/open-replica";
import { startSync } from "@jotter/replica/sync";
import { wipeReplica } from "@jotter/replica/wipe";
import { expect, test, vi } from "vitest";
import { areas, areasOf, onPhone } from "../apps/web/src/app/areas.ts";
import { type Place, placeLine, places } from "../apps/web/src/app/places.ts";
import { allTexts, languageCodes } from "../locales/src/languages.ts";
import { createMemoryServer } from "../packages/backends/src/memory.ts";
import { toolPages, tools } from "../packages/study-tools/src/catalogue.ts";
import { toolIds } from "../packages/study-tools/src/tool.ts";

/** "Where to add" of ARCHITECTURE.md: what it does not name needs no change. */
const root = join(import.meta.dirname, "..");

test("an entity that is defined and listed is stored, listed and synced", async () => {
  const flag = defineEntity({ kind: "flag", schema: Note, textFields: ["body"], indexes: ["[del+data.title]"] });
  const all = [...entities, flag];
  const backend = createMemoryServer({ entities: all }).connect();
  await backend.auth.signUp({ name: "Ada", email: "ada@example.org", password: "secret1" });
  const device = (userId: string) => {
    const replica = openReplica({ userId, entities: all, now: () => 1000 });
    const sync = startSync({ replica, sync: backend.sync, exclusively: (_, __, work) => work() });
    const off = async () => {
      await sync.stop();
      replica.close();
      await wipeReplica(userId);
    };
    return { replica, off };
  };
  const phone = device("phone");
  const laptop = device("laptop");
  try {
    const id = await phone.replica.create(flag, { ...newNote(1), title: "Osmosis", body: "Water moves." });
    await vi.waitFor(
      async () => expect(await laptop.replica.get(flag, id)).toMatchObject({ title: "Osmosis", body: "Water moves." }),
      {
        timeout: 60_000,
      },
    );
    const listed = await laptop.replica.list(flag, { by: "title" });
    expect(listed.map(({ data }) => data.title)).toEqual(["Osmosis"]);
  } finally {
    await phone.off();
    await laptop.off();
  }
});

test("a place that is listed is in rail and sheet, in the palette, and in what Jotson is told", () => {
  const library: Place = {
    path: "/library",
    file: "library/LibraryPage",
    title: "docs",
    isSignedIn: true,
    area: { id: "docs", key: "l", icon: "docsIcon" },
    told: "the library",
  };
  const withLibrary = areasOf([...places, library]);
  expect(withLibrary.map(({ to }) => to)).toEqual([...areas.map(({ to }) => to), "/library"]);
  expect(onPhone(withLibrary).sheet.map(({ to }) => to)).toContain("/library");
  expect(placeLine("/library/shelf?row=2", [...places, library])).toBe("The student is looking at the library.");
});

test("a language is known to the records and to the texts, and to nobody else in the app [I18-1]", () => {
  expect(languageCodes).toEqual(languages);
  for (const code of languages) {
    for (const part of ["entrance", "first", "early", "rest"])
      expect(existsSync(join(root, `locales/src/${part}/${code}.ts`))).toBe(true);
  }
  const sources = globSync("apps/*/{index.html,*.ts,{src,tools}/**/*.{ts,tsx,css,mjs}}", { cwd: root });
  // Chinese and Japanese are told by their signs, and English is what the others fall back to. "es" is a form of modules, too.
  const namesOne = /(?<!format: )["'`](es|fr|de)["'`]|lang\(?[="]+(es|fr|de)\b|\b(es|fr|de): [{"]/;
  const others = sources.toSorted().filter((path) => !/\.test\.tsx?$|\/testing\//.test(path));
  expect(others.length).toBeGreaterThan(400);
  expect(others.filter((path) => namesOne.test(readFileSync(join(root, path), "utf8")))).toEqual([
    "apps/server/src/auth/mail-texts.ts",
    "apps/server/src/push/push-texts.ts",
  ]);
});

test("where a language has nothing of its own yet, English serves", () => {
  const greeting = orEnglish({ en: "Hello", de: "Hallo" });
  expect(languages.map((code) => greeting[code])).toEqual(languages.map((code) => (code === "de" ? "Hallo" : "Hello")));
});

test("a study tool is in the catalogue, on a page with a view, and says in every language what failed [AIX-2]", async () => {
  expect(Object.keys(tools)).toEqual([...toolIds]);
  expect(new Set(toolPages.flatMap((page): readonly string[] => page.tools))).toEqual(new Set(toolIds));
  const views = readFileSync(join(root, "apps/web/src/features/study/tool-views.ts"), "utf8");
  const viewed = [...views.matchAll(/^ {2}"([\w-]+)": lazy\(/gm)].map(([, path]) => path);
  expect(viewed.toSorted()).toEqual(toolPages.map(({ path }) => path).toSorted());
  for (const code of languageCodes) expect(Object.keys((await allTexts(code)).ai.failed)).toEqual([...toolIds]);
});
