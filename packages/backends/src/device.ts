import { failed } from "@jotter/domain/result";
import type { Backend } from "@jotter/ports/backend";
import { withoutOutside } from "./memory-outside.ts";

/**
 * What is there without an account: no server at all. Files stay on the device, as if the network were away; whatever
 * needs somebody who is known says so.
 */
export function createDeviceBackend(): Omit<Backend, "auth"> {
  const signedOut = failed({ kind: "signed-out" } as const);
  const refuse = async () => signedOut;
  return {
    sync: { pull: refuse, push: refuse, history: refuse, subscribe: () => () => undefined },
    files: {
      upload: async () => failed({ kind: "offline" }),
      list: async () => failed({ kind: "unauthorized" }),
      download: async () => failed({ kind: "not-found" }),
      remove: async () => failed({ kind: "not-found" }),
      address: (id) => `/api/files/${id}`,
    },
    ai: {
      status: refuse,
      text: async function* () {
        yield { t: "error", problem: { kind: "signed-out" } };
      },
      object: refuse,
      speech: refuse,
      test: refuse,
    },
    ...withoutOutside(() => false),
  };
}
