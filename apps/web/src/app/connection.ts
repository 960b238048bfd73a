/** The way to the server. Fetched after the first screen, which needs none of it. */
import { createHttpBackend } from "@jotter/backends/http";
import { retryingFiles } from "@jotter/backends/retrying-files";

export { openDeviceFiles } from "@jotter/replica/device-files";
export { followEpochs } from "@jotter/replica/give-files-back";
export { startSync } from "@jotter/replica/sync";
export { sweepReplicas } from "@jotter/replica/wipe";

const http = createHttpBackend();

export const backend = { ...http, files: retryingFiles(http.files) };

/** For a form that waits for the answer: trouble is told at once, and the student tries again. */
export const filesTriedOnce = http.files;
