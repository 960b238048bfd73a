import { failed, ok } from "@jotter/domain/result";
import type { Account, AuthPort } from "@jotter/ports/backend";
import type { GoogleReport, GoogleStart } from "../student/session/session-context.ts";

/** Signing in by Google: in a popup, and where that fails with the whole page. [GOO-1] */
export type GoogleSignIn = {
  /** Called in the click itself: a popup that opens later is blocked. */
  readonly signIn: (start: GoogleStart, welcome: Welcome) => Promise<GoogleReport>;
  /** What the page was told that comes back from Google: `?google=…` */
  readonly finish: (search: string, welcome: Welcome) => Promise<GoogleReport>;
};

/** What a newcomer's account starts with is written before they see a screen. [GOO-2] */
export type Welcome = (account: Account) => Promise<void>;

export type Popup = {
  readonly goTo: (url: string) => void;
  readonly close: () => void;
  /** What it says when it is done; null when it was closed, or looks closed, without a word. */
  readonly answer: () => Promise<string | null>;
};

export type GoogleDoors = {
  readonly auth: Pick<AuthPort, "googleStart" | "googleOutcome" | "current">;
  /** null where the browser blocks it. */
  readonly openPopup: () => Popup | null;
  /** The whole page goes there. */
  readonly leaveFor: (url: string) => void;
  /** Remembers, for this tab and the popup it opens, that somebody did press the button. */
  readonly pressed: { readonly note: () => void; readonly take: () => boolean };
  readonly admit: (account: Account, welcome: Welcome | undefined) => Promise<void>;
};

export function createGoogleSignIn({ auth, openPopup, leaveFor, pressed, admit }: GoogleDoors): GoogleSignIn {
  async function byRedirect({ to, onRedirect }: GoogleStart, isBlocked: boolean): Promise<GoogleReport> {
    onRedirect();
    const started = await auth.googleStart("redirect", to);
    if (started.ok) {
      leaveFor(started.value.url);
      return ok("redirecting");
    }
    // Allowing popups would not help where the reason is known.
    if (isBlocked && started.problem.kind === "other") return failed({ kind: "blocked" });
    return started;
  }

  async function finish(search: string, welcome: Welcome): Promise<GoogleReport> {
    const outcome = auth.googleOutcome(search);
    const wasPressed = pressed.take();
    // What stands in an address anybody can write; it is not to be read out as if we had said it.
    const unclear = failed({ kind: "other", detail: "" } as const);
    if (!outcome) return unclear;
    if (!outcome.ok) return outcome.problem.kind === "other" ? unclear : outcome;
    const now = await auth.current();
    if (!now.ok) return now;
    if (!now.value) return unclear;
    // A link that only claims "new" must not put an empty profile over a student's own.
    await admit(now.value, outcome.value.isNew && wasPressed ? welcome : undefined);
    return ok("entered");
  }

  return {
    finish,
    async signIn(start, welcome) {
      pressed.note();
      const popup = openPopup();
      if (!popup) return byRedirect(start, true);
      const started = await auth.googleStart("popup", start.to);
      if (!started.ok) {
        popup.close();
        return byRedirect(start, false);
      }
      popup.goTo(started.value.url);
      const search = await popup.answer();
      if (search !== null) return finish(search, welcome);
      // A browser that cut the tie makes an open popup look closed: the server knows better.
      const now = await auth.current();
      if (!now.ok || !now.value) return failed({ kind: "cancelled" });
      await admit(now.value, undefined);
      return ok("entered");
    },
  };
}
