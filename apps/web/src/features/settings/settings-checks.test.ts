import { en } from "@jotter/locales/en";
import { describe, expect, test } from "vitest";
import { deletionProblem, passwordProblem, profileProblem } from "./settings-checks.ts";

describe("changing the password [SET-1]", () => {
  test.each([
    ["", "secret2", "secret2", "Please enter your current password to change it."],
    ["secret1", "", "", "Please enter a new password."],
    ["secret1", "secret2", "secret3", "New password and confirm password do not match."],
    ["secret1", "12345", "12345", "New password must be at least 6 characters long."],
  ])("from %j to %j, %j", (current, next, confirmation, text) => {
    const problem = passwordProblem({ current, next, confirmation });
    expect(problem && en.settings[problem]).toBe(text);
  });

  test("is done when all three are right", () => {
    expect(passwordProblem({ current: "secret1", next: "secret2", confirmation: "secret2" })).toBeNull();
  });
});

describe("changing the profile [SET-1]", () => {
  test("wants a valid email", () => {
    const problem = profileProblem({ username: "Ada", email: "ada" });
    expect(problem && en.settings[problem]).toBe("Please enter a valid email address.");
  });

  test("is done with a name and an email", () => {
    expect(profileProblem({ username: "Ada", email: " ada@example.org " })).toBeNull();
    expect(en.settings.updated).toBe("Profile updated successfully!");
  });
});

describe("deleting the account [SET-2]", () => {
  test("wants the account's own email typed out", () => {
    const form = { password: "secret1" };
    expect(deletionProblem({ ...form, typed: "" }, "ada@example.org")).toBe("needOwnEmail");
    expect(deletionProblem({ ...form, typed: "bob@example.org" }, "ada@example.org")).toBe("needOwnEmail");
    expect(deletionProblem({ ...form, typed: " Ada@Example.org " }, "ada@example.org")).toBeNull();
  });

  test("wants the password where there is one", () => {
    expect(deletionProblem({ typed: "ada@example.org", password: "" }, "ada@example.org")).toBe("needPassword");
    expect(deletionProblem({ typed: "ada@example.org", password: undefined }, "ada@example.org")).toBeNull();
  });
});
