// Kills the server at random moments of a write storm, again and again, and counts what it had promised and lost.
import { signUp } from "../e2e/support/account.ts";
import { startServer } from "../e2e/support/server.ts";
import { createWriteStorm, databaseVerdict } from "../e2e/support/write-storm.ts";
import { numberOption, report } from "./support/report.ts";

const rounds = numberOption("rounds", 50);
const server = await startServer();
const students = await Promise.all(Array.from({ length: 4 }, () => signUp(server.address)));
const storm = createWriteStorm(server.address, students);

const problems: string[] = [];
let [lost, halfApplied, corrupt] = [0, 0, 0];
for (let round = 1; round <= rounds; round++) {
  const before = storm.acknowledged();
  storm.blow();
  await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 400));
  await server.kill();
  await storm.still();
  const verdict = await databaseVerdict(server.dataDir);
  await server.restart();
  const damage = await storm.damage();
  lost += damage.lost.length;
  halfApplied += damage.halfApplied.length;
  if (verdict !== "ok") corrupt++;
  problems.push(...damage.lost, ...damage.halfApplied, ...(verdict === "ok" ? [] : [verdict]));
  console.log(`round ${round}: ${storm.acknowledged() - before} acknowledged, database ${verdict}`);
}
const acknowledged = storm.acknowledged();
await server.dispose();

for (const problem of problems.slice(0, 50)) console.error(problem);
report("kill", [
  { name: "rounds of kill -9", unit: "", ours: [rounds] },
  { name: "writes acknowledged", unit: "", ours: [acknowledged] },
  { name: "acknowledged and lost", unit: "", ours: [lost], goal: { exactly: 0 } },
  { name: "half-applied pushes", unit: "", ours: [halfApplied], goal: { exactly: 0 } },
  { name: "rounds with a damaged database", unit: "", ours: [corrupt], goal: { exactly: 0 } },
]);
