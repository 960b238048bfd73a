import { expect, test } from "vitest";
import { createDeviceBackend } from "./device.ts";

test("without an account a file waits on the device as if offline, and all else says that an account is missing [DSH-5]", async () => {
  const { ai, feeds, files, reminders, sync } = createDeviceBackend();
  const signedOut = { ok: false, problem: { kind: "signed-out" } };
  expect(await files.upload({ name: "a.txt", content: new Blob(["a"]) })).toEqual({
    ok: false,
    problem: { kind: "offline" },
  });
  expect(await sync.push({ epoch: null, device: "d", ops: [] })).toEqual(signedOut);
  expect(await ai.status()).toEqual(signedOut);
  const pieces = [];
  for await (const piece of ai.text({ turns: [{ role: "user", text: "What is a cell?" }] })) pieces.push(piece);
  expect(pieces).toEqual([{ t: "error", problem: { kind: "signed-out" } }]);
  expect(await feeds.list()).toEqual(signedOut);
  expect(await reminders.claim("d", ["k"])).toEqual(signedOut);
});
