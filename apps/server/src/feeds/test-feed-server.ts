import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A school's server in this process. What it answers under a path can be changed at any time. */
export type TestFeedServer = {
  readonly host: string;
  readonly url: (path: string) => string;
  readonly answers: Map<string, FeedAnswer>;
  /** Every request, in order. */
  readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  readonly stop: () => Promise<void>;
};
export type FeedAnswer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export async function startTestFeedServer(): Promise<TestFeedServer> {
  const answers = new Map<string, FeedAnswer>();
  const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    asked.push({ path: url, headers });
    const { status = 200, headers: sent = {}, body = "" } = answers.get(url) ?? { status: 404 };
    const isKnown = sent.etag !== undefined && headers["if-none-match"] === sent.etag;
    response.writeHead(isKnown ? 304 : status, { "content-type": "text/calendar", ...sent }).end(isKnown ? "" : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: (path) => `http://${host}${path}`,
    answers,
    asked,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A calendar of events by their name, each an hour at nine on its day (2026-12-01), or due on it. */
export function calendarOf(
  events: Readonly<Record<string, { readonly day: string; readonly isDue?: boolean }>>,
): string {
  const lines = Object.entries(events).flatMap(([name, { day, isDue }]) => {
    const date = day.replaceAll("-", "");
    return isDue
      ? ["BEGIN:VTODO", `UID:${name}`, `SUMMARY:${name}`, `DUE;VALUE=DATE:${date}`, "END:VTODO"]
      : ["BEGIN:VEVENT", `UID:${name}`, `SUMMARY:${name}`, `DTSTART:${date}T090000Z`, "DURATION:PT1H", "END:VEVENT"];
  });
  return ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR", ""].join("\r\n");
}
