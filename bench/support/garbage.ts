import type { Server } from "../../e2e/support/server.ts";

/** For a server whose garbage is to be collected: its inspector listens on a free port of loopback. */
export const inspected = { NODE_OPTIONS: "--inspect=127.0.0.1:0" } as const;

/** Until only what is in use is left. */
export async function collectGarbage(server: Server): Promise<void> {
  const [address] = server.log().match(/ws:\/\/127\.0\.0\.1:\S+(?![\s\S]*ws:)/) ?? [];
  if (!address) throw new Error("The server was not started to be inspected.");
  const inspector = new WebSocket(address);
  await new Promise((resolve) => inspector.addEventListener("open", resolve, { once: true }));
  for (const id of [1, 2]) {
    inspector.send(JSON.stringify({ id, method: "HeapProfiler.collectGarbage" }));
    await new Promise((resolve) => inspector.addEventListener("message", resolve, { once: true }));
  }
  inspector.close();
}
