// A term planned at once: 40 exams, 200 tasks and 2,000 busy hours over 120 days; then once more after a small change.
// And 10,000 weeks nobody would think of: whether a plan of one of them breaks a rule, and how much of what fits is placed.
import { addDays, weekdayOf } from "@jotter/domain/days";
import type { PlanInput } from "@jotter/domain/plan/groundwork";
import { repaired } from "@jotter/domain/plan/repair";
import { usualRhythm } from "@jotter/domain/plan/rhythm";
import { planned } from "@jotter/domain/plan/schedule";
import { lookedThrough } from "@jotter/domain/testing/plan-rules";
import { someWeeks } from "@jotter/domain/testing/plan-weeks";
import { instantOf } from "@jotter/domain/zones";
import { numberOption, report } from "./support/report.ts";

const rounds = numberOption("rounds", 20);
const days = numberOption("days", 120);
const zone = "Europe/Berlin";
const today = "2026-09-07";
const at = (ahead: number, time: string) => instantOf(`${addDays(today, ahead)}T${time}`, zone);

/** Seven lessons on a school day and practice in the evening, on others a thing or two; each in two calendars at least. */
const hours = ["08:00", "09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "17:00"];
const lessons = Array.from({ length: days }, (_, ahead) => {
  const own = weekdayOf(addDays(today, ahead)) < 5 ? hours : hours.slice(0, 2);
  return Array.from({ length: 17 }, (_, place) => at(ahead, own[place % own.length] ?? "08:00")).map((from) => {
    return { from, to: from + 3_600_000 };
  });
});
const term: PlanInput = {
  zone,
  now: at(0, "15:30"),
  exams: Array.from({ length: numberOption("exams", 40) }, (_, place) => ({
    id: `exam ${place}`,
    at: at(3 + ((place * 37) % (days - 4)), "09:00"),
    weight: 10 + ((place * 7) % 40),
    topics: ["one", "two", "three", "four"].map((name, topic) => ({ name, recall: ((place + topic) % 10) / 10 })),
    minutes: 120 + (place % 5) * 60,
  })),
  tasks: Array.from({ length: numberOption("tasks", 200) }, (_, place) => ({
    id: `task ${place}`,
    dueAt: at(1 + ((place * 53) % (days - 2)), "20:00"),
    minutes: 20 + (place % 9) * 10,
    weight: place % 3 === 0 ? 5 : null,
  })),
  busy: lessons.flat().slice(0, numberOption("busy", 2000)),
  rhythm: { ...usualRhythm, minutesADay: 180 },
};

const first = cpuMsOf(() => planned(term));
const plan = planned(term);
const [fresh, again, repair, floor]: number[][] = [[], [], [], []];
for (let round = 0; round < rounds; round++) {
  const visit = { from: at(round, "16:00"), to: at(round, "18:00") };
  const changed = { ...term, busy: [...term.busy, visit] };
  fresh?.push(cpuMsOf(() => planned(changed)));
  again?.push(cpuMsOf(() => planned({ ...changed, old: plan.blocks })));
  repair?.push(cpuMsOf(() => repaired(changed, plan.blocks)));
  // What any planner must do at least: look at each five minutes of the time there is, once for every work.
  floor?.push(cpuMsOf(() => scanned(days * 24 * 12, term.exams.length + term.tasks.length)));
}
const missing = plan.short.reduce((sum, { minutes }) => sum + minutes, 0);
console.log(`${term.busy.length} busy hours; ${plan.blocks.length} blocks, ${missing} minutes do not fit.`);

const weeks = someWeeks(numberOption("weeks", 10_000)).map(lookedThrough);
const broken = weeks.flatMap((week) => week.broken ?? []);
for (const one of broken.slice(0, 5)) console.log(`A rule is broken: ${one}`);
const placed = weeks.reduce((sum, week) => sum + week.placed, 0);
const possible = weeks.reduce((sum, week) => sum + week.possible, 0);

report("plan", [
  { name: "a term, the first time, CPU", unit: "ms", ours: [first] },
  { name: "a term, CPU", unit: "ms", ours: fresh ?? [], floor: floor ?? [], goal: { atMost: 100 } },
  { name: "a term again after a small change, CPU", unit: "ms", ours: again ?? [], goal: { atMost: 100 } },
  { name: "its smallest repair, CPU", unit: "ms", ours: repair ?? [], goal: { atMost: 100 } },
  { name: `rules broken in ${weeks.length} weeks`, unit: "weeks", ours: [broken.length], goal: { exactly: 0 } },
  { name: "of the minutes that fit, placed", unit: "%", ours: [(placed / possible) * 100], goal: { atLeast: 97 } },
]);

function scanned(steps: number, works: number): number {
  const room = new Uint8Array(steps).fill(1);
  let found = 0;
  for (let work = 0; work < works; work++) for (let step = 0; step < steps; step++) found += room[step] ?? 0;
  return found;
}

/** CPU time rather than wall time: whatever else the machine does is not ours. */
function cpuMsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
