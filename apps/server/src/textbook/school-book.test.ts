import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sampleChapter, sampleText } from "@jotter/textbook/testing/sample";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { createClient, newStudent } from "../test-client.ts";
import { startTestServer } from "../test-server.ts";
import { createSchoolBook } from "./school-book.ts";

let data = "";

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "jotter-school-"));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const chapter = JSON.stringify({ ...sampleChapter, next: [] });
const text = sampleText.replace(
  "## worked: A",
  `${"Write each line under the one before. ".repeat(40)}\n\n## worked: A`,
);

/** As an operator lays them into the data folder. */
function lay(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(data, "textbook/latin", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function desk() {
  const log: string[] = [];
  const from = { folder: join(data, "textbook"), webDir: join(data, "web") };
  const book = createSchoolBook(
    from,
    createLog("info", (line) => void log.push(line)),
  );
  const titles = () =>
    JSON.parse(book.file(book.contents().en ?? "") ?? "[]").flatMap((one: { chapters: { title: string }[] }) =>
      one.chapters.map(({ title }) => title),
    );
  return { book, titles, logged: () => log.map((line) => JSON.parse(line)) };
}

describe("an operator's own chapters in the data folder [TXT-1]", () => {
  test("are read when they come and when they change, and what has an error is told and left out alone", async () => {
    const { book, titles, logged } = desk();
    await book.look();
    expect([book.contents(), logged()]).toEqual([{}, []]);

    lay({ "verbs/chapter.json": chapter, "verbs/en.md": text, "nouns/chapter.json": chapter, "nouns/en.md": text });
    await book.look();
    expect(titles()).toEqual(["Two steps", "Two steps"]);
    expect(logged()).toMatchObject([{ event: "textbook.read", chapters: 2, errors: 0 }]);

    lay({ "verbs/chapter.json": chapter.replaceAll("2x=14", "2x=26"), "nouns/en.md": text.replace("Two", "Three") });
    await book.look();
    expect(titles()).toEqual(["Three steps"]);
    expect(logged().slice(1)).toMatchObject([
      {
        level: "error",
        event: "textbook.fault",
        file: "latin/verbs/chapter.json",
        text: expect.stringMatching(/2x=26/),
      },
      { event: "textbook.read", chapters: 1 },
    ]);
  });

  test("are given to whoever is signed in, and to nobody else", async () => {
    lay({ "verbs/chapter.json": chapter, "verbs/en.md": text });
    const server = await startTestServer({ database: "sqlite", env: { DATA_DIR: data } });
    try {
      const client = await newStudent(server);
      const named = await vi.waitFor(
        async () => {
          const { body } = await client.get("/api/textbook");
          expect(body).toMatchObject({ contents: { en: expect.any(String) } });
          return (body as { contents: Record<string, string> }).contents;
        },
        { timeout: 30_000, interval: 100 },
      );
      const [subject] = (await client.get(`/api/textbook/${named.fr}`)).body as { address: string }[];
      expect((await client.get(subject?.address ?? "")).body).toMatchObject({
        "school-latin/verbs": { language: "en", text },
      });
      expect((await client.get("/api/textbook/school-latin-en-00000000.json")).status).toBe(404);
      expect((await createClient(server).get(subject?.address ?? "")).status).toBe(401);
    } finally {
      await server.stop();
    }
  });
});
