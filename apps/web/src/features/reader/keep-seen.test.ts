import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSeenKeeper } from "./keep-seen.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keeper() {
  const written: string[] = [];
  return { written, ...createSeenKeeper({ write: (seen) => written.push(seen), restMs: 2000, gatherMs: 3000 }) };
}

describe("the pages a student has seen [DOC-2]", () => {
  test("are those that stayed in sight for a moment: a jump counts where it ends, scrolling by counts nothing", () => {
    const { written, inSight } = keeper();
    inSight([0]);
    vi.advanceTimersByTime(2500);
    for (let page = 1; page < 86; page++) {
      inSight([page, page + 1]);
      vi.advanceTimersByTime(100);
    }
    inSight([86]);
    vi.advanceTimersByTime(1900);
    inSight([86, 87]);
    vi.advanceTimersByTime(10_000);
    expect(written).toEqual(["1", "87-88"]);
  });

  test("are written together and once, and at once when the document is left", () => {
    const { written, inSight, leave } = keeper();
    inSight([3, 4]);
    vi.advanceTimersByTime(2100);
    inSight([5]);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(1900);
    leave();
    expect(written).toEqual(["4-5"]);
    inSight([3, 4, 5]);
    vi.advanceTimersByTime(2000);
    leave();
    leave();
    expect(written).toEqual(["4-5", "6"]);
  });
});
