import { expect, test } from "vitest";
import { dateOrderOf, dayIn, hasDecimalComma, hasOpenDates, numberIn, scoreIn, stateIn } from "./table-cells.ts";

test("numbers are read with either decimal mark, with thousands, in any width [GRD-10]", () => {
  const read: readonly (readonly [string, boolean, number | null])[] = [
    ["92.5", false, 92.5],
    ["92,5", true, 92.5],
    ["92,5", false, 92.5],
    ["92.5", true, 92.5],
    ["1,234", false, 1234],
    ["1,234", true, 1.234],
    ["1.234", true, 1234],
    ["1.234", false, 1.234],
    ["0.125", true, 0.125],
    ["1,234.5", true, 1234.5],
    ["1.234,5", false, 1234.5],
    ["1,234,567.25", false, 1_234_567.25],
    ["1 234,5", true, 1234.5],
    ["1\u202f234", false, 1234],
    ["1'234.5", false, 1234.5],
    ["９２．５", false, 92.5],
    ["−5", false, -5],
    ["-2,5", true, -2.5],
    [".5", false, 0.5],
    ["85点", false, 85],
    ["85分", false, 85],
    ["45 pts", false, 45],
    ["45 Punkte", true, 45],
    ["", false, null],
    ["twelve", false, null],
    ["1.2.3", false, null],
    ["1,23,456", false, null],
    ["12a", false, null],
    ["1e5", false, null],
    ["Infinity", false, null],
    ["9999999999", false, null],
  ];
  for (const [text, comma, value] of read) expect([text, comma, numberIn(text, comma)]).toEqual([text, comma, value]);
});

test("a table tells whether it has decimal commas, else its separator does [GRD-10]", () => {
  expect(hasDecimalComma(["90", "92,5"], ",")).toBe(true);
  expect(hasDecimalComma(["90", "92.5"], ";")).toBe(false);
  expect(hasDecimalComma(["1,234", "90"], ",")).toBe(false);
  expect(hasDecimalComma(["92,125", "90"], ";")).toBe(true);
  expect(hasDecimalComma(["45,5 / 50"], "\t")).toBe(true);
  expect(hasDecimalComma(["1,250 / 1,500", "45.5"], "\t")).toBe(false);
  expect(hasDecimalComma([], "\t")).toBe(false);
});

test("a cell's score is points, percent, a letter, a state or nothing, as pages write them [GRD-6] [GRD-10]", () => {
  const points = (earned: number | null, possible: number) => ({ as: "points", earned, possible });
  const percent = (value: number) => ({ as: "percent", percent: value });
  const read = {
    "45 / 50": points(45, 50),
    "45/50": points(45, 50),
    "45,5 / 50": points(45.5, 50),
    "45 out of 50": points(45, 50),
    "15 sur 20": points(15, 20),
    "12 von 15 Punkten": null,
    "12 von 15 Punkte": points(12, 15),
    "45 / 50 (90%)": points(45, 50),
    "- / 50": points(null, 50),
    "— / 50": points(null, 50),
    "5 / 0": points(5, 0),
    "92%": percent(92),
    "92,5 %": percent(92.5),
    "92 % (A-)": percent(92),
    "92% A-": percent(92),
    "A- 92%": percent(92),
    "９２％": percent(92),
    "A-": { as: "letter", letter: "A-" },
    "b+": { as: "letter", letter: "B+" },
    "A−": { as: "letter", letter: "A-" },
    "92": { as: "number", value: 92 },
    "B 85": { as: "number", value: 85 },
    "-5": { as: "number", value: -5 },
    Missing: { as: "state", state: "missing" },
    EX: { as: "state", state: "excused" },
    "N/A": { as: "state", state: "ungraded" },
    Excusé: { as: "state", state: "excused" },
    未提出: { as: "state", state: "missing" },
    "": { as: "nothing" },
    "-": { as: "nothing" },
    "—": { as: "nothing" },
    "- / -": { as: "nothing" },
    "E+": null,
    "45 / fifty": null,
    "see me": null,
    "%": null,
  };
  for (const [text, score] of Object.entries(read))
    expect([text, scoreIn(text, text.includes(","))]).toEqual([text, score]);
  expect(stateIn("Entschuldigt")).toBe("excused");
  expect(stateIn("Bald", { ungraded: "Bald" })).toBe("ungraded");
  expect(stateIn("Late")).toBeNull();
});

test("days are read as six languages write them, and the year nearest to today where none is said [GRD-10]", () => {
  const read = {
    "2026-10-05": "2026-10-05",
    "2026-10-05T23:59:00Z": "2026-10-05",
    "2026/10/5": "2026-10-05",
    "2026年10月5日": "2026-10-05",
    "10月5日": "2026-10-05",
    "05.10.2026": "2026-10-05",
    "5.10.26": "2026-10-05",
    "05.10.": "2026-10-05",
    "10/05/2026": "2026-10-05",
    "10/5/26, 11:59 PM": "2026-10-05",
    "Oct 5, 2026": "2026-10-05",
    "Oct 5 by 11:59pm": "2026-10-05",
    "Mon, October 5": "2026-10-05",
    "5. Oktober 2026": "2026-10-05",
    "5 de octubre de 2026": "2026-10-05",
    "mar. 6 oct. 2026": "2026-10-06",
    "1er août 2026": "2026-08-01",
    "12 août 2026": "2026-08-12",
    "3. März 2026": "2026-03-03",
    "Jan 10": "2027-01-10",
    "30.02.2026": null,
    "13/13/2026": null,
    "2026-02-29": null,
    "Oktober 2026": null,
    soon: null,
    "": null,
  };
  for (const [text, day] of Object.entries(read)) {
    expect([text, dayIn(text, "month-first", "2026-11-15")]).toEqual([text, day]);
  }
  expect(dayIn("05/10/2026", "day-first", "2026-11-15")).toBe("2026-10-05");
});

test("dates that can only be read one way tell how the others are meant [GRD-10]", () => {
  expect(dateOrderOf(["05/10/2026", "25/10/2026"], "month-first")).toBe("day-first");
  expect(dateOrderOf(["05/10/2026", "10/25/2026"], "day-first")).toBe("month-first");
  expect(dateOrderOf(["05/10/2026", "", "soon"], "day-first")).toBe("day-first");
});

test("dates that can be read either way are open until one of them tells [GRD-10]", () => {
  expect(hasOpenDates(["03/04/2026", ""])).toBe(true);
  expect(hasOpenDates(["03/04/2026", "25/04/2026"])).toBe(false);
  expect(hasOpenDates(["03/03/2026"])).toBe(false);
  expect(hasOpenDates(["03.04.2026"])).toBe(false);
  expect(hasOpenDates(["2026-03-04", "Apr 3"])).toBe(false);
  expect(hasOpenDates([])).toBe(false);
});
