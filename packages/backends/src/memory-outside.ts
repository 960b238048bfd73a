import { failed } from "@jotter/domain/result";
import type { Backend } from "@jotter/ports/backend";

/** A server in memory reaches nobody: it reads no calendars, gives none out and pushes nothing, and says so. */
export function withoutOutside(isSignedIn: () => boolean): Pick<Backend, "feeds" | "reminders"> {
  const refuse = async () =>
    failed(isSignedIn() ? ({ kind: "not-enabled" } as const) : ({ kind: "signed-out" } as const));
  return {
    feeds: {
      list: refuse,
      subscribe: refuse,
      refresh: refuse,
      remove: refuse,
      restore: refuse,
      address: refuse,
      newAddress: refuse,
      endAddress: refuse,
    },
    reminders: { status: refuse, subscribe: refuse, unsubscribe: refuse, test: refuse, claim: refuse },
  };
}
