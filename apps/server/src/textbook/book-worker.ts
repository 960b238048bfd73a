import { parentPort, workerData } from "node:worker_threads";
import { type BookFolder, readBook } from "./read-book.ts";

parentPort?.postMessage(await readBook(workerData as BookFolder));
