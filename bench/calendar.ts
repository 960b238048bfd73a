// A month of a calendar with 10,000 events, 200 of them repeating: from the records to what the screen shows.
import { addDays } from "@jotter/domain/days";
import { newEvent } from "@jotter/domain/new-event";
import { occurrencesBetween, type StoredEvent } from "@jotter/domain/occurrences";
import { numberOption, report } from "./support/report.ts";

const rounds = numberOption("rounds", 20);
const count = numberOption("events", 10_000);
const repeating = numberOption("repeating", 200);
const zone = "America/New_York";

/** Four years of a student: lessons repeat, the rest is spread over the days. */
const rules = [
  "FREQ=WEEKLY;BYDAY=MO,WE,FR",
  "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU",
  "FREQ=DAILY",
  "FREQ=MONTHLY;BYDAY=-1FR",
  "FREQ=WEEKLY;COUNT=150",
  "FREQ=YEARLY",
  "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20290601T000000Z",
];
const zones = [zone, zone, "Europe/Berlin", "Asia/Tokyo", null];
const events = Array.from({ length: count }, (_, index): StoredEvent => {
  const day = addDays("2025-08-01", (index * 7) % 1460);
  const hour = String(8 + (index % 10)).padStart(2, "0");
  const isAllDay = index % 9 === 0;
  const times = isAllDay
    ? { start: day, end: addDays(day, index % 3) }
    : { start: `${day}T${hour}:00`, end: `${day}T${hour}:50` };
  const rule = index < repeating ? (rules[index % rules.length] ?? null) : null;
  const where = isAllDay ? null : (zones[index % zones.length] ?? null);
  return { ...newEvent(index, { title: `Event ${index}`, ...times, zone: where, rule }), id: `event-${index}` };
});

const first = cpuMsOf(() => occurrencesBetween(events, "2026-10-26", "2026-12-06", zone));
for (let round = 0; round < 4; round++) occurrencesBetween(events, "2026-10-26", "2026-12-06", zone);
const months: number[] = [];
let shown = 0;
for (let round = 0; round < rounds; round++) {
  // Another month each time: nobody leafs to where they are.
  const from = addDays("2026-01-01", round * 31);
  months.push(
    cpuMsOf(() => {
      shown = occurrencesBetween(events, from, addDays(from, 41), zone).length;
    }),
  );
}
console.log(`${count} events, ${repeating} of them repeating; the last of the months shows ${shown}.`);

report("calendar", [
  { name: "six weeks, the first time, CPU", unit: "ms", ours: [first], goal: { atMost: 150 } },
  { name: "six weeks, leafing on, CPU", unit: "ms", ours: months, goal: { atMost: 30 } },
]);

/** CPU time rather than wall time: whatever else the machine does is not ours. */
function cpuMsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
