import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countPages, mostRangedPages, pageTeller, rangesOfPages, unionOfPages } from "./page-ranges.ts";

const pages = fc.array(fc.nat(40), { maxLength: 30 });
const damaged = fc.oneof(fc.anything(), fc.string(), fc.stringMatching(/^[\d,-]{0,12}$/));

describe("pages written as ranges [DOC-2]", () => {
  test.each([
    ["1-4", "5", "1-5"],
    ["1-4,87", "3-10,88-90,87", "1-10,87-90"],
    ["9,2,2,3", "", "2-3,9"],
    ["4-2,0,x,1.5,-3,7-", "6", "6"],
    [undefined, null, ""],
    ["1-9999999", `${mostRangedPages + 1}`, `1-${mostRangedPages}`],
  ])("%j and %j together are %j", (one, other, both) => expect(unionOfPages(one, other)).toBe(both));

  test("hold exactly the pages that were put in, and are counted up to the end of the document", () => {
    fc.assert(
      fc.property(pages, pages, fc.nat(50), (one, other, end) => {
        const both = unionOfPages(rangesOfPages(one), rangesOfPages(other));
        const all = new Set([...one, ...other]);
        const isThere = pageTeller(both);
        for (let page = 0; page <= 42; page++) expect(isThere(page)).toBe(all.has(page));
        expect(countPages(both, end)).toBe([...all].filter((page) => page < end).length);
      }),
    );
  });

  test("come out the same, whoever is united with whom, and how often", () => {
    const ranges = pages.map(rangesOfPages);
    fc.assert(
      fc.property(ranges, ranges, ranges, (one, other, third) => {
        const both = unionOfPages(one, other);
        expect(unionOfPages(other, one)).toBe(both);
        expect(unionOfPages(both, both)).toBe(both);
        expect(unionOfPages(both, one)).toBe(both);
        expect(unionOfPages(both, third)).toBe(unionOfPages(one, unionOfPages(other, third)));
      }),
    );
  });

  test("take what is no range for nothing, and a page that is there twice once", () => {
    fc.assert(
      fc.property(damaged, damaged, (one, other) => {
        const both = unionOfPages(one, other);
        expect(both).toMatch(/^(?:\d+(?:-\d+)?(?:,|$))*$/);
        expect(unionOfPages(both, one)).toBe(both);
        expect(countPages(one, 10)).toBeLessThanOrEqual(10);
      }),
    );
  });
});
