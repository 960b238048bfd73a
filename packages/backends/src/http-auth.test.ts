import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHttpAuth } from "./http-auth.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A server that takes every question and answers none. */
function silentServer() {
  // The browser's own timer cannot be turned forward; this one can.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const timer = new AbortController();
    setTimeout(() => timer.abort(new DOMException("late", "TimeoutError")), ms);
    return timer.signal;
  });
  return createHttpAuth({
    baseUrl: "http://jotter.test",
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      }),
  });
}

type Auth = ReturnType<typeof silentServer>;
const ada = { email: "ada@example.org", password: "secret" };

test.each<[string, (auth: Auth) => Promise<unknown>]>([
  ["who is signed in", (auth) => auth.current()],
  ["to sign in", (auth) => auth.signIn(ada)],
  ["to sign up", (auth) => auth.signUp({ ...ada, name: "Ada" })],
  ["to sign out", (auth) => auth.signOut()],
  ["to go to Google", (auth) => auth.googleStart("popup")],
  ["for a new password", (auth) => auth.resetPassword("CODE", "secret")],
])("asks %s for 30 to 60 seconds, then takes it for no connection [SES-2]", async (_, ask) => {
  let answer: unknown;
  void ask(silentServer()).then((given) => {
    answer = given;
  });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(30_001);
  expect(answer).toEqual({ ok: false, problem: { kind: "offline" } });
});
