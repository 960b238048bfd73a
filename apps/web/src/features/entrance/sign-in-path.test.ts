import { expect, test } from "vitest";
import { signInPath } from "./sign-in-path.ts";

test.each([
  [null, "/login"],
  ["/notes?tag=a&b#c", "/login?to=%2Fnotes%3Ftag%3Da%26b%23c"],
  ["/login?reset=abc", "/login?reset=abc"],
  ["/login?to=%2Fnotes", "/login?to=%2Fnotes"],
  ["/features#faq", "/login"],
  ["/terms", "/login"],
  ["/createAccount?to=%2Fnotes", "/login"],
  ["/featureset", "/login?to=%2Ffeatureset"],
])("with %s first asked for, Sign In leads to %s [ROU-4]", (asked, path) => {
  expect(signInPath(asked)).toBe(path);
});
