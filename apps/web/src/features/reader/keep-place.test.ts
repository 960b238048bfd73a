import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPlaceKeeper, placeToOpen, tellLeftAt } from "./keep-place.ts";
import type { Place } from "./page-window.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keeper() {
  const written: Place[] = [];
  return { written, ...createPlaceKeeper({ write: (place) => written.push(place), pauseMs: 1000 }) };
}

describe("the place a student reads at", () => {
  test("is kept once they rest there, not while they scroll by [DOC-3]", () => {
    const { written, moved } = keeper();
    for (let page = 0; page < 40; page++) {
      moved({ page, share: 0 });
      vi.advanceTimersByTime(100);
    }
    expect(written).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(written).toEqual([{ page: 39, share: 0 }]);
  });

  test("is kept at once when the page is left, and once", () => {
    const { written, moved, flush } = keeper();
    moved({ page: 3, share: 0.25634 });
    flush();
    flush();
    vi.advanceTimersByTime(5000);
    expect(written).toEqual([{ page: 3, share: 0.2563 }]);
  });

  test("is where a link led once that was looked at for a while, and not when it is left at once [DOC-3]", () => {
    const stayed = keeper();
    stayed.visit({ page: 5, share: 0 });
    vi.advanceTimersByTime(1000);
    stayed.flush();
    expect(stayed.written).toEqual([{ page: 5, share: 0 }]);
    const left = keeper();
    left.visit({ page: 5, share: 0 });
    vi.advanceTimersByTime(500);
    left.flush();
    vi.advanceTimersByTime(5000);
    expect(left.written).toEqual([]);
  });

  test("is not written again where it was opened", () => {
    const { written, moved, startAt } = keeper();
    startAt({ page: 3, share: 0.251 });
    moved({ page: 3, share: 0.252 });
    vi.advanceTimersByTime(5000);
    expect(written).toEqual([]);
  });
});

test("a document opens where it was left, though its record is not written yet, unless it was read on elsewhere [DOC-3]", () => {
  const earlier = { page: 2, share: 0.5, at: 100 };
  expect(placeToOpen("one", undefined)).toEqual({ page: 0, share: 0 });
  expect(placeToOpen("one", earlier)).toEqual({ page: 2, share: 0.5 });
  tellLeftAt("one", { page: 39, share: 0, at: 200 });
  expect(placeToOpen("one", earlier)).toEqual({ page: 39, share: 0 });
  expect(placeToOpen("one", { page: 50, share: 0, at: 300 })).toEqual({ page: 50, share: 0 });
});
