import { expect, test } from "vitest";
import { askedAnew, isOutdated } from "./asked-place.ts";

const at = (step: string, search: Record<string, unknown>, more: { pathname?: string; standsAbove?: boolean } = {}) => {
  const { pathname = "/docs/one", standsAbove } = more;
  return { pathname, search, state: { __TSR_key: step, standsAbove } };
};

test("every link into the open document asks for its place, the same link twice too [DOC-3]", () => {
  const first = askedAnew(null, at("a", {}), "one");
  expect(first.place.page).toBeUndefined();
  const second = askedAnew(first, at("b", { page: 39, quote: "A factor is" }), "one");
  expect(second.place).toEqual({ page: 38, mark: undefined, quote: "A factor is" });
  expect(askedAnew(second, at("b", { page: 39, quote: "A factor is" }), "one")).toBe(second);
  const third = askedAnew(second, at("c", { page: 39, quote: "A factor is" }), "one");
  expect(third.place).not.toBe(second.place);
  expect(third.place).toEqual(second.place);
});

test("what lies over the page and a way elsewhere ask for nothing [DOC-3]", () => {
  const asked = askedAnew(null, at("a", { page: 3 }), "one");
  expect(askedAnew(asked, at("b", { page: 3 }, { standsAbove: true }), "one")).toBe(asked);
  expect(askedAnew(asked, at("b", { page: 9 }, { pathname: "/docs/two" }), "one")).toBe(asked);
  expect(askedAnew(asked, at("b", { page: 9 }, { pathname: "/docs/two" }), "two").place.page).toBe(8);
});

test("who reads on from where a link led has an address that asks for nothing, and stays where they are [DOC-3]", () => {
  const asked = askedAnew(null, at("a", { page: 24, mark: "m" }), "one");
  const here = (search: string, more: { pathname?: string; standsAbove?: boolean } = {}) => ({
    ...at("a", {}, more),
    search,
  });
  expect(isOutdated(here("?page=24&mark=m"), "one")).toBe(true);
  expect(askedAnew(asked, at("b", {}), "one")).toBe(asked);
  expect(isOutdated(here(""), "one")).toBe(false);
  expect(isOutdated(here("?page=24", { standsAbove: true }), "one")).toBe(false);
  expect(isOutdated(here("?page=24", { pathname: "/docs/two" }), "one")).toBe(false);
});
