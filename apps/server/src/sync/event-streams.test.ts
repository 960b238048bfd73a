import type { ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createEventStreams } from "./event-streams.ts";

/** Of a device that does not read: nothing that is written to it is ever gone. */
function newResponse() {
  const written: string[] = [];
  const stalled = new Writable({ write: (chunk) => void written.push(String(chunk)), highWaterMark: 1 });
  const errors: unknown[] = [];
  stalled.on("error", (error) => errors.push(error));
  return { response: Object.assign(stalled, { writeHead() {} }) as unknown as ServerResponse, errors };
}

test("a stream that many look after at once is ended once, and nothing is written to it afterwards", async () => {
  const streams = createEventStreams(async () => false);
  const { response, errors } = newResponse();
  streams.open(response, { userId: "ada", token: "t", expiresAt: 0, seenAt: 0 }, 1);
  await Promise.all(Array.from({ length: 10 }, () => streams.recheck("ada")));
  streams.poke("ada", 2);
  await new Promise(setImmediate);
  expect(errors).toEqual([]);
  expect([streams.count(), response.writableEnded]).toEqual([0, true]);
});
