/** The way to the server. Fetched after the first screen, which needs none of it. */
import { createHttpBackend } from "@jotter/backends/http";

export { openDeviceFiles } from "@jotter/replica/device-files";
export { startSync } from "@jotter/replica/sync";
export { sweepReplicas } from "@jotter/replica/wipe";

export const backend = createHttpBackend();
