import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("a student has so many files on their way, and everybody else has as many [OPS-3]", async () => {
  const turns = createTurns(2, 30);
  const adas = [await turns("ada"), await turns("ada")];
  await expect(turns("ada")).rejects.toMatchObject({ code: "ETIMEDOUT" });
  const bobs = [await turns("bob"), await turns("bob")];
  let isAsked = false;
  const next = turns("ada").then((release) => {
    isAsked = true;
    return release;
  });
  await Promise.resolve();
  expect(isAsked).toBe(false);
  adas.pop()?.();
  const last = await next;
  for (const release of [...adas, ...bobs, last]) release();
  await Promise.all([turns("ada"), turns("ada")]);
});
