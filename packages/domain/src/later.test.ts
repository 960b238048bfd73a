import { types } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod/mini";
import { entities } from "./entities.ts";
import { later } from "./later.ts";

describe("a schema that is made later", () => {
  test("is made once, by the first look at it, and says what it would have said", () => {
    const make = vi.fn(() => z.looseObject({ name: z.string() }));
    const Thing = later(make);
    const List = later(() => z.array(Thing));
    expect(make).not.toHaveBeenCalled();
    expect(List.safeParse([{ name: "a", more: 1 }])).toEqual({ success: true, data: [{ name: "a", more: 1 }] });
    expect(List.safeParse([{ name: 1 }]).error?.issues[0]?.path).toEqual([0, "name"]);
    expect(Thing.safeParse({ name: "b" }).success).toBe(true);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test("stands where schemas stand: in unions, extended, optional", () => {
    const Dog = later(() => z.object({ kind: z.literal("dog"), name: z.string() }));
    const Cat = later(() => z.object({ kind: z.literal("cat") }));
    const Animal = later(() => z.discriminatedUnion("kind", [Dog, Cat]));
    expect(Animal.safeParse({ kind: "dog", name: "Rex" }).success).toBe(true);
    expect(Animal.safeParse({ kind: "cow" }).success).toBe(false);
    const Old = later(() => z.extend(Dog, { age: z.optional(z.number()) }));
    expect(Old.safeParse({ kind: "dog", name: "Rex", age: 9 }).success).toBe(true);
  });

  test.each(entities.map(({ kind, schema }) => ({ kind, schema })))("$kind costs a start nothing", ({ schema }) => {
    expect(types.isProxy(schema)).toBe(true);
  });
});
