/** For students of this device: it keeps what they write, and nothing is on its way to anywhere. */
import { createDeviceBackend } from "@jotter/backends/device";
import type { RunningSync } from "@jotter/replica/sync";

export { openDeviceFiles } from "@jotter/replica/device-files";

export const backend = createDeviceBackend();

export const filesTriedOnce = backend.files;

export function startSync(): RunningSync {
  return { syncNow: () => undefined, flush: async () => 0, stop: async () => undefined };
}

export async function sweepReplicas(): Promise<void> {
  // What others left here is for those who have an account to sweep.
}

export function followEpochs(): () => void {
  return () => undefined; // No server's records are behind these.
}
