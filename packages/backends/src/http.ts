import type { Backend } from "@jotter/ports/backend";
import { httpAi } from "./http-ai.ts";
import { createHttpAuth } from "./http-auth.ts";
import { type HttpOptions, httpCall } from "./http-call.ts";
import { httpFeeds } from "./http-feeds.ts";
import { httpFiles } from "./http-files.ts";
import { httpReminders } from "./http-reminders.ts";
import { httpSync, type OpenEvents } from "./http-sync.ts";

/** The backend a browser has: Jotter's own server, over fetch, with the session in a cookie. */
export function createHttpBackend(options: HttpOptions & { readonly openEvents?: OpenEvents } = {}): Backend {
  const call = httpCall(options);
  const baseUrl = options.baseUrl ?? "";
  const openEvents = options.openEvents ?? ((url) => new EventSource(url));
  return {
    auth: createHttpAuth(options),
    sync: httpSync(call, `${baseUrl}/api/sync/events`, openEvents),
    files: httpFiles(call, baseUrl),
    ai: httpAi(call),
    feeds: httpFeeds(call),
    reminders: httpReminders(call),
  };
}
