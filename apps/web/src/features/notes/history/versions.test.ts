import { newNote } from "@jotter/domain/note";
import type { PastVersion } from "@jotter/ports/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { muchDeleted, tellingLine, versionsOf } from "./versions.ts";

const minute = 60_000;
const now = { title: "Cells", body: "as it is now" };

function past(rev: number, atMinute: number, body: string, title = "Cells"): PastVersion {
  const at = atMinute * minute;
  return { rev, v: 1, at, replacedAt: at + 1, data: { ...newNote(0), title, body } };
}

const bodies = (...versions: readonly PastVersion[]) => versionsOf(versions, now).map(({ body }) => body);

describe("the versions of a note [NOT-4]", () => {
  test("are shown the latest first", () => {
    expect(bodies(past(1, 0, "first"), past(2, 60, "second"))).toEqual(["second", "first"]);
  });

  test("of one go are one: the last", () => {
    expect(bodies(past(1, 0, "a"), past(2, 1, "ab"), past(3, 2, "abc"), past(4, 30, "later"))).toEqual([
      "later",
      "abc",
    ]);
  });

  test("of one go are more where much was deleted in between", () => {
    const essay = "A long paragraph. ".repeat(30);
    expect(bodies(past(1, 0, essay), past(2, 1, "oops"))).toEqual(["oops", essay]);
  });

  test("do not repeat each other or what the note says now", () => {
    expect(bodies(past(1, 0, "same"), past(2, 60, "same"), past(3, 120, now.body))).toEqual(["same"]);
    expect(versionsOf([past(1, 0, now.body, "Other title")], now)).toHaveLength(1);
  });

  test("that were empty or cannot be read are left out", () => {
    expect(bodies(past(1, 0, ""), past(2, 60, " \n"))).toEqual([]);
    const broken = { ...past(1, 0, ""), data: { title: 7 } };
    expect(versionsOf([broken, { ...broken, data: null }], now)).toEqual([]);
  });

  test("lose no long text: whatever is not shown is about as long as a later one that is", () => {
    const version = fc.record({ at: fc.nat(60), length: fc.nat(2000) });
    fc.assert(
      fc.property(fc.array(version, { maxLength: 12 }), (given) => {
        const all = given.map(({ at, length }, index) => past(index + 1, at, "x".repeat(length) + index));
        const shown = versionsOf(all, now);
        for (const [index, { data }] of all.entries()) {
          if (shown.some(({ rev }) => rev === index + 1)) continue;
          const length = String(data?.body).length;
          const later = shown.filter(({ rev }) => rev > index + 1);
          expect(later.some(({ body }) => length < body.length + muchDeleted)).toBe(true);
        }
      }),
    );
  });

  test("are also what this device kept, each in its place and none twice", () => {
    const kept = (atMinute: number, body: string) => ({
      at: atMinute * minute,
      v: 1,
      data: { ...newNote(0), title: "Cells", body },
    });
    const here = [kept(30, "on this device"), kept(60, "second"), kept(90, "offline"), kept(100, now.body)];
    const all = versionsOf([past(1, 0, "first"), past(2, 60, "second")], now, here);
    expect(all.map(({ body }) => body)).toEqual(["offline", "second", "on this device", "first"]);
    expect(new Set(all.map(({ rev }) => rev)).size).toBe(4);
    expect(versionsOf([], now, here).map(({ body }) => body)).toEqual(["offline", "second", "on this device"]);
  });

  test("are told apart by the first line that did not stay", () => {
    expect(tellingLine("# Cells\n\nGone later.\nStays.", "# Cells\nStays.")).toBe("Gone later.");
    expect(tellingLine("\n# Cells\nStays.", "# Cells\nStays.\nNew.")).toBe("# Cells");
  });
});
