import { expect, test } from "vitest";
import { maskedAddress } from "./masked-address.ts";

test("an address is known by who knows it, and not told to others [DAT-4]", () => {
  expect(maskedAddress("ada@example.org")).toBe("a…@example.org");
  expect(maskedAddress("𝒜da@example.org")).toBe("𝒜…@example.org");
  expect(maskedAddress("")).toBe("…");
});
