import { returnPath } from "./return-path.ts";

/**
 * The first-visit gate [ROU-4]: a session that has not passed the welcome page is sent there. Another open tab that has
 * passed it counts as the same session, and so the others are asked first.
 */
export type FirstVisit = {
  /** Null where the visitor may pass at once; otherwise what the other tabs, or their silence, decide. */
  readonly gate: (asked: { readonly pathname: string; readonly href: string }) => null | Promise<"pass" | "welcome">;
};

type FirstVisitDeps = {
  /** An account is stored on this device: its student has been here. */
  readonly isRemembered: () => boolean;
  readonly hasVisited: () => boolean;
  readonly markVisited: () => void;
  readonly rememberAskedPage: (page: string) => void;
  /** The tabs of this browser; null where it has no channel between them. */
  readonly channel: Channel | null;
};

type Channel = Pick<BroadcastChannel, "postMessage" | "addEventListener" | "removeEventListener">;
type Message = "has anybody visited?" | "visited";

const delayMs = 100;

export function createFirstVisit(around: FirstVisitDeps): FirstVisit {
  around.channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data === "has anybody visited?" && around.hasVisited()) tell("visited");
  });

  return {
    gate({ pathname, href }) {
      if (around.isRemembered()) around.markVisited();
      if (around.hasVisited() || pathname === "/welcome" || pathname === "/") return null;
      return heardOfVisit().then((isVisited) => {
        if (isVisited) {
          around.markVisited();
          return "pass";
        }
        const page = pageToOffer(href);
        if (page) around.rememberAskedPage(page);
        return "welcome";
      });
    },
  };

  function tell(message: Message): void {
    around.channel?.postMessage(message);
  }

  /** Resolves as soon as a tab says so, and after the delay where none does. */
  function heardOfVisit(): Promise<boolean> {
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent<Message>) => {
        if (data === "visited") end(true);
      };
      const timer = setTimeout(() => end(false), delayMs);
      const end = (isVisited: boolean) => {
        clearTimeout(timer);
        around.channel?.removeEventListener("message", listen);
        resolve(isVisited);
      };
      around.channel?.addEventListener("message", listen);
      tell("has anybody visited?");
    });
  }
}

/** A page of this app; of the sign-in also what a mail or a guard put behind its address, for that is lost otherwise. */
export function pageToOffer(href: string): string | undefined {
  return returnPath(href) ?? (/^\/(login\?.|createAccount(\?|$))/.test(href) ? href : undefined);
}
