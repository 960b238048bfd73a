import { createMemoryServer } from "../memory.ts";
import type { Spoil, World } from "./sync-model.ts";

/** A student's account on a server in memory, whose storage can be filled and whose backup can come back. */
export async function memoryWorld(spoil?: Spoil): Promise<World> {
  let quota = 1_000_000_000;
  const server = createMemoryServer({ recordQuotaBytes: () => quota });
  const student = { email: "ada@example.org", password: "secret1" };
  await server.connect().auth.signUp({ ...student, name: "Ada" });
  return {
    connect: async () => {
      const backend = server.connect();
      await backend.auth.signIn(student);
      return backend;
    },
    setFull: (full) => {
      quota = full ? 0 : 1_000_000_000;
    },
    backup: server.backup,
    ...(spoil && { spoil }),
  };
}
