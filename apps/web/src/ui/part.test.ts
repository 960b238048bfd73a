import { expect, test, vi } from "vitest";
import { part } from "./part.ts";

test("a part of a page is fetched once, however many want it [ROU-7]", async () => {
  const load = vi.fn(() => Promise.resolve("chart"));
  const chart = part(load);
  expect(chart.here()).toBeNull();
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([chart.fetch(), chart.fetch()])).toEqual([true, true]);
  expect(await chart.fetch()).toBe(true);
  expect(chart.here()).toBe("chart");
  expect(load).toHaveBeenCalledOnce();
});

test("a part that does not arrive breaks nothing, and comes when it is asked for again [ROU-7]", async () => {
  const load = vi.fn(() => Promise.resolve("chart"));
  load.mockRejectedValueOnce(new Error("no network"));
  const chart = part(load);
  const told = vi.fn();
  chart.onArrival(told);
  expect(await chart.fetch()).toBe(false);
  expect(chart.here()).toBeNull();
  expect(told).not.toHaveBeenCalled();
  expect(await chart.fetch()).toBe(true);
  expect(chart.here()).toBe("chart");
  expect(told).toHaveBeenCalledOnce();
});
