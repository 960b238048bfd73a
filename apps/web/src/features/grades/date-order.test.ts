import { expect, test } from "vitest";
import { dateOrderFor } from "./date-order.ts";

test("03/04 is read as the student's region writes it, not as the language alone would [GRD-10]", () => {
  const order = {
    "en en-US": "month-first",
    "en en-GB": "day-first",
    "en en-AU": "day-first",
    "en en-IN": "day-first",
    "en de-DE": "day-first",
    "en en": "month-first",
    "en en-US@posix": "month-first",
    "de de-AT": "day-first",
    "fr en-US": "day-first",
    "es es-MX": "day-first",
    "ja ja-JP": "month-first",
    "zh zh-CN": "month-first",
  };
  for (const [who, expected] of Object.entries(order)) {
    const [language = "", locale = ""] = who.split(" ");
    expect([who, dateOrderFor(language, locale)]).toEqual([who, expected]);
  }
});
