import { expect, test, vi } from "vitest";
import { chunkLimitMs, inTime, LateChunk } from "./in-time.ts";

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
