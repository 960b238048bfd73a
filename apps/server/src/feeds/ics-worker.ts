import { parentPort } from "node:worker_threads";
import { icsText } from "@jotter/domain/ics-lines";
import { readIcs } from "@jotter/domain/ics-read";
import type { IcsJob } from "./ics-reader.ts";

parentPort?.on("message", ({ bytes, zone, now }: IcsJob) => {
  parentPort?.postMessage(readIcs(icsText(bytes), { zone, now }));
});
