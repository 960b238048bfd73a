import { describe, expect, test, vi } from "vitest";
import { paperLines, wrapped } from "./cover-paper.ts";
import { createCovers } from "./covers.ts";

const name = (documentId: string) => ({ documentId, page: 0, width: 160 });

/** A shelf whose idle moments come when the test says so. */
function desk(kept: Record<string, string> = {}, mostShown?: number) {
  const stored = new Map(Object.entries(kept));
  const idles: (() => void)[] = [];
  const drawn: string[] = [];
  const gone: string[] = [];
  const covers = createCovers({
    find: async ({ documentId }) => (stored.has(documentId) ? new Blob([stored.get(documentId) ?? ""]) : null),
    keep: async ({ documentId }, picture) => void stored.set(documentId, await picture.text()),
    addressOf: (picture) => `blob:${picture.size}`,
    letGo: (address) => gone.push(address),
    idle: () => new Promise((resolve) => idles.push(resolve)),
    ...(mostShown !== undefined && { mostShown }),
  });
  const there: string[] = [];
  const want = (id: string, made: { readonly text: string; readonly isWhole: boolean } | null, state = "read") =>
    covers.want({
      ...name(id),
      state,
      draw: async () => {
        drawn.push(id);
        return made && { picture: new Blob([made.text]), isWhole: made.isWhole };
      },
      onThere: () => there.push(id),
    });
  const rest = async () => {
    await vi.waitFor(() => expect(idles.length).toBeGreaterThan(0));
    idles.shift()?.();
  };
  return { covers, want, rest, stored, drawn, there, gone };
}

describe("pictures of documents [DOC-2]", () => {
  test("are drawn one at a time in idle moments, what is in sight first, and nothing that was scrolled past", async () => {
    const { want, rest, drawn, there, stored } = desk();
    want("first", { text: "1", isWhole: true });
    const past = want("past", { text: "2", isWhole: true });
    want("last", { text: "3", isWhole: true });
    past();
    await rest();
    await rest();
    await vi.waitFor(() => expect(there).toHaveLength(2));
    expect([drawn, [...stored.keys()]]).toEqual([
      ["first", "last"],
      ["first", "last"],
    ]);
  });

  test("that are kept are shown without being drawn", async () => {
    const { want, drawn, there, covers } = desk({ a: "12345" });
    want("a", null);
    await vi.waitFor(() => expect(there).toEqual(["a"]));
    expect([drawn, covers.shown(name("a"))]).toEqual([[], "blob:5"]);
  });

  test("that only stand in for a file far away are shown and not kept", async () => {
    const { want, rest, there, stored } = desk();
    want("a", { text: "sheet", isWhole: false });
    await rest();
    await vi.waitFor(() => expect(there).toEqual(["a"]));
    expect(stored.size).toBe(0);
  });

  test("that cannot be drawn are tried again only when the document has changed", async () => {
    const { want, rest, drawn } = desk();
    want("a", null, "waiting");
    await rest();
    await vi.waitFor(() => expect(drawn).toEqual(["a"]));
    await Promise.resolve();
    want("a", null, "waiting");
    want("a", null, "read");
    await rest();
    await vi.waitFor(() => expect(drawn).toEqual(["a", "a"]));
  });

  test("are let go of, the oldest first, when they are many", async () => {
    const { want, there, gone, covers } = desk({ a: "1", b: "12", c: "123" }, 2);
    for (const id of ["a", "b", "c"]) {
      want(id, null);
      await vi.waitFor(() => expect(there).toContain(id));
    }
    expect([gone, covers.shown(name("a")), covers.shown(name("c"))]).toEqual([["blob:1"], undefined, "blob:3"]);
  });
});

describe("a small sheet", () => {
  test("has the first lines without the signs of markdown", () => {
    const markdown = "# Cells\n\n- All **cells** come from [cells](/x)\n\n---\n\nThey cost 5\\* each";
    expect(paperLines(markdown, 10)).toEqual([
      { text: "Cells", isHeading: true },
      { text: "All cells come from cells", isHeading: false },
      { text: "They cost 5* each", isHeading: false },
    ]);
  });

  test("ends its lines at the margin, between words or between Chinese letters", () => {
    const widthOf = (part: string) => part.length;
    expect(wrapped("All cells come from cells", 10, widthOf)).toEqual(["All cells", "come from", "cells"]);
    expect(wrapped("細胞は細胞から生じる", 4, widthOf)).toEqual(["細胞は細", "胞から生", "じる"]);
  });
});
