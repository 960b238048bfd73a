import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createWaitingLine, LineIsFull } from "./waiting-line.ts";

describe("a waiting line", () => {
  test("lets so many run, so many wait, and turns the rest away", async () => {
    const line = createWaitingLine(2, 3);
    const finish: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const work = () =>
      line(async () => {
        most = Math.max(most, ++running);
        await new Promise<void>((resolve) => void finish.push(resolve));
        running--;
        return "done";
      });
    const answers = Array.from({ length: 6 }, () => work().catch((error) => error));
    await nextTurn();
    expect(finish).toHaveLength(2);
    while (finish.length > 0) {
      finish.shift()?.();
      await nextTurn();
    }
    expect(await Promise.all(answers)).toEqual(["done", "done", "done", "done", "done", expect.any(LineIsFull)]);
    expect(most).toBe(2);
  });

  test("goes on after a work that failed", async () => {
    const line = createWaitingLine(1, 1);
    const failing = line(() => Promise.reject(new Error("no"))).catch(() => "failed");
    const next = line(() => Promise.resolve("next"));
    expect(await Promise.all([failing, next])).toEqual(["failed", "next"]);
    expect(await line(() => Promise.resolve("later"))).toBe("later");
  });
});
