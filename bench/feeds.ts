// A thousand subscribed calendars followed by one server process for a day: what it costs, and that its memory stays flat.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { addDays } from "@jotter/domain/days";
import { createFeedRecords } from "@jotter/server/feeds/feed-records";
import { createFeeds } from "@jotter/server/feeds/feeds";
import { createIcsReader } from "@jotter/server/feeds/ics-reader";
import { calendarOf, startTestFeedServer } from "@jotter/server/feeds/test-feed-server";
import { createLog } from "@jotter/server/log";
import { createOutbound } from "@jotter/server/outbound/outbound";
import { run } from "@jotter/server/storage/database";
import { openDatabase } from "@jotter/server/storage/open-database";
import { createRecordStore } from "@jotter/server/sync/record-store";
import { numberOption, report } from "./support/report.ts";

const count = numberOption("feeds", 1000);
const perFeed = numberOption("events", 100);
const polls = numberOption("polls", 12);
const perStudent = 20;
const hourMs = 3_600_000;
const start = Date.UTC(2026, 10, 15);

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const folder = await mkdtemp(join(tmpdir(), "jotter-feeds-"));
const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined }, start);
const school = await startTestFeedServer();
const calendars = createIcsReader(createLog("silent"));
const feeds = createFeeds({
  database,
  calendars,
  outbound: createOutbound({ privateHosts: [school.host] }),
  records: createFeedRecords(database, createRecordStore(database, 1e9), { send: () => {} }),
  publicUrl: "https://jotter.example.org",
  everyMs: hourMs,
  log: createLog("error"),
  random: () => 0.5,
});

for (let feed = 0; feed < count; feed++) {
  const student = `student-${Math.floor(feed / perStudent)}`;
  if (feed % perStudent === 0) await addStudent(student);
  say(feed, 0);
  const added = await feeds.subscribe(student, { url: school.url(pathOf(feed)), name: "School", zone: "UTC" }, start);
  if (!added.ok) throw new Error(added.problem);
}
console.log(`${count} feeds with ${perFeed} events each are subscribed to.`);

const rss: number[] = [];
const heap: number[] = [];
const cpu: number[] = [];
const stalls: number[] = [];
for (let poll = 1; poll <= polls; poll++) {
  // In each hour a tenth of the schools has changed something.
  for (let feed = poll % 10; feed < count; feed += 10) say(feed, poll);
  school.asked.length = 0;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const before = process.cpuUsage();
  const polled = await feeds.pollDue(start + poll * hourMs);
  const { user, system } = process.cpuUsage(before);
  delay.disable();
  if (polled !== count || school.asked.length !== count) throw new Error(`${polled} of ${count} feeds were polled`);
  cpu.push((user + system) / 1000 / count);
  stalls.push(delay.max / 1e6);
  collectGarbage();
  rss.push(process.memoryUsage().rss / 2 ** 20);
  heap.push(process.memoryUsage().heapUsed / 2 ** 20);
}
const failing = await run<{ failing: number }>(
  database.db,
  "select count(*) as failing from feed where failures > 0",
  [],
);
if (failing[0]?.failing !== 0) throw new Error(`${failing[0]?.failing} feeds fail`);
console.log(`MB of heap after each hour: ${heap.map((mb) => mb.toFixed(1)).join(" ")}`);
console.log(`MB resident after each hour: ${rss.map((mb) => mb.toFixed(0)).join(" ")}`);

await school.stop();
await calendars.close();
await database.close();
await rm(folder, { recursive: true, force: true });

report("feeds", [
  { name: "a poll of one feed, CPU", unit: "ms", ours: cpu, goal: { atMost: 20 } },
  { name: "longest stall of the server in an hour's polls", unit: "ms", ours: stalls },
  {
    name: "heap after the last hour over that after the second",
    unit: "x",
    ours: [ratio(heap)],
    goal: { atMost: 1.1 },
  },
  {
    name: "memory after the last hour over that after the second",
    unit: "x",
    ours: [ratio(rss)],
    goal: { atMost: 1.25 },
  },
  { name: "memory, with the schools' server in it", unit: "MB", ours: rss, goal: { atMost: 500 } },
]);

function ratio(values: readonly number[]): number {
  return (values.at(-1) ?? Number.NaN) / (values[1] ?? Number.NaN);
}

function pathOf(feed: number): string {
  return `/${feed}.ics`;
}

/** What a school says from then on: as many events as before, moved by some days. */
function say(feed: number, version: number) {
  const events = Array.from({ length: perFeed }, (_, index) => {
    const day = addDays("2026-12-01", (index + (index % 5 === 0 ? version : 0)) % 200);
    return [`event-${index}`, { day, isDue: index % 4 === 0 }] as const;
  });
  const headers = { etag: `"${feed}-${version}"` };
  school.answers.set(pathOf(feed), { body: calendarOf(Object.fromEntries(events)), headers });
}

async function addStudent(id: string) {
  const time = new Date(start).toISOString();
  await run(
    database.db,
    `insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt") values ($1, $1, $1, '0', $2, $2)`,
    [id, time],
  );
}
