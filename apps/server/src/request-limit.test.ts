import { describe, expect, test } from "vitest";
import { createRequestLimit } from "./request-limit.ts";

describe("the request limit", () => {
  test("lets a minute's worth come at once, then as many as a minute spreads out", () => {
    const limit = createRequestLimit(60);
    const take = (count: number, now: number) => Array.from({ length: count }, () => limit.take("ada", now));
    expect(take(60, 0)).toEqual(Array.from({ length: 60 }, () => undefined));
    expect(take(1, 0)).toEqual([1]);
    expect(take(2, 1000)).toEqual([undefined, 1]);
    expect(take(61, 600_000).filter((wait) => wait !== undefined)).toEqual([1]);
    expect(limit.take("bob", 0)).toBeUndefined();
  });

  test("counts what is large as several, and lets nothing through that is larger than is left", () => {
    const limit = createRequestLimit(60);
    expect([limit.take("ada", 0, 40), limit.take("ada", 0, 40), limit.take("ada", 0, 20)]).toEqual([
      undefined,
      20,
      undefined,
    ]);
    // Larger than all there is, after one was counted for it: it takes all there is.
    expect([limit.take("bob", 0), limit.take("bob", 0, 100), limit.take("bob", 0)]).toEqual([undefined, undefined, 1]);
  });

  test("does not remember more callers than it can afford", () => {
    const limit = createRequestLimit(1);
    for (let n = 0; n < 20_000; n++) limit.take(`caller ${n}`, 0);
    expect(limit.take("caller 19999", 0)).toBe(60);
    expect(limit.take("caller 0", 0)).toBeUndefined();
  });
});
