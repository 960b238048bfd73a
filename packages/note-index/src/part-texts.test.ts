import fc from "fast-check";
import { expect, test } from "vitest";
import { createPartTexts } from "./part-texts.ts";

function desk(most: number) {
  const read: string[] = [];
  const texts = createPartTexts(async (partId) => {
    read.push(partId);
    return `${partId} one\f${partId} two`;
  }, most);
  return { texts, read };
}

test("parts that were wanted lately are not read again, and those from longest ago make room [DOC-3]", async () => {
  const { texts, read } = desk(24);
  const [one, other] = await Promise.all([texts.of("a", "1"), texts.of("a", "1")]);
  expect([one, other, read]).toEqual([["a one", "a two"], ["a one", "a two"], ["a"]]);
  await texts.of("b", "1");
  await texts.of("a", "1");
  await texts.of("c", "1");
  await texts.of("a", "1");
  expect(read).toEqual(["a", "b", "c"]);
  await texts.of("b", "1");
  expect(read).toEqual(["a", "b", "c", "b"]);
});

test("a part that has changed is read again", async () => {
  const { texts, read } = desk(100);
  await texts.of("a", "1");
  await texts.of("a", "2");
  expect(read).toEqual(["a", "a"]);
});

test("a part that could not be read is tried again", async () => {
  let isThere = false;
  const texts = createPartTexts(async () => (isThere ? "here" : Promise.reject(new Error("gone"))));
  await expect(texts.of("a", "1")).rejects.toThrow("gone");
  isThere = true;
  expect(await texts.of("a", "1")).toEqual(["here"]);
});

test("whatever is asked in whatever order is answered right", async () => {
  const asked = fc.array(fc.record({ part: fc.constantFrom("a", "b", "c", "d"), stamp: fc.constantFrom("1", "2") }));
  await fc.assert(
    fc.asyncProperty(asked, fc.nat(60), async (all, most) => {
      const { texts } = desk(most);
      const answers = await Promise.all(all.map(({ part, stamp }) => texts.of(part, stamp)));
      expect(answers).toEqual(all.map(({ part }) => [`${part} one`, `${part} two`]));
    }),
  );
});
