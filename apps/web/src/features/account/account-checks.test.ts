import { en } from "@jotter/locales/en";
import type { AuthProblem } from "@jotter/ports/backend";
import { describe, expect, test } from "vitest";
import {
  forgottenProblem,
  newcomerProblem,
  resetMessage,
  resetProblem,
  signInMessage,
  signInProblem,
  signUpMessage,
} from "./account-checks.ts";

describe("the sign-up form [SUP-3]", () => {
  const complete = { name: "Ada", email: "ada@example.org", password: "secret" };
  const message = (form: typeof complete) => {
    const problem = newcomerProblem(form);
    return problem && en.account[problem];
  };

  test("accepts a complete form, blanks around the email included", () => {
    expect(message({ ...complete, email: "  ada@example.org " })).toBeNull();
  });

  test.each(["name", "email", "password"] as const)("wants the %s", (field) => {
    expect(message({ ...complete, [field]: "" })).toBe("Please fill in all fields.");
  });

  test.each(["ada", "ada@", "@example.org", "ada@example", "a da@example.org"])(
    "does not take %s for an email",
    (email) => {
      expect(message({ ...complete, email })).toBe("Invalid email format.");
    },
  );

  test("wants six characters", () => {
    expect(message({ ...complete, password: "12345" })).toBe("Password must be at least 6 characters long.");
  });
});

describe("a failed sign-in says [LOG-2]", () => {
  test.each([
    ["invalid-credentials", "Invalid email or password. Please try again."],
    ["user-not-found", "No account found with this email. Please create an account first."],
    ["wrong-password", "Incorrect password. Please try again."],
    ["too-many-attempts", "Too many failed attempts. Please try again later."],
    ["other", "Login failed. Please try again."],
    ["signed-out", "Login failed. Please try again."],
  ] as const)("%s: %s", (kind, text) => {
    expect(en.account[signInMessage(problem(kind))]).toBe(text);
  });
});

describe("a failed sign-up [SUP-4]", () => {
  test("passes on the server's own words", () => {
    expect(signUpMessage({ kind: "other", detail: "Sign-up is closed." })).toEqual({ words: "Sign-up is closed." });
  });

  test("has words of its own where the server has none", () => {
    expect(signUpMessage({ kind: "other", detail: "status 500" })).toEqual({ text: "signUpOther" });
    expect(signUpMessage({ kind: "other", detail: "INTERNAL" })).toEqual({ text: "signUpOther" });
    expect(en.account.signUpOther).toBe("Account creation failed.");
    expect(en.account.unexpected).toBe("An unexpected error occurred.");
  });
});

describe("a forgotten password [SET-2]", () => {
  test("wants an address to mail to", () => {
    expect(forgottenProblem(" ")).toBe("fillInAll");
    expect(forgottenProblem("ada@")).toBe("invalidEmail");
    expect(forgottenProblem(" ada@example.org ")).toBeNull();
  });

  test("wants a code and a password of six characters", () => {
    expect(resetProblem({ code: " ", password: "secret" })).toBe("fillInAll");
    expect(resetProblem({ code: "ABCD", password: "" })).toBe("fillInAll");
    expect(resetProblem({ code: "ABCD", password: "12345" })).toBe("passwordTooShort");
    expect(resetProblem({ code: "ABCD", password: "secret" })).toBeNull();
  });

  test.each([
    ["invalid-code", "This code is wrong, expired or already used. Please ask for a new one."],
    ["password-too-short", "Password must be at least 6 characters long."],
    ["too-many-attempts", "Too many failed attempts. Please try again later."],
    ["other", "An unexpected error occurred."],
  ] as const)("fails with %s: %s", (kind, text) => {
    expect(en.account[resetMessage(problem(kind))]).toBe(text);
  });
});

function problem(kind: AuthProblem["kind"]): AuthProblem {
  if (kind === "too-many-attempts" || kind === "busy") return { kind, retryAfterMs: 1000 };
  return kind === "other" ? { kind, detail: "?" } : { kind };
}

test("a malformed address is named at sign-in, instead of a failed login [LOG-1] [LOG-2]", () => {
  expect(signInProblem({ email: "ada@", password: "secret1" })).toBe("invalidEmail");
  expect(signInProblem({ email: "ada", password: "secret1" })).toBe("invalidEmail");
  expect(signInProblem({ email: " ", password: "secret1" })).toBe("fillInAll");
  expect(signInProblem({ email: "ada@example.org", password: "" })).toBe("fillInAll");
  expect(signInProblem({ email: "ada@example.org", password: "x" })).toBeNull();
});
