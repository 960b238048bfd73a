import { describe, expect, test } from "vitest";
import { areKeys, encrypted, mostMessageBytes } from "./encrypt.ts";
import { decrypted, newBrowserKeys } from "./test-push-service.ts";

const keys = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

describe("a pushed message [CAL-6]", () => {
  test("is encrypted as in the example of RFC 8291", () => {
    const secrets = {
      privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
      salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
    };
    const message = encrypted(Buffer.from("When I grow up, I want to be a watermelon"), keys, secrets);
    expect(message.toString("base64url")).toBe(
      [
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml",
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT",
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
      ].join(""),
    );
  });

  test("is read by its browser, in all lengths, and never twice the same on its way", () => {
    const browser = newBrowserKeys();
    for (const length of [0, 1, 15, 16, 17, 1000, mostMessageBytes]) {
      const text = "x".repeat(length);
      const [one, other] = [encrypted(Buffer.from(text), browser), encrypted(Buffer.from(text), browser)];
      expect(decrypted(one, browser)).toBe(text);
      expect(one.equals(other)).toBe(false);
      expect(one.length).toBeLessThanOrEqual(4096);
    }
  });

  test.each([
    ["no point", { ...keys, p256dh: "AAAA" }],
    ["a point beside the curve", { ...keys, p256dh: `${keys.p256dh.slice(0, -2)}AA` }],
    ["a short secret", { ...keys, auth: "AAAA" }],
    ["nothing", { p256dh: "", auth: "" }],
  ])("cannot be made for %s", (_, wrong) => {
    expect(areKeys(wrong)).toBe(false);
    expect(areKeys(keys)).toBe(true);
  });
});
