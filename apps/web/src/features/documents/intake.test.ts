import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Added } from "../../student/documents/add-document.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { createIntake, type Room } from "./intake.ts";

const file = (name: string, bytes = 1) => new File(["x".repeat(bytes)], name);
const there = { id: "there" } as DocumentRow;

/** A place where names that were seen are twins. */
function desk(room: Room | null = null) {
  const taken: string[] = [];
  const intake = createIntake({
    room: async () => room,
    add: async ({ name, size }, keepsBoth): Promise<Added> => {
      if (size === 0) return { kind: "empty" };
      if (!keepsBoth && taken.includes(name)) return { kind: "twin", of: there };
      taken.push(name);
      return { kind: "added", id: name };
    },
  });
  const said = () =>
    intake.notices().map((notice) => `${notice.name} ${notice.kind === "twin" ? "twin" : notice.problem.kind}`);
  return { intake, taken, said };
}

describe("files that are handed in [DOC-4]", () => {
  test("are taken one after the other; what a system wrote into a folder is not", async () => {
    const { intake, taken, said } = desk();
    await intake.take([file("a.pdf"), file(".DS_Store"), file("Thumbs.db"), file("b.pdf")]);
    expect([taken, said(), intake.untaken()]).toEqual([["a.pdf", "b.pdf"], [], { count: 0, bytes: 0 }]);
  });

  test("that are there already are offered as one, and kept twice only when the student says so", async () => {
    const { intake, taken, said } = desk();
    await intake.take([file("a.pdf"), file("a.pdf")]);
    expect([taken, said()]).toEqual([["a.pdf"], ["a.pdf twin"]]);
    await intake.keepBoth(intake.notices()[0]?.key ?? 0);
    expect([taken, said()]).toEqual([["a.pdf", "a.pdf"], []]);
  });

  test("that are empty, too large or too many are told before anything is sent", async () => {
    const { intake, taken, said } = desk({ freeBytes: 10, quotaBytes: 20, fileBytes: 8 });
    await intake.take([file("none", 0), file("huge", 9), file("one", 8), file("two", 8), file("three", 2)]);
    expect(taken).toEqual(["one", "three"]);
    expect(said()).toEqual(["none empty", "huge too-large", "two quota-exceeded"]);
    for (const { key } of intake.notices()) intake.dismiss(key);
    expect(said()).toEqual([]);
  });

  test("that did not fit are tried again without being chosen anew: a photo may be nowhere else [DAT-3]", async () => {
    const room = { freeBytes: 4, quotaBytes: 20, fileBytes: 8 };
    const { intake, taken, said } = desk(room);
    await intake.take([file("board.jpg", 6)]);
    expect([taken, said()]).toEqual([[], ["board.jpg quota-exceeded"]]);
    room.freeBytes = 10;
    await intake.tryAgain(intake.notices()[0]?.key ?? 0);
    expect([taken, said()]).toEqual([["board.jpg"], []]);
  });

  test("as a scan are said to be taken only once they are, and why not to who made it [DOC-3]", async () => {
    const room = { freeBytes: 4, quotaBytes: 20, fileBytes: 8 };
    const { intake, taken, said } = desk(room);
    expect(await intake.takeOnly(file("scan.pdf", 6))).toEqual({ kind: "quota-exceeded", limitBytes: 20 });
    room.freeBytes = 10;
    expect(await intake.takeOnly(file("scan.pdf", 6))).toBeNull();
    const stopped = intake.takeOnly(file("later.pdf", 1));
    intake.stop();
    expect([await stopped, taken, said()]).toEqual([{ kind: "canceled" }, ["scan.pdf"], []]);
  });

  test("are counted until they are taken, and not taken any more once all of it is stopped", async () => {
    const { intake, taken } = desk();
    const over = intake.take([file("a", 3), file("b", 4), file("c", 5)]);
    expect(intake.untaken()).toEqual({ count: 3, bytes: 12 });
    const leave = intake.subscribe(() => {
      if (intake.untaken().count === 2) intake.stop();
    });
    await over;
    leave();
    expect([taken, intake.untaken()]).toEqual([["a"], { count: 0, bytes: 0 }]);
    expect([...intake.taken()]).toEqual([["a", 3]]);
    await intake.take([file("d")]);
    expect([taken, intake.untaken()]).toEqual([["a", "d"], { count: 0, bytes: 0 }]);
    expect([...intake.taken()]).toEqual([["d", 1]]);
  });

  test("never come to more than there is room for, and each is taken or told", async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(60), async (bytes, freeBytes) => {
        const { intake, taken, said } = desk({ freeBytes, quotaBytes: 100, fileBytes: 25 });
        await intake.take(bytes.map((size, index) => file(`${index}`, size)));
        const sum = taken.reduce((total, name) => total + (bytes[Number(name)] ?? 0), 0);
        expect(sum).toBeLessThanOrEqual(freeBytes);
        expect(taken.length + said().length).toBe(bytes.length);
      }),
    );
  });
});
