import { entities } from "@jotter/domain/entities";
import { note } from "@jotter/domain/note";
import { failed, ok } from "@jotter/domain/result";
import { openReplica } from "@jotter/replica/open-replica";
import { strToU8, type Zippable, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { trashNotes } from "../note-changes.ts";
import { type ImportProgress, importFiles } from "./import-files.ts";

let students = 0;
const now = Date.UTC(2026, 8, 1);

function desk() {
  const replica = openReplica({ userId: `import${students++}`, entities, now: () => now });
  const kept: string[] = [];
  const said: ImportProgress[] = [];
  let isCancelled = false;
  const add = async (file: Blob) => {
    const words = await file.text();
    if (words !== "pixels") return failed("damaged" as const);
    kept.push((file as File).name);
    const address = `attachment:${kept.length.toString(16).padStart(32, "0")}`;
    return ok({ address, markdown: "", width: 1, height: 1 });
  };
  const write = (progress: ImportProgress): unknown => said.push(progress);
  const take = (files: readonly File[], onProgress = write) => {
    isCancelled = false;
    return importFiles(files, {
      replica,
      now: () => now,
      images: async () => ({ add }),
      classIdOf: (name) => (name === "Biology" ? "bio" : null),
      onProgress,
      isCancelled: () => isCancelled,
      onCreated: () => undefined,
    });
  };
  const notes = async () => {
    const rows = await replica.list(note, { by: "updatedAt" });
    const whole = await Promise.all(rows.map(({ id }) => replica.get(note, id)));
    return whole.flatMap((each) => each ?? []).sort((one, other) => (one.title < other.title ? -1 : 1));
  };
  const cancel = () => {
    isCancelled = true;
  };
  return { replica, kept, said, take, notes, cancel };
}

const zip = (files: Zippable, name = "Vault.zip") => new File([new Uint8Array(zipSync(files))], name);
const file = (name: string, text: string, path = "") => {
  const made = new File([text], name, { lastModified: now - 1000 });
  Object.defineProperty(made, "webkitRelativePath", { value: path });
  return made;
};

const vault = {
  "Vault/.obsidian/app.json": strToU8("{}"),
  "Vault/.obsidian/snippet.md": strToU8("# hidden"),
  "Vault/Bio/Lecture 3.md": strToU8(
    "---\ntags: [exam]\nclass: Biology\nrating: 5\n---\n# Osmosis\n![[cell.png]] #lab\n",
  ),
  "Vault/Index.md": strToU8("[[Lecture 3]] [o](Bio/Lecture%203.md) ![](Bio/img/cell.png)\r\n"),
  "Vault/Bio/img/cell.png": strToU8("pixels"),
  "Vault/Bio/img/unused.png": strToU8("pixels"),
  "Vault/paper.pdf": strToU8("%PDF"),
};

describe("an import [NOT-5]", () => {
  test("of a zipped vault brings notes, tags, class, names for links and pictures, and counts what it left out", async () => {
    const { take, notes, kept } = desk();
    expect(await take([zip(vault)])).toMatchObject({ same: 0, leftOut: 4, noPicture: 0, isCancelled: false });
    const address = `attachment:${"1".padStart(32, "0")}`;
    expect(await notes()).toMatchObject([
      { title: "Index", body: `[[Lecture 3]] [o](Bio/Lecture%203.md) ![](${address})\r\n` },
      {
        title: "Osmosis",
        aliases: ["Lecture 3"],
        tags: ["exam", "lab"],
        classId: "bio",
        body: `---\ntags: [exam]\nclass: Biology\nrating: 5\n---\n# Osmosis\n![cell](${address}) #lab\n`,
      },
    ]);
    expect(kept).toEqual(["cell.png"]);
  });

  test("of a folder is the same, and twice brings nothing twice, also under a new title", async () => {
    const { take, notes, replica, kept } = desk();
    const files = Object.entries(vault).map(([path, bytes]) =>
      file(path.slice(path.lastIndexOf("/") + 1), new TextDecoder().decode(bytes), path),
    );
    const first = await take(files);
    expect(first.ids).toHaveLength(2);
    await replica.update(note, first.ids[0] ?? "", { title: "Renamed", aliases: ["Osmosis", "Lecture 3"] });
    expect(await take(files)).toMatchObject({ ids: [], same: 2 });
    expect(await notes()).toHaveLength(2);
    expect(kept).toHaveLength(1);
    await trashNotes(replica, first.ids);
    expect(await notes()).toEqual([]);
    expect((await take(files)).ids).toHaveLength(2);
  });

  test("of loose files names what it does not take", async () => {
    const { take } = desk();
    const report = await take([file("a.md", "x"), file("film.mp4", "x"), file("lonely.png", "pixels")]);
    expect(report.ids).toHaveLength(1);
    expect([...report.refused]).toEqual([["not-notes", ["film.mp4", "lonely.png"]]]);
  });

  test("of a damaged, unsafe or overfull zip leaves nothing behind", async () => {
    const { take, notes } = desk();
    const damaged = zipSync({ "a.md": strToU8("fine"), "b.md": strToU8("word ".repeat(999)) });
    const inB = damaged.indexOf(0x62, 60) + 20;
    damaged[inB] = (damaged[inB] ?? 0) ^ 0xff;
    const broken = new File([new Uint8Array(damaged)], "broken.zip");
    expect([...(await take([file("c.md", "x"), broken])).refused]).toEqual([["zip-broken", ["broken.zip"]]]);
    const unsafe = zip({ "a.md": strToU8("x"), "../b.md": strToU8("x") });
    expect([...(await take([unsafe])).refused]).toEqual([["zip-unsafe", ["Vault.zip"]]]);
    const bomb = zipSync({ "a.md": strToU8("x") });
    bomb.set([0xff, 0xff, 0xff, 0x7f], bomb.lastIndexOf(0x61) - 46 + 24);
    const overfull = new File([new Uint8Array(bomb)], "bomb.zip");
    expect([...(await take([overfull])).refused]).toEqual([["zip-too-large", ["bomb.zip"]]]);
    expect(await notes()).toEqual([]);
  });

  test("keeps the words where a picture is damaged", async () => {
    const { take, notes } = desk();
    const report = await take([zip({ "a.md": strToU8("![[x.png]]"), "x.png": strToU8("no picture") })]);
    expect(report.noPicture).toBe(1);
    expect((await notes())[0]?.body).toBe("![[x.png]]");
  });

  test("says how far it is and stops when the student says so: before the first note nothing came", async () => {
    const { take, notes, said, cancel } = desk();
    const files = Array.from({ length: 120 }, (_, index) => file(`${index}.md`, `# Number ${index}`));
    const report = await take(files, ({ phase, done }) => phase === "reading" && done === 7 && cancel());
    expect(report).toMatchObject({ ids: [], isCancelled: true });
    expect(await notes()).toEqual([]);
    const half = await take(files, ({ phase, done }) => phase === "writing" && done === 50 && cancel());
    expect(half.ids).toHaveLength(100);
    expect(await take(files)).toMatchObject({ same: 100 });
    expect(said.at(-1)).toEqual({ phase: "writing", done: 0, total: 20 });
  });
});
