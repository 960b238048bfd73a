import { googleOutcome } from "@jotter/backends/http-auth";
import { failed, ok, type Result } from "@jotter/domain/result";
import type { Account, AuthProblem } from "@jotter/ports/backend";
import { describe, expect, test } from "vitest";
import { createGoogleSignIn, type GoogleDoors } from "./google.ts";

const ada: Account = { id: "1", email: "ada@example.org", name: "Ada" };

type World = {
  /** What the popup says in the end; "blocked" where there is none. */
  readonly popup?: string | null | "blocked";
  readonly start?: Partial<Record<"popup" | "redirect", Result<{ readonly url: string }, AuthProblem>>>;
  readonly current?: Result<Account | null, AuthProblem>;
  readonly pressed?: boolean;
};

/** The flow, and everything it did, in order. */
function google({ popup = "blocked", start = {}, current = ok(ada), pressed = false }: World) {
  const did: string[] = [];
  let isPressed = pressed;
  const doors: GoogleDoors = {
    auth: {
      googleStart: async (mode, to) => {
        did.push(`start ${mode} ${to}`);
        return start[mode] ?? ok({ url: `https://google.test/${mode}` });
      },
      googleOutcome,
      current: async () => {
        did.push("current");
        return current;
      },
    },
    openPopup: () => {
      did.push("open");
      if (popup === "blocked") return null;
      return {
        goTo: (url) => did.push(`popup ${url}`),
        close: () => did.push("close"),
        answer: async () => popup,
      };
    },
    leaveFor: (url) => void did.push(`leave ${url}`),
    pressed: {
      note: () => {
        isPressed = true;
      },
      take: () => {
        const was = isPressed;
        isPressed = false;
        return was;
      },
    },
    admit: async (account, welcome) => {
      await welcome?.(account);
      did.push(`admit ${account.email}`);
    },
  };
  const welcome = async () => void did.push("welcome");
  const { signIn, finish } = createGoogleSignIn(doors);
  return {
    did,
    signIn: (to?: string) => signIn({ to, onRedirect: () => did.push("say redirecting") }, welcome),
    finish: (search: string) => finish(search, welcome),
  };
}

describe("signing in by Google", () => {
  test("opens its popup in the click itself, before anything is asked [GOO-1]", () => {
    const { did, signIn } = google({ popup: "?google=back" });
    void signIn();
    expect(did[0]).toBe("open");
  });

  test("lets a returning student in, and believes the server about who it is [GOO-2]", async () => {
    const { did, signIn } = google({ popup: "?google=back" });
    expect(await signIn("/notes")).toEqual(ok("entered"));
    expect(did).toEqual([
      "open",
      "start popup /notes",
      "popup https://google.test/popup",
      "current",
      "admit ada@example.org",
    ]);
  });

  test("welcomes a newcomer before they are let in [GOO-2]", async () => {
    const { did, signIn } = google({ popup: "?google=new" });
    expect(await signIn()).toEqual(ok("entered"));
    expect(did.slice(-2)).toEqual(["welcome", "admit ada@example.org"]);
  });

  test("goes with the whole page where the popup is blocked [GOO-1]", async () => {
    const { did, signIn } = google({ popup: "blocked" });
    expect(await signIn("/notes")).toEqual(ok("redirecting"));
    expect(did).toEqual(["open", "say redirecting", "start redirect /notes", "leave https://google.test/redirect"]);
  });

  test("goes with the whole page where the popup cannot start [GOO-1]", async () => {
    const { did, signIn } = google({ popup: null, start: { popup: failed({ kind: "offline" }) } });
    expect(await signIn()).toEqual(ok("redirecting"));
    expect(did).toEqual([
      "open",
      "start popup undefined",
      "close",
      "say redirecting",
      "start redirect undefined",
      "leave https://google.test/redirect",
    ]);
  });

  test("says that popups are blocked only where the other way is closed, too [GOO-3]", async () => {
    const other = failed({ kind: "other", detail: "status 500" } as const);
    expect(await google({ start: { redirect: other } }).signIn()).toEqual(failed({ kind: "blocked" }));
    // Allowing popups would help with neither of these.
    for (const kind of ["not-enabled", "offline"] as const) {
      expect(await google({ start: { redirect: failed({ kind }) } }).signIn()).toEqual(failed({ kind }));
    }
    const popupFailed = google({ popup: null, start: { popup: other, redirect: other } });
    expect(await popupFailed.signIn()).toEqual(other);
  });

  test("was cancelled where the popup is closed without a word and the server knows nobody [GOO-3]", async () => {
    for (const current of [ok(null), failed({ kind: "offline" } as const)]) {
      expect(await google({ popup: null, current }).signIn()).toEqual(failed({ kind: "cancelled" }));
    }
  });

  test("has worked where the popup only looks closed and the server knows the student [GOO-1]", async () => {
    const { did, signIn } = google({ popup: null });
    expect(await signIn()).toEqual(ok("entered"));
    expect(did.slice(-2)).toEqual(["current", "admit ada@example.org"]);
  });

  test("passes on why Google let nobody in [GOO-3]", async () => {
    const answer = await google({ popup: "?google=error&code=ACCOUNT_NOT_LINKED" }).signIn();
    expect(answer).toEqual(failed({ kind: "not-linked" }));
  });
});

describe("a page that comes back from Google", () => {
  test("lets a newcomer in who pressed the button here [GOO-2]", async () => {
    const { did, finish } = google({ pressed: true });
    expect(await finish("?google=new&to=/notes")).toEqual(ok("entered"));
    expect(did).toEqual(["current", "welcome", "admit ada@example.org"]);
  });

  test("takes nobody for a newcomer because of a link", async () => {
    const { did, finish } = google({ pressed: false });
    expect(await finish("?google=new")).toEqual(ok("entered"));
    expect(did).toEqual(["current", "admit ada@example.org"]);
  });

  test("lets nobody in whom the server does not know", async () => {
    const unclear = failed({ kind: "other", detail: "" });
    expect(await google({ current: ok(null) }).finish("?google=back")).toEqual(unclear);
    expect(await google({ current: failed({ kind: "offline" }) }).finish("?google=back")).toEqual(
      failed({ kind: "offline" }),
    );
    expect(await google({}).finish("?google=maybe")).toEqual(unclear);
  });

  test("says why not, and never in words that somebody wrote into the address [GOO-3]", async () => {
    expect(await google({}).finish("?google=error&code=CANCELLED")).toEqual(failed({ kind: "cancelled" }));
    const made = await google({}).finish("?google=error&code=Call+0800+and+say+your+password");
    expect(made).toEqual(failed({ kind: "other", detail: "" }));
  });
});
