import { expect, test } from "vitest";
import { BudgetSpent, createByteBudget } from "./byte-budget.ts";

test("memory that uploads share is given in turn, and never more than there is [OPS-3]", async () => {
  const { take } = createByteBudget(10, 50);
  const order: string[] = [];
  const first = await take(8);
  const second = take(6).then((release) => {
    order.push("second");
    return release;
  });
  // It would fit, but whoever came before goes before.
  const third = take(2).then(() => order.push("third"));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(order).toEqual([]);
  first();
  first();
  (await second)();
  await third;
  expect(order).toEqual(["second", "third"]);
  const last = await take(8);
  await expect(take(1)).rejects.toThrow(BudgetSpent);
  last();
  // What is larger than all there is has all there is.
  await take(2);
  expect(await Promise.race([take(1000), new Promise((resolve) => setTimeout(() => resolve("waits"), 10))])).toBe(
    "waits",
  );
});
