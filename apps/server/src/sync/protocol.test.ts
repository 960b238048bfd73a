import { protocol } from "@jotter/ports/protocol";
import { protocol1 } from "@jotter/ports/testing/protocol-1";
import { afterEach, describe, expect, test } from "vitest";
import { createClient, newStudent, noteOp } from "../test-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

let server: TestServer;
afterEach(() => server.stop());

const named = (answer: unknown, epoch: string) => JSON.parse(JSON.stringify(answer).replaceAll("EPOCH", epoch));

describe.each(["sqlite", "postgres"] as const)("a page from before this release, on today's server (%s)", (dialect) => {
  test("is answered in the words it knows, whether or not it says which it speaks [OPS-2]", async () => {
    server = await startTestServer({ database: dialect });
    for (const headers of [{}, { [protocol.header]: "1" }]) {
      const ada = await newStudent(server);
      let epoch = "";
      for (const { sent, answered } of protocol1.pushes) {
        const response = await ada.send("/api/sync/push", { method: "POST", body: sent, headers });
        const body = (await response.json()) as { epoch: string };
        epoch = body.epoch;
        expect(body).toEqual(named(answered, epoch));
      }
      for (const { asked, answered } of protocol1.pulls) {
        const response = await ada.send(asked, { headers });
        expect(await response.json()).toEqual(named(answered, epoch));
      }
      const stale = await ada.post("/api/sync/push", { epoch: "0.another", device: "phone", ops: [noteOp()] });
      expect(stale.status).toBe(protocol1.otherEpoch.status);
      expect(stale.body).toMatchObject({ epoch });
      const stream = await ada.send("/api/sync/events", { headers });
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader?.read())?.value).toContain(protocol1.poke);
      await reader?.cancel();
    }
  });

  test("is told to load itself anew when it is older than what is still spoken; one that is newer is not [OPS-2]", async () => {
    server = await startTestServer({ database: dialect });
    const ada = await newStudent(server);
    const speaking = async (version: string) => {
      const headers = { [protocol.header]: version };
      const body = JSON.stringify({ epoch: null, device: "phone", ops: [noteOp()] });
      const pushed = await ada.send("/api/sync/push", { method: "POST", body, headers });
      return [pushed.status, (await ada.send("/api/sync/pull?after=0", { headers })).status];
    };
    expect(await speaking(String(protocol.oldest - 1))).toEqual([426, 426]);
    expect(await speaking("nonsense")).toEqual([426, 426]);
    expect(await speaking(String(protocol.version + 1))).toEqual([200, 200]);
    expect((await createClient(server).send("/api/sync/pull?after=0")).status).toBe(401);
  });
});
