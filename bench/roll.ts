// Restarts four servers on one PostgreSQL one by one, again and again, while students write and pages are open, behind a
// proxy that asks /healthz/ready: no acknowledged write may be lost, and nobody's push may stay without an answer.
// Every third time one is killed with -9 instead: then pushes may break off, but nothing that was acknowledged is lost.
//
// npm run fault:roll -- --rounds 12
import { once } from "node:events";
import { get } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { signUp } from "../e2e/support/account.ts";
import { freePort, type Server } from "../e2e/support/server.ts";
import { createWriteStorm } from "../e2e/support/write-storm.ts";
import { startCluster } from "./support/cluster.ts";
import { numberOption, report } from "./support/report.ts";

const rounds = numberOption("rounds", 12);
const pages = numberOption("pages", 40);

const port = await freePort();
const address = `http://localhost:${port}`;
const cluster = await startCluster({ servers: 4, env: { DRAIN_SECONDS: "1" }, publicUrl: address });
const proxy = await startProxy(cluster.servers);
const students = await Promise.all(Array.from({ length: 8 }, () => signUp(address)));
const storm = createWriteStorm(address, students);
const open = Array.from({ length: pages }, (_, at) => keepOpen(students[at % students.length]?.cookie ?? ""));

let [unansweredByRestart, unansweredByKill, restarts, kills] = [0, 0, 0, 0];
for (let round = 1; round <= rounds; round++) {
  const server = cluster.servers[round % cluster.servers.length];
  if (!server) throw new Error("there is no server");
  const before = { acknowledged: storm.acknowledged(), unanswered: storm.unanswered() };
  storm.blow();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const isKill = round % 3 === 0;
  if (isKill) await server.kill();
  await server.restart();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await storm.still();
  const unanswered = storm.unanswered() - before.unanswered;
  if (isKill) [kills, unansweredByKill] = [kills + 1, unansweredByKill + unanswered];
  else [restarts, unansweredByRestart] = [restarts + 1, unansweredByRestart + unanswered];
  const acknowledged = storm.acknowledged() - before.acknowledged;
  console.log(
    `round ${round}: ${isKill ? "killed" : "restarted"}, ${acknowledged} acknowledged, ${unanswered} unanswered`,
  );
}
// Whoever lost its page's stream has it back by now.
await new Promise((resolve) => setTimeout(resolve, 6000));
const damage = await storm.damage();
const isBack = open.filter((page) => page.isOpen()).length;
const reconnects = open.reduce((sum, page) => sum + page.reconnects(), 0);
for (const page of open) page.close();
proxy.close();
await cluster.dispose();

for (const problem of [...damage.lost, ...damage.halfApplied].slice(0, 50)) console.error(problem);
report("roll", [
  { name: "restarts under load", unit: "", ours: [restarts] },
  { name: "kill -9 under load", unit: "", ours: [kills] },
  { name: "writes acknowledged", unit: "", ours: [storm.acknowledged()] },
  { name: "acknowledged and lost", unit: "", ours: [damage.lost.length], goal: { exactly: 0 } },
  { name: "half-applied pushes", unit: "", ours: [damage.halfApplied.length], goal: { exactly: 0 } },
  { name: "pushes without an answer, at a restart", unit: "", ours: [unansweredByRestart], goal: { exactly: 0 } },
  { name: "pushes without an answer, at a kill -9", unit: "", ours: [unansweredByKill] },
  { name: "open pages that are not back", unit: "", ours: [pages - isBack], goal: { exactly: 0 } },
  { name: "reconnects of pages", unit: "", ours: [reconnects] },
]);

/** As a proxy does it: to each server that is ready in its turn, and to another one where nobody listens. */
async function startProxy(servers: readonly Server[]) {
  const ready = new Set(servers);
  const asking = setInterval(() => {
    for (const server of servers) {
      const asked = get({ host: "127.0.0.1", port: server.port, path: "/healthz/ready", agent: false }, (response) => {
        response.resume();
        if (response.statusCode === 200) ready.add(server);
        else ready.delete(server);
      });
      asked.on("error", () => ready.delete(server));
    }
  }, 100);
  let turn = 0;
  const lines = new Set<Socket>();
  const listener = createServer((client) => {
    lines.add(client);
    client.on("close", () => lines.delete(client));
    client.on("error", () => {}); // Its "close" follows.
    forward(client, servers.length);
  });
  function forward(client: Socket, tries: number) {
    const all = [...ready];
    const server = all[turn++ % all.length];
    if (!server || tries === 0) return void client.destroy();
    const upstream = connect(server.port, "127.0.0.1");
    let isThrough = false;
    upstream.on("connect", () => {
      isThrough = true;
      client.pipe(upstream).pipe(client);
    });
    upstream.on("error", () => {
      ready.delete(server);
      if (isThrough) client.destroy();
      else forward(client, tries - 1);
    });
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => isThrough && client.destroy());
  }
  listener.listen(port, "127.0.0.1");
  await once(listener, "listening");
  return {
    close() {
      clearInterval(asking);
      listener.close();
      for (const line of lines) line.destroy();
    },
  };
}

/** An event stream as a browser keeps it: it comes back after the time it was told. */
function keepOpen(cookie: string) {
  let [isOpen, isClosed, reconnects, retryMs] = [false, false, -1, 3000];
  let end = () => {};
  function listen() {
    reconnects++;
    const again = () => {
      isOpen = false;
      if (!isClosed) setTimeout(listen, retryMs);
    };
    const asked = get(`${address}/api/sync/events`, { agent: false, headers: { cookie } }, (response) => {
      isOpen = response.statusCode === 200;
      response.on("data", (chunk: Buffer) => {
        retryMs = Number(/^retry: (\d+)/m.exec(chunk.toString())?.[1] ?? retryMs);
      });
      response.on("error", () => {}); // Its "close" follows.
      response.on("close", again);
    });
    asked.on("error", () => !isOpen && again());
    end = () => asked.destroy();
  }
  listen();
  return {
    isOpen: () => isOpen,
    reconnects: () => reconnects,
    close: () => {
      isClosed = true;
      end();
    },
  };
}
