import { failed, ok, type Result } from "@jotter/domain/result";
import type { SyncPort, SyncProblem } from "@jotter/ports/backend";
import { PastVersions, PullPage, PushAnswer, protocol } from "@jotter/ports/protocol";
import type { z } from "zod/mini";
import { type Call, isGatewayTrouble, json, retryAfterMs, timeouts, troubleIn } from "./http-call.ts";

export type OpenEvents = (url: string) => Pick<EventSource, "close" | "addEventListener" | "readyState">;

const closedState = 2;
/** Somewhere between these, so that not all devices come back at once. */
const reopenMs = { least: 7500, most: 22_500 };

type Asked = RequestInit & { readonly headers?: Readonly<Record<string, string>> };

export function httpSync(call: Call, eventsUrl: string, openEvents: OpenEvents): SyncPort {
  const ask = async <Value>(
    schema: z.ZodMiniType<Value>,
    path: string,
    init: Asked = {},
    timeoutMs?: number,
  ): Promise<Result<Value, SyncProblem>> => {
    const headers = { ...init.headers, [protocol.header]: String(protocol.version) };
    const response = await call(path, { ...init, headers }, timeoutMs);
    if (response === "unreachable" || response === "aborted") return failed({ kind: "offline" });
    if (!response.ok) return failed(await syncProblem(response));
    const parsed = schema.safeParse(await response.json().catch(() => undefined));
    return parsed.success ? ok(parsed.data) : failed({ kind: "unavailable", detail: "unreadable answer" });
  };
  return {
    pull: (request, signal) => {
      const query = new URLSearchParams();
      if ("after" in request) query.set("after", String(request.after));
      else query.set("before", String(request.before));
      if (request.limit !== undefined) query.set("limit", String(request.limit));
      return ask(PullPage, `/api/sync/pull?${query}`, signal && { signal });
    },
    push: (request, signal) =>
      ask(PushAnswer, "/api/sync/push", { ...json(request), ...(signal && { signal }) }, timeouts.sendMs),
    history: async (kind, id, signal) => {
      const answer = await ask(
        PastVersions,
        `/api/sync/history?${new URLSearchParams({ kind, id })}`,
        signal && { signal },
      );
      return answer.ok ? ok(answer.value.versions) : answer;
    },
    subscribe: (onPoke) => keepListening(() => openEvents(eventsUrl), onPoke),
  };
}

/** An event source reconnects by itself when the line breaks, but gives up for good on an error page: then we try again. */
function keepListening(open: () => ReturnType<OpenEvents>, onPoke: () => void): () => void {
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let events = listen();
  function listen() {
    const opened = open();
    opened.addEventListener("poke", onPoke);
    opened.addEventListener("error", () => {
      if (opened.readyState !== closedState) return;
      clearTimeout(reopening);
      const inMs = reopenMs.least + Math.random() * (reopenMs.most - reopenMs.least);
      reopening = setTimeout(() => {
        events = listen();
      }, inMs);
    });
    return opened;
  }
  return () => {
    clearTimeout(reopening);
    events.close();
  };
}

async function syncProblem(response: Response): Promise<SyncProblem> {
  const { code, epoch } = await troubleIn(response);
  if (response.status === 401) return { kind: "signed-out" };
  if (response.status === 409 && epoch !== undefined) return { kind: "epoch", epoch };
  if (response.status === 413) return { kind: "too-large" };
  if (response.status === 426) return { kind: "upgrade" };
  if (response.status === 429) return { kind: "busy", retryAfterMs: retryAfterMs(response) };
  if (isGatewayTrouble(response.status)) return { kind: "offline" };
  return { kind: "unavailable", detail: code ?? `status ${response.status}` };
}
