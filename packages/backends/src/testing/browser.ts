import type { Backend } from "@jotter/ports/backend";
import { createHttpBackend } from "../http.ts";

/** The HTTP backend as a browser would have it: with a cookie jar, an origin and an event source. */
export function browserBackend(baseUrl: string): Backend {
  return openBrowser(baseUrl).backend;
}

/** The same, with its address bar: `visit` gives where an address of the server redirects to. */
export function openBrowser(baseUrl: string) {
  const cookies = new Map<string, string>();
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("origin", new URL(baseUrl).origin);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      const gone = value === "" || attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
      if (gone) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    backend: createHttpBackend({ baseUrl, fetch: send, openEvents: (url) => eventSource(url, send) }),
    visit: async (path: string) => {
      const response = await send(`${baseUrl}${path}`, { redirect: "manual" });
      return response.headers.get("location") ?? path;
    },
  };
}

/** As much of an EventSource as the backend uses. Node has none. */
function eventSource(url: string, send: typeof fetch) {
  const listeners = new Map<string, () => void>();
  const closing = new AbortController();
  const read = async () => {
    const response = await send(url, { headers: { accept: "text/event-stream" }, signal: closing.signal });
    let rest = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines)
        if (line.startsWith("event: ") || line.startsWith("event:")) listeners.get(line.slice(6).trim())?.();
    }
  };
  // The stream ends when it is closed or the server goes; both are no failure of a test by themselves.
  read().catch(() => undefined);
  return {
    readyState: 1,
    addEventListener: (type: string, listener: unknown) => {
      listeners.set(type, listener as () => void);
    },
    close: () => closing.abort(),
  };
}
