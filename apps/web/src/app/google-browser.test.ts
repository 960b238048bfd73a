import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openGooglePopup } from "./google-browser.ts";

const origin = "https://jotter.test";

/** The few things of a browser that the popup touches. */
function browser({ isBlocked = false } = {}) {
  const popup = {
    closed: false,
    location: { replace: vi.fn() },
    document: { title: "", body: { textContent: "", style: {} } },
    close: vi.fn(),
  };
  const listeners = new Set<(event: unknown) => void>();
  const page = {
    screenX: 0,
    screenY: 0,
    outerWidth: 1440,
    outerHeight: 900,
    location: { origin },
    document: { body: {} },
    getComputedStyle: () => ({ backgroundColor: "black", color: "white", fontFamily: "sans" }),
    open: vi.fn(() => (isBlocked ? null : popup)),
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: unknown) => void) => listeners.delete(listener),
  };
  return {
    popup,
    page,
    listeners,
    open: () => openGooglePopup("Redirecting...", page as unknown as Window),
    say: (event: object) => {
      for (const listener of [...listeners]) listener({ origin, source: popup, ...event });
    },
  };
}

describe("the popup of Google [GOO-1]", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("stands in the middle of the window and says what happens", () => {
    const { page, popup, open } = browser();
    expect(open()).not.toBeNull();
    expect(page.open).toHaveBeenCalledWith("about:blank", "_blank", "popup,width=480,height=640,left=480,top=130");
    expect(popup.document.body.textContent).toBe("Redirecting...");
  });

  test("is null where the browser blocks it, in either way browsers do", () => {
    expect(browser({ isBlocked: true }).open()).toBeNull();
    const stillborn = browser();
    stillborn.popup.closed = true;
    expect(stillborn.open()).toBeNull();
  });

  test("is believed only in its own words from our own origin", async () => {
    const { popup, listeners, open, say } = browser();
    const answer = open()?.answer();
    const data = { source: "jotter-google", search: "?google=back" };
    say({ data: { ...data, search: "?google=forged" }, origin: "https://elsewhere.test" });
    say({ data: { ...data, search: "?google=forged" }, source: {} });
    say({ data: { search: "?google=forged" } });
    say({ data: null });
    say({ data });
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toBe("?google=back");
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  test("has said nothing once it is closed, and its last words had time to arrive", async () => {
    const silent = browser();
    const answer = silent.open()?.answer();
    silent.popup.closed = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toBeNull();

    const late = browser();
    const lateAnswer = late.open()?.answer();
    late.popup.closed = true;
    await vi.advanceTimersByTimeAsync(400);
    late.say({ data: { source: "jotter-google", search: "?google=new" } });
    expect(await lateAnswer).toBe("?google=new");
  });
});
