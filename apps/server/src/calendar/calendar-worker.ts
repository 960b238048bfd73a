import { parentPort } from "node:worker_threads";
import { type CalendarJob, calendarAnswer } from "./calendar-job.ts";

parentPort?.on("message", (job: CalendarJob) => parentPort?.postMessage(calendarAnswer(job)));
