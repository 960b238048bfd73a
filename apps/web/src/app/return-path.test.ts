import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test("after signing in a student lands on the page first asked for [ROU-2]", () => {
  expect(returnPath("/editor/0190-abc?mode=read#end")).toBe("/editor/0190-abc?mode=read#end");
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\\evil.example",
  "javascript:alert(1)",
  7,
  undefined,
  "",
])("%j leads nowhere", (asked) => expect(returnPath(asked)).toBeUndefined());

test.each(["/", "/login", "/login?to=%2Fnotes", "/createAccount", "/welcome"])(
  "%s is no page to come back to",
  (asked) => {
    expect(returnPath(asked)).toBeUndefined();
  },
);
