import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFirstVisit, pageToOffer } from "./first-visit.ts";

type Listener = (event: MessageEvent) => void;

/** The tabs of one browser: each hears what the others say, never itself. */
function browser() {
  const tabs: Listener[][] = [];
  return {
    tab({ visited = false, remembered = false } = {}) {
      const listeners: Listener[] = [];
      tabs.push(listeners);
      const tab = { visited, asked: null as string | null, outcome: "waiting" as string | null };
      const channel = {
        postMessage: (data: unknown) => {
          for (const others of tabs.filter((each) => each !== listeners))
            setTimeout(() => [...others].forEach((listener) => void listener({ data } as MessageEvent)), 1);
        },
        addEventListener: (_: string, listener: Listener) => listeners.push(listener),
        removeEventListener: (_: string, listener: Listener) => listeners.splice(listeners.indexOf(listener), 1),
      };
      const firstVisit = createFirstVisit({
        isRemembered: () => remembered,
        hasVisited: () => tab.visited,
        markVisited: () => {
          tab.visited = true;
        },
        rememberAskedPage: (page) => {
          tab.asked = page;
        },
        channel: channel as unknown as BroadcastChannel,
      });
      return Object.assign(tab, {
        open(href: string) {
          const answer = firstVisit.gate({ pathname: href.replace(/[?#].*/, ""), href });
          if (answer) void answer.then((outcome) => Object.assign(tab, { outcome }));
          else tab.outcome = null;
        },
      });
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the first-visit gate [ROU-4]", () => {
  test("sends a new session to the welcome page after 100 ms, and remembers the page", async () => {
    const tab = browser().tab();
    tab.open("/notes?tag=biology#last");
    await vi.advanceTimersByTimeAsync(99);
    expect(tab).toMatchObject({ outcome: "waiting", asked: null });
    await vi.advanceTimersByTimeAsync(1);
    expect(tab).toMatchObject({ outcome: "welcome", asked: "/notes?tag=biology#last", visited: false });
  });

  test.each(["/welcome", "/"])("does not stand before %s", (path) => {
    const tab = browser().tab();
    tab.open(path);
    expect(tab).toMatchObject({ outcome: null, visited: false });
  });

  test("lets a session that has visited pass at once", () => {
    const tab = browser().tab({ visited: true });
    tab.open("/login");
    expect(tab.outcome).toBeNull();
  });

  test("lets a remembered student pass at once, and counts them as visited", () => {
    const tab = browser().tab({ remembered: true });
    tab.open("/notes");
    expect(tab).toMatchObject({ outcome: null, visited: true });
  });

  test("lets a tab pass as soon as another one says it has visited", async () => {
    const { tab } = browser();
    tab({ visited: true });
    const second = tab();
    second.open("/features");
    await vi.advanceTimersByTimeAsync(2);
    expect(second).toMatchObject({ outcome: "pass", visited: true, asked: null });
  });

  test("is not opened by tabs that stand before it themselves", async () => {
    const { tab } = browser();
    const first = tab();
    const second = tab();
    first.open("/notes");
    second.open("/docs");
    await vi.advanceTimersByTimeAsync(100);
    expect([first.outcome, second.outcome]).toEqual(["welcome", "welcome"]);
  });

  test("stands in a browser without a channel between its tabs", async () => {
    const asked: string[] = [];
    const { gate } = createFirstVisit({
      isRemembered: () => false,
      hasVisited: () => false,
      markVisited: () => undefined,
      rememberAskedPage: (page) => asked.push(page),
      channel: null,
    });
    const answer = gate({ pathname: "/notes", href: "/notes" });
    await vi.advanceTimersByTimeAsync(100);
    expect([await answer, asked]).toEqual(["welcome", ["/notes"]]);
  });
});

describe("the page offered after the gate [ROU-4]", () => {
  test.each([
    "/notes?tag=a",
    "/features#faq",
    "/no-such-page",
    "/login?reset=abc",
    "/login?to=%2Fnotes",
    "/createAccount",
  ])("can be %s", (href) => expect(pageToOffer(href)).toBe(href));

  test.each(["/", "/welcome", "/login", "//evil.example", "https://evil.example/login?reset=a", "/\\evil.example"])(
    "is never %s",
    (href) => expect(pageToOffer(href)).toBeUndefined(),
  );
});
