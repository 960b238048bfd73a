import { startTestServer, type TestServer } from "@jotter/server/test-server";
import { browserBackend } from "./browser.ts";
import type { World } from "./sync-model.ts";

const servers = new Map<"sqlite" | "postgres", Promise<TestServer>>();
let students = 0;

/** A new student's account on a real server. One server of each kind serves all histories of a test file. */
export async function serverWorld(database: "sqlite" | "postgres"): Promise<World> {
  const starting = servers.get(database) ?? startTestServer({ database });
  servers.set(database, starting);
  const { url } = await starting;
  const student = { email: `student${++students}.${database}@example.org`, password: "secret1" };
  const first = browserBackend(url);
  const signedUp = await first.auth.signUp({ ...student, name: "Ada" });
  if (!signedUp.ok) throw new Error(`cannot sign up: ${JSON.stringify(signedUp.problem)}`);
  return {
    connect: async () => {
      // All devices of the model share one session: hashing a password for each would only cost time.
      return first;
    },
  };
}

export async function stopServers(): Promise<void> {
  for (const server of servers.values()) await (await server).stop();
  servers.clear();
}
