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

/** A browser that remembers Ada, and a server that says what it is told to. */
function rememberedBrowser(records: Record<string, string>, answer: (path: string) => Response | "no network") {
  const kept = new Map(Object.entries({ "jotter:account": JSON.stringify(ada), ...records }));
  const asked: string[] = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const comingBack: (() => void)[] = [];
  vi.stubGlobal("window", {
    addEventListener: (kind: string, heard: () => void) => kind === "online" && comingBack.push(heard),
  });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const said = answer(path);
    if (said === "no network") throw new TypeError("Failed to fetch");
    return said;
  });
  return { kept, asked, goOnline: () => comingBack.map((heard) => heard()) };
}

test("a device that was signed out from another one forgets its student at once, and whoever keeps the records hears of it [SES-1] [DAT-4]", async () => {
  const { kept, asked } = rememberedBrowser({}, (path) =>
    path.endsWith("get-session") ? Response.json({ code: "ENDED" }, { status: 401 }) : Response.json({}),
  );
  const { onEndedFromAfar, session, verifySession } = await import("./session.ts");
  const told: string[] = [];
  onEndedFromAfar(({ id }) => told.push(id));
  await verifySession();
  expect([session().status, told]).toEqual(["signed-out", ["ada"]]);
  // Should the tab die before the records are gone, the next start takes them away.
  expect(kept.get("jotter:owed-wipe")).toBe("ada");
  expect(asked.at(-1)).toBe("/api/auth/sign-out");
});

test("a session that merely ran out locks, and keeps what is here [SES-1]", async () => {
  const { kept } = rememberedBrowser({}, () => Response.json(null));
  const { session, verifySession } = await import("./session.ts");
  await verifySession();
  expect(session().status).toBe("locked");
  expect(kept.has("jotter:owed-wipe")).toBe(false);
});

test("a sign-out without network is done when the network is back, not when somebody signs in next [SES-1]", async () => {
  let isOnline = false;
  const { kept, asked, goOnline } = rememberedBrowser({ "jotter:owed-sign-out": "yes" }, () =>
    isOnline ? Response.json({}) : "no network",
  );
  await import("./session.ts");
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.get("jotter:owed-sign-out")).toBe("yes");
  isOnline = true;
  goOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["/api/auth/sign-out", "/api/auth/sign-out"]);
  expect(kept.has("jotter:owed-sign-out")).toBe(false);
});

test("who leaves is forgotten before the server has answered, and is signed out once, whoever comes in meanwhile [SES-1]", async () => {
  const { kept, asked } = rememberedBrowser({}, () => Response.json({ user: ada }));
  let goOn: () => void = () => undefined;
  const hanging = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const answering = fetch;
  vi.stubGlobal("fetch", async (path: string) => {
    const answer = await answering(path);
    if (path.endsWith("sign-out")) await hanging;
    return answer;
  });
  const { leave, session, signIn } = await import("./session.ts");
  const left = leave();
  expect([session().status, kept.has("jotter:account"), kept.get("jotter:owed-sign-out")]).toEqual([
    "signed-out",
    false,
    "yes",
  ]);
  const entering = signIn({ email: ada.email, password: "a long one" });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["/api/auth/sign-out"]);
  goOn();
  await Promise.all([left, entering]);
  expect([asked.filter((path) => path.endsWith("sign-out")).length, session().status]).toEqual([1, "signed-in"]);
});
