import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { batchWith, noBatch, untakenWith, uploadTotal } from "./upload-total.ts";

const none = { count: 0, bytes: 0 };
const everything = () => true;

describe("many files that are sent at once [DOC-4]", () => {
  test("are one total: those that have gone, and all that were handed in", () => {
    const untaken = { count: 198, bytes: 79_000 };
    const two = ["a", "b"].map((id) => ({ id, bytes: 500, share: 0 }));
    const first = batchWith(noBatch, two, everything, untaken);
    expect(uploadTotal(first, two, untaken)).toEqual({ done: 0, files: 200, sentBytes: 0, bytes: 80_000 });
    const half = [{ id: "b", bytes: 500, share: 0.5 }];
    const next = batchWith(first, half, everything, untaken);
    expect(uploadTotal(next, half, untaken)).toEqual({ done: 1, files: 200, sentBytes: 750, bytes: 80_000 });
  });

  test("leave nothing to say when they have gone, and what comes later begins anew", () => {
    const way = [
      { id: "a", bytes: 5, share: 0 },
      { id: "b", bytes: 5, share: 0 },
    ];
    const over = batchWith(batchWith(noBatch, way, everything, none), [], everything, none);
    expect([over, uploadTotal(over, [], none)]).toEqual([noBatch, null]);
    const later = [{ id: "c", bytes: 5, share: 0 }];
    expect(uploadTotal(batchWith(over, later, everything, none), later, none)).toBeNull();
  });

  test("are as many while one of them is taken, and the list does not have it yet", () => {
    const taken = new Map([
      ["a", 5],
      ["b", 7],
    ]);
    const count = (...listed: readonly string[]) =>
      untakenWith({ count: 3, bytes: 30 }, taken, (id) => listed.includes(id));
    expect(count("a")).toEqual({ count: 4, bytes: 37 });
    expect(count("a", "b")).toEqual({ count: 3, bytes: 30 });
  });

  test("are as many where some have gone before they were seen going", () => {
    const untaken = { count: 2, bytes: 10 };
    const way = [{ id: "a", bytes: 5, share: 0 }];
    const first = batchWith(noBatch, way, everything, { count: 4, bytes: 20 });
    const fresh = new Map([
      ["b", 5],
      ["c", 5],
    ]);
    const next = batchWith(first, way, everything, untaken, fresh);
    expect(uploadTotal(next, way, untaken)).toEqual({ done: 2, files: 5, sentBytes: 10, bytes: 25 });
    // Those that are not listed yet are counted as untaken.
    const unlisted = batchWith(first, way, (id) => id !== "c", untaken, fresh);
    expect(unlisted.size).toBe(2);
  });

  test("are fewer by those that were taken back", () => {
    const way = ["a", "b", "c"].map((id) => ({ id, bytes: 10, share: 0 }));
    const batch = batchWith(noBatch, way, everything, none);
    const left = way.slice(1);
    expect(
      uploadTotal(
        batchWith(batch, left, (id) => id !== "a", none),
        left,
        none,
      ),
    ).toMatchObject({
      done: 0,
      files: 2,
      bytes: 20,
    });
  });

  test("never come to more than all of them, and only grow as they go", () => {
    const step = fc.record({ take: fc.nat(3), end: fc.nat(4), share: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 2, max: 30 }), (steps, files) => {
        let batch = noBatch;
        let untaken = { count: files, bytes: files * 7 };
        let way: { id: string; bytes: number; share: number }[] = [];
        let last = 0;
        for (const { take, end, share } of steps) {
          const taken = Math.min(take, untaken.count);
          for (let at = 0; at < taken; at++) way.push({ id: `${files - untaken.count + at}`, bytes: 7, share: 0 });
          untaken = { count: untaken.count - taken, bytes: untaken.bytes - taken * 7 };
          batch = batchWith(batch, way, everything, untaken);
          way = way.slice(end).map((one) => ({ ...one, share: Math.max(one.share, share) }));
          batch = batchWith(batch, way, everything, untaken);
          const total = uploadTotal(batch, way, untaken);
          if (!total) continue;
          expect(total).toMatchObject({ files, bytes: files * 7 });
          expect(total.done).toBeGreaterThanOrEqual(last);
          expect(total.done).toBeLessThanOrEqual(total.files);
          expect(total.sentBytes).toBeLessThanOrEqual(total.bytes);
          last = total.done;
        }
      }),
    );
  });
});
