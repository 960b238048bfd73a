import type { Rating, Review } from "@jotter/domain/card";
import { expect, test } from "vitest";
import { dayMs } from "./scheduler.ts";
import { isTimeToTell, keepsSlipping } from "./slipping.ts";

test("a card keeps slipping from its eighth slip on, and says so then and with every fourth after [FLA-2]", () => {
  const log: Review[] = [];
  const told: number[] = [];
  answer(log, 4, 0);
  for (let slips = 1; slips <= 17; slips++) {
    answer(log, 1, slips * 2);
    if (isTimeToTell(log)) told.push(slips);
    expect(keepsSlipping(log)).toBe(slips >= 8);
    answer(log, 3, slips * 2, 600_000);
    expect(isTimeToTell(log)).toBe(false);
  }
  expect(told).toEqual([8, 12, 16]);
});

test("what was known and is not the day after has slipped, though it was still being learned [FLA-2]", () => {
  const log: Review[] = [];
  for (let day = 0; day < 16; day += 2) {
    answer(log, 3, day);
    answer(log, 1, day + 1);
  }
  expect(keepsSlipping(log.slice(0, -1))).toBe(false);
  expect(keepsSlipping(log)).toBe(true);
  expect(keepsSlipping(log.map((one, at) => ({ ...one, at })))).toBe(false);
});

test("what was never known does not slip, sides do not slip together, and a slip taken back was none", () => {
  const never = Array.from({ length: 20 }, (_, index): Review => ({ at: index * dayMs, rating: 1 }));
  expect(keepsSlipping(never)).toBe(false);
  const halves: Review[] = [];
  for (const side of [0, 1]) {
    answer(halves, 4, 0, side, side);
    for (let slips = 1; slips <= 7; slips++) {
      answer(halves, 1, slips * 2, side, side);
      answer(halves, 3, slips * 2, 600_000 + side, side);
    }
  }
  expect(keepsSlipping(halves)).toBe(false);
  answer(halves, 1, 16);
  expect(keepsSlipping(halves)).toBe(true);
  const taken = [...halves, { at: 16 * dayMs + 9, undoes: 16 * dayMs }];
  expect([keepsSlipping(taken), isTimeToTell(taken)]).toEqual([false, false]);
  expect([keepsSlipping([]), isTimeToTell([])]).toEqual([false, false]);
});

function answer(log: Review[], rating: Rating, day: number, ms = 0, side = 0) {
  log.push({ at: day * dayMs + ms, rating, side });
}
