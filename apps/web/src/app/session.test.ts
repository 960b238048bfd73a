import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ada = { id: "ada", email: "ada@example.org", name: "Ada" };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers when it is told to. */
function slowServer() {
  let answer: (body: unknown) => void = () => undefined;
  const answering = new Promise<Response>((resolve) => {
    answer = (body) => resolve(Response.json(body));
  });
  vi.stubGlobal("fetch", () => answering);
  return (body: unknown) => answer(body);
}

test("who is signed in is let in, also where the server says so only after five seconds [ROU-3] [ROU-5]", async () => {
  const answer = slowServer();
  const { session, settledSession } = await import("./session.ts");
  const settled = settledSession();
  await vi.advanceTimersByTimeAsync(5000);
  expect((await settled).status).toBe("signed-out");
  answer({ user: ada });
  await vi.advanceTimersByTimeAsync(0);
  expect(session()).toEqual({ status: "signed-in", account: ada });
});

test("a late word counts for nothing once somebody has left meanwhile [ROU-3]", async () => {
  const answer = slowServer();
  const { forgetEverywhere, session, settledSession } = await import("./session.ts");
  void settledSession();
  await vi.advanceTimersByTimeAsync(5000);
  forgetEverywhere();
  answer({ user: ada });
  await vi.advanceTimersByTimeAsync(0);
  expect(session()).toEqual({ status: "signed-out" });
});
