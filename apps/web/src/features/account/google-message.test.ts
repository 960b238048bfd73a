import { en } from "@jotter/locales/en";
import { describe, expect, test } from "vitest";
import type { GoogleProblem } from "../../student/session/session-context.ts";
import { googleMessage } from "./google-message.ts";

const said = (problem: GoogleProblem) => {
  const message = googleMessage(problem);
  return "words" in message ? message.words : en.google[message.text];
};

describe("a failed sign-in by Google says [GOO-3]", () => {
  test.each([
    [{ kind: "cancelled" }, "Sign-in was cancelled."],
    [{ kind: "blocked" }, "Popup was blocked. Please allow popups and try again."],
    [{ kind: "not-enabled" }, "Google sign-in is not enabled. Please contact support."],
    [{ kind: "invalid-key" }, "Invalid API key configuration."],
    [{ kind: "offline" }, "Network error. Please check your connection."],
    [{ kind: "other", detail: "The moon is full." }, "The moon is full."],
    [{ kind: "other", detail: "FAILED" }, "Google sign-in failed."],
    [{ kind: "other", detail: "status 500" }, "Google sign-in failed."],
    [{ kind: "other", detail: "" }, "Google sign-in failed."],
    [{ kind: "signed-out" }, "Google sign-in failed."],
    [{ kind: "not-linked" }, "There is already an account with this email. Please sign in with its password."],
    [
      { kind: "email-not-verified" },
      "Google has not confirmed that this email is yours. Please confirm it there, or sign in with a password.",
    ],
    [{ kind: "busy", retryAfterMs: 1 }, "Many students are signing in right now. Please try again in a moment."],
    [{ kind: "too-many-attempts", retryAfterMs: 1 }, "Too many attempts. Please try again later."],
  ] as const)("%o: %s", (problem, text) => {
    expect(said(problem)).toBe(text);
  });

  test("and has words for what nobody foresaw, and for going with the whole page [GOO-1]", () => {
    expect(en.google.unexpected).toBe("An unexpected error occurred during Google sign-in.");
    expect(en.google.redirecting).toBe("Redirecting to Google...");
    expect(en.google.popup).toBe("Redirecting...");
  });
});
