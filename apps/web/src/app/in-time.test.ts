import { expect, test, vi } from "vitest";
import { chunkLimitMs, inTime, LateChunk, onceInTime } from "./in-time.ts";

test("a part of the app that arrives is used", async () => {
  await expect(inTime(Promise.resolve("page"))).resolves.toBe("page");
});

test("a part that does not arrive within 120 s fails [ROU-7]", async () => {
  vi.useFakeTimers();
  const arriving = inTime(new Promise(() => undefined));
  const failure = expect(arriving).rejects.toBeInstanceOf(LateChunk);
  expect(chunkLimitMs).toBe(120_000);
  await vi.advanceTimersByTimeAsync(120_000);
  await failure;
  vi.useRealTimers();
});

test("a part is loaded once, and again only if it did not arrive [ROU-7]", async () => {
  const load = vi.fn(() => Promise.resolve("records"));
  load.mockRejectedValueOnce(new Error("no network"));
  const records = onceInTime(load);
  await expect(records()).rejects.toThrow("no network");
  expect(await Promise.all([records(), records()])).toEqual(["records", "records"]);
  expect(load).toHaveBeenCalledTimes(2);
});
