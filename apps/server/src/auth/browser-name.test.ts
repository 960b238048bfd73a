import { describe, expect, test } from "vitest";
import { browserOf } from "./browser-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a device is called as its student would call it [SET-2]", () => {
  test.each([
    ["Firefox", "Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
    ["Chrome", "Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
    ["Edge", "Windows", `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
    [
      "Opera",
      "macOS",
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/138.0 Safari/537.36 OPR/122.0`,
    ],
    [
      "Safari",
      "iPhone",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
    ],
    ["Safari", "macOS", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15"],
    ["Chrome", "Android", `Mozilla/5.0 (Linux; Android 15; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`],
    [
      "Samsung Internet",
      "Android",
      `Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    ],
    ["Chrome", "ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
    [null, null, "node"],
    [null, null, ""],
  ])("%s on %s: %s", (browser, system, userAgent) => {
    expect(browserOf(userAgent)).toEqual({ browser, system });
  });
});
