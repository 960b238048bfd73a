import { entities } from "@jotter/domain/entities";
import { newNote, note } from "@jotter/domain/note";
import { createAnswers } from "@jotter/note-index/answers";
import { type FromWorker, noPages, type ToWorker } from "@jotter/note-index/messages";
import { createNoteIndex } from "@jotter/note-index/note-index";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  allTags,
  backlinksOf,
  findNotesByTitle,
  hostNoteSearch,
  onNoteIndexChange,
  resolveNote,
  searchNotes,
} from "./note-search.ts";

const notes = [
  { id: "cells", title: "Cell biology", aliases: ["Cells"], tags: ["exam"], body: "Prophase comes first." },
  { id: "plants", title: "Plants", aliases: [], tags: ["exam", "lab"], body: "As in [[Cells]], mostly." },
];

/** The worker's answers without its thread: what it was told is written down. */
class NearWorker extends EventTarget {
  static readonly all: NearWorker[] = [];
  readonly told: ToWorker[] = [];
  isEnded = false;
  private readonly index = createNoteIndex();

  constructor() {
    super();
    NearWorker.all.push(this);
    for (const { body, ...facts } of notes) {
      this.index.add({ ...facts, stamp: "1", classId: null, pinned: false, updatedAt: 1 }, body);
    }
  }

  async postMessage(message: ToWorker) {
    this.told.push(message);
    if (message.kind !== "ask") return;
    const bodies = {
      of: async (ids: readonly string[]) => ids.map((id) => notes.find((one) => one.id === id)?.body ?? ""),
    };
    const answers = {
      ...createAnswers(() => this.index, bodies),
      searchPages: async () => ({ ...noPages, isWhole: true }),
    };
    const ask = answers[message.question] as (...given: readonly unknown[]) => Promise<unknown>;
    this.say({ kind: "answer", n: message.n, answer: await ask(...message.given) });
  }

  say(data: FromWorker) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }

  terminate() {
    this.isEnded = true;
  }
}

let leave: () => void = () => undefined;

beforeEach(() => {
  NearWorker.all.length = 0;
  vi.stubGlobal("Worker", NearWorker);
  leave = hostNoteSearch("ada");
});

afterEach(() => leave());

describe("asking the index of notes [NOT-3]", () => {
  test("starts one worker, at the first question", async () => {
    expect(NearWorker.all).toHaveLength(0);
    const hits = await searchNotes("proph");
    expect(hits.map(({ id }) => id)).toEqual(["cells"]);
    expect(hits[0]?.snippet[0]).toEqual({ text: "Proph", match: true });
    await searchNotes("plants");
    expect(NearWorker.all).toHaveLength(1);
    expect(NearWorker.all[0]?.told[0]).toEqual({ kind: "open", userId: "ada" });
  });

  test("completes, resolves and follows links, and knows the tags", async () => {
    expect(await findNotesByTitle("cell", 5)).toEqual([{ id: "cells", title: "Cell biology" }]);
    expect(await resolveNote("cells", "cells")).toBe("cells");
    expect(await resolveNote("nothing", "cells")).toBeNull();
    expect(await backlinksOf("cells")).toEqual([
      {
        id: "plants",
        title: "Plants",
        snippet: [
          { text: "As in ", match: false },
          { text: "Cells", match: true },
          { text: ", mostly.", match: false },
        ],
      },
    ]);
    expect(await allTags()).toEqual([
      { tag: "exam", count: 2 },
      { tag: "lab", count: 1 },
    ]);
  });

  test("tells the worker which notes changed, in whatever tab, and says when they are read", async () => {
    const replica = openReplica({ userId: "ada", entities, now: () => 1 });
    await replica.opened;
    await allTags();
    const [worker] = NearWorker.all;
    await replica.together(async () => {
      for (const id of ["b", "a", "c"]) await replica.create(note, newNote(1), id);
    });
    replica.close();
    await wipeReplica("ada");
    const changes = worker?.told
      .filter((message) => message.kind === "changed")
      .map(({ ids }) => ids && [...ids].sort());
    expect(changes).toEqual([["a", "b", "c"]]);
    const heard = vi.fn();
    const stop = onNoteIndexChange(heard);
    worker?.say({ kind: "step", progress: null });
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    stop();
  });

  test("ends with the student, and begins anew for the next one", async () => {
    await allTags();
    leave();
    expect(NearWorker.all[0]?.isEnded).toBe(true);
    await expect(allTags()).rejects.toThrow("Nobody is signed in");
    leave = hostNoteSearch("grace");
    await allTags();
    expect(NearWorker.all[1]?.told[0]).toEqual({ kind: "open", userId: "grace" });
  });

  test("does not wait for a worker that never came: the next question tries again", async () => {
    await allTags();
    const [first] = NearWorker.all;
    vi.spyOn(NearWorker.prototype, "postMessage").mockImplementationOnce(async () => undefined);
    const asked = allTags();
    first?.dispatchEvent(new Event("error"));
    await expect(asked).rejects.toThrow("could not be loaded");
    expect(await allTags()).toHaveLength(2);
    expect(NearWorker.all).toHaveLength(2);
  });
});
