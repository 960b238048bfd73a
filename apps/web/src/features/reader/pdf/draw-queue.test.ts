import { describe, expect, test } from "vitest";
import { createDrawQueue } from "./draw-queue.ts";

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

describe("pages that are to be drawn", () => {
  test("are drawn one at a time, the most wanted first, and none that nobody wants any more", async () => {
    const queue = createDrawQueue();
    const done: number[] = [];
    let running = 0;
    let most = 0;
    const gone = new AbortController();
    const add = (rank: number, signal = new AbortController().signal) =>
      queue.add({
        rank: () => rank,
        signal,
        run: async () => {
          most = Math.max(most, ++running);
          await soon();
          running--;
          done.push(rank);
          if (rank === 3) throw new Error("broken page");
        },
      });
    add(5);
    add(3);
    add(4, gone.signal);
    add(1);
    gone.abort();
    await new Promise((resolve) => setTimeout(resolve, 60));
    add(2);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([done, most]).toEqual([[5, 1, 3, 2], 1]);
  });
});
