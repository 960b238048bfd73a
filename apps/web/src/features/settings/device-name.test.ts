import { describe, expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

describe("a device is called by [SET-2]", () => {
  test.each([
    ["Firefox", "Linux", "Firefox · Linux"],
    ["Firefox", null, "Firefox"],
    [null, "Android", "Android"],
    [null, null, null],
  ])("%j on %j: %j", (browser, system, name) => {
    expect(deviceName({ browser, system })).toBe(name);
  });
});
