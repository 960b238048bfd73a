import "fake-indexeddb/auto";
import { browserBackend } from "@jotter/backends/testing/browser";
import { memoryWorld } from "@jotter/backends/testing/memory-world";
import { history, play, type World } from "@jotter/backends/testing/sync-model";
import type { Backend } from "@jotter/ports/backend";
import { hasPgBouncer } from "@jotter/server/storage/test-pooler";
import fc from "fast-check";
import type { Server } from "../e2e/support/server.ts";
import { startCluster } from "./support/cluster.ts";
import { numberOption } from "./support/report.ts";

// npm run fuzz:sync -- --seeds 200 --steps 100000
// Random histories against the real replica; every seed plays its share of the steps. Exits 1 on the first broken promise.
//
// npm run fuzz:sync -- --servers 4 --seeds 20 --steps 2000
// The same against real servers on one PostgreSQL, through PgBouncer where it is installed (--pooler 0: not through it).
// Each device is at another server, and servers are killed with -9 in the middle of a request and come back.

const seeds = numberOption("seeds", 20);
const wanted = numberOption("steps", 10_000);
const firstSeed = numberOption("first", 1);
const serverCount = numberOption("servers", 0);
const isPooled = numberOption("pooler", 1) === 1 && hasPgBouncer;
/** One of so many requests. */
const killOneIn = numberOption("kill-one-in", 40);

const cluster = serverCount > 0 ? await startCluster({ servers: serverCount, pooler: isPooled }) : undefined;
const started = performance.now();
let [steps, histories, kills, students] = [0, 0, 0, 0];

for (let seed = firstSeed; seed < firstSeed + seeds && process.exitCode === undefined; seed++) {
  const share = Math.ceil(wanted / seeds);
  let played = 0;
  for (let part = 0; played < share && process.exitCode === undefined; part++) {
    const result = await fc.check(
      fc.asyncProperty(history, async (script) => {
        played += script.length;
        await play(cluster ? await clusterWorld(cluster.servers) : await memoryWorld(), script);
      }),
      // Where servers are killed at random nothing can be made smaller: it would not happen again.
      { seed: seed * 1000 + part, numRuns: 5, ...(cluster && { endOnFailure: true }) },
    );
    histories += result.numRuns;
    if (result.failed) {
      console.error(`seed ${seed * 1000 + part}, path ${result.counterexamplePath}: ${String(result.errorInstance)}`);
      console.error(JSON.stringify(result.counterexample?.[0]));
      process.exitCode = 1;
    }
  }
  steps += played;
}
await cluster?.dispose();
const seconds = Math.round((performance.now() - started) / 1000);
const among = cluster && { servers: serverCount, pooler: isPooled, kills };
console.log(JSON.stringify({ seeds, histories, steps, seconds, ...among, broken: process.exitCode ?? 0 }));

async function clusterWorld(servers: readonly Server[]): Promise<World> {
  const student = { email: `student${++students}@example.org`, password: "secret1" };
  const backends = servers.map((server) => ({ server, backend: browserBackend(server.address) }));
  const [first, ...others] = backends;
  const signedUp = await first?.backend.auth.signUp({ ...student, name: "Ada" });
  if (!signedUp?.ok) throw new Error(`cannot sign up: ${JSON.stringify(signedUp)}`);
  for (const { backend } of others) await backend.auth.signIn(student);
  let isCalm = false;
  let connected = 0;
  return {
    calm: () => {
      isCalm = true;
    },
    connect: async () => {
      const at = backends[connected++ % backends.length];
      if (!at) throw new Error("there is no server");
      return killedNowAndThen(at.backend, at.server, () => isCalm);
    },
  };
}

/** Its server may die under a push or a pull: before it, in the middle, or when only the answer is still to come. */
function killedNowAndThen(backend: Backend, server: Server, isCalm: () => boolean): Backend {
  async function under<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (isCalm() || Math.random() * killOneIn > 1) return await ask();
    const dying = new Promise((resolve) => setTimeout(resolve, Math.random() * 12)).then(server.kill);
    const answer = await ask();
    await dying;
    kills++;
    await server.restart();
    return answer;
  }
  return {
    ...backend,
    sync: {
      ...backend.sync,
      push: (request, signal) => under(() => backend.sync.push(request, signal)),
      pull: (request, signal) => under(() => backend.sync.pull(request, signal)),
    },
  };
}
