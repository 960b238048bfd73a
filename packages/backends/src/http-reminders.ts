import { failed, ok, type Result } from "@jotter/domain/result";
import type { PushProblem, PushStatus, RemindersPort, RemindersProblem } from "@jotter/ports/backend";
import { type Call, json, readTrouble } from "./http-call.ts";
import { portProblem } from "./http-feeds.ts";

export function httpReminders(call: Call): RemindersPort {
  async function ask<Value>(
    path: string,
    init: RequestInit,
    read: (body: unknown) => Value,
  ): Promise<Result<Value, RemindersProblem>> {
    const response = await call(path, init);
    if (typeof response === "string") return failed({ kind: "offline" });
    const body: unknown = await response.json().catch(() => null);
    return response.ok ? ok(read(body)) : failed(portProblem(response, readTrouble(body).code));
  }
  const status = (body: unknown) => body as PushStatus;
  const of = (device: string) => `/api/push/devices/${encodeURIComponent(device)}`;
  return {
    status: (device, signal) => ask(of(device), { ...(signal && { signal }) }, status),
    subscribe: ({ device, ...subscriber }) => ask(of(device), json(subscriber), status),
    unsubscribe: (device) => ask(of(device), { method: "DELETE" }, () => null),
    test: (device) =>
      ask(`${of(device)}/test`, json({}), (body) => (body as { readonly problem: PushProblem | null }).problem),
    claim: (device, keys) =>
      ask(
        "/api/reminders/claim",
        json({ device, keys }),
        (body) => (body as { readonly mine: readonly string[] }).mine,
      ),
  };
}
