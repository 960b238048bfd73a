import { byWebLock } from "@jotter/replica/waiting";
import { listeners } from "../../ui/listeners.ts";

type Said<State> =
  /** By the tab that works. */
  | { readonly kind: "state"; readonly state: State }
  /** By a tab that has just come. */
  | { readonly kind: "ask" }
  | { readonly kind: "cancel"; readonly id: string };

type Channel = Pick<BroadcastChannel, "postMessage" | "close"> & { onmessage: ((event: MessageEvent) => void) | null };

type TabsDeps<State> = {
  readonly name: string;
  /** While nobody has told anything. */
  readonly idle: State;
  /** In the tab that works: another one wants this to end. */
  readonly onCancel: (id: string) => void;
  readonly openChannel?: (name: string) => Channel | null;
};

/** One tab works for all of them: what it tells of its work is known in every one. */
export function toldByTabs<State>({ name, idle, onCancel, openChannel = channelNamed }: TabsDeps<State>) {
  const { subscribe, tell } = listeners();
  const channel = openChannel(name);
  let state = idle;
  let isWorking = false;

  const say = (said: Said<State>) => channel?.postMessage(said);

  function hear(said: Said<State>): void {
    if (said.kind === "state" && !isWorking) {
      state = said.state;
      tell();
    } else if (said.kind === "ask" && isWorking) say({ kind: "state", state });
    else if (said.kind === "cancel" && isWorking) onCancel(said.id);
  }

  if (channel) channel.onmessage = ({ data }: MessageEvent<Said<State>>) => hear(data);
  say({ kind: "ask" });

  return {
    now: () => state,
    subscribe,
    /** Only what the tab that works says counts. */
    show(next: State): void {
      if (!isWorking) return;
      state = next;
      say({ kind: "state", state });
      tell();
    },
    /** Whichever tab works on it. */
    cancelElsewhere(id: string): void {
      if (!isWorking) say({ kind: "cancel", id });
    },
    isWorking: () => isWorking,
    /** As `byWebLock`; from then on this tab is the one that works, and what the last one said is over. */
    exclusively: (lock: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
      byWebLock(lock, signal, () => {
        isWorking = true;
        state = idle;
        say({ kind: "state", state });
        tell();
        return work();
      }),
    close: () => channel?.close(),
  };
}

export type ToldByTabs<State> = ReturnType<typeof toldByTabs<State>>;

function channelNamed(name: string): Channel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
}
