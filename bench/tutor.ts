// The tutor over the committed attempts: how much work one more line is, with all that stands above it judged again.
import { placeOf } from "../packages/tutor/src/place.ts";
import { attempts, problemOf } from "../packages/tutor/src/testing/attempts.ts";
import { quantile, report } from "./support/report.ts";

const goalMs = 200;

const problems = attempts.map((attempt) => ({ attempt, problem: problemOf(attempt) }));
const readMs = attempts.map((attempt) => cpuMsOf(() => problemOf(attempt)));
const lineMs = problems.flatMap(({ attempt, problem }) =>
  attempt.lines.map((_, at) => cpuMsOf(() => placeOf(problem, attempt.lines.slice(0, at + 1)))),
);

report("tutor", [
  { name: "a line checked, p95", unit: "ms CPU", ours: [quantile(lineMs, 0.95)], goal: { atMost: goalMs } },
  { name: "a line checked, median", unit: "ms CPU", ours: [quantile(lineMs, 0.5)] },
  { name: "a line checked, longest", unit: "ms CPU", ours: [Math.max(...lineMs)] },
  { name: "a problem read and solved, p95", unit: "ms CPU", ours: [quantile(readMs, 0.95)] },
]);

function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
