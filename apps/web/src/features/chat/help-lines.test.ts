import { describe, expect, test } from "vitest";
import { digitsOf, helpByRegion, helpHere } from "./help-lines.ts";

describe("numbers to call that fit the region [CHT-7]", () => {
  test.each(Object.entries(helpByRegion))("%s has an emergency number and somebody to talk to", (_, help) => {
    expect(help.emergency.length).toBeGreaterThan(0);
    expect(help.lines.length).toBeGreaterThan(0);
    const numbers = [...help.emergency, ...help.lines.flatMap(({ call, text }) => [call, text])];
    for (const number of numbers) if (number !== undefined) expect(digitsOf(number)).toMatch(/^\d{2,12}$/);
    for (const { call, chat } of help.lines) expect(Boolean(call ?? chat)).toBe(true);
    for (const { chat } of help.lines) if (chat) expect(chat).toMatch(/^https:\/\//);
  });

  test("the clock says where somebody is, whatever language the browser speaks", () => {
    expect(helpHere("Europe/Berlin", ["en-US"])).toBe(helpByRegion.DE);
    expect(helpHere("America/Argentina/Ushuaia", ["es-ES"])).toBe(helpByRegion.AR);
    expect(helpHere("Asia/Taipei", ["zh-CN"])).toBe(helpByRegion.TW);
  });

  test("where the clock says nothing, the region of the languages does", () => {
    expect(helpHere("UTC", ["de", "de-AT", "en-US"])).toBe(helpByRegion.AT);
    expect(helpHere("Etc/UTC", ["ja-JP"])).toBe(helpByRegion.JP);
  });

  test("anywhere else there is the international emergency number", () => {
    expect(helpHere("Africa/Nairobi", ["en-US"])).toEqual({ emergency: ["112"], lines: [] });
    expect(helpHere("", ["x_y", "en"])).toEqual({ emergency: ["112"], lines: [] });
  });
});
