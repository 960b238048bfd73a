// What several servers on one PostgreSQL cost, as ratios of one run, on loopback alone.
//
// npm run bench:scale
// npm run bench:scale -- --only devices --devices 2000
// npm run bench:scale -- --only servers --students 20000 --rounds 3
//
// PostgreSQL writes to the disk before it answers, as operators run it, on both sides of every ratio. With JOTTER_TEST_FSYNC=off
// it does not, and the ratios are those of the work alone.
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { run } from "@jotter/server/storage/database";
import { openDatabase } from "@jotter/server/storage/open-database";
import { newPostgresDatabase } from "@jotter/server/storage/test-postgres";
import { createRecordStore } from "@jotter/server/sync/record-store";
import pg from "pg";
import type { Server } from "../e2e/support/server.ts";
import { type Cluster, clusterSecret, startCluster } from "./support/cluster.ts";
import { collectGarbage, inspected } from "./support/garbage.ts";
import { cpuMs, residentMegabytes } from "./support/processes.ts";
import { type Figure, numberOption, quantile, report } from "./support/report.ts";

const rounds = numberOption("rounds", 5);
const manyStudents = numberOption("students", 100_000);
const fewStudents = 100;
const devices = numberOption("devices", 10_000);
const warmUp = Math.min(1000, Math.floor(devices / 4));
const atOnce = 16;
/** So many of the students write in a bench of one of both sizes: each has a session, and has written before. */
const writers = 100;
/** With the rest of its record, a note of 2 KB. */
const prose = "The mitochondrion is the powerhouse of the cell. ".repeat(38);

type Student = { readonly id: string; readonly cookie: string; rev: number; pushed: number };

process.env.JOTTER_TEST_FSYNC ??= "on";
const parts = { statements: measureStatements, devices: measureDevices, servers: measureServers };
const only = process.argv[process.argv.indexOf("--only") + 1];
for (const [part, measure] of Object.entries(parts)) {
  if (!process.argv.includes("--only") || part === only) report(`scale-${part}`, await measure());
}

/** A push and a pull as the server makes them, against the least that PostgreSQL could be asked, through the same pool. */
async function measureStatements(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "jotter-scale-"));
  const postgres = await newPostgresDatabase();
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: postgres.url }, Date.now());
  const records = createRecordStore(database, 1e12);
  await run(database.db, "create table bare (user_id text, id text, data json, primary key (user_id, id))", []);
  const ids = await seed(postgres.url, atOnce, 0);
  for (const id of ids) await records.pull(id, { after: 0 }, 500, Date.now());

  const pushesOurs = async (id: string, at: number) => {
    const op = noteOp(`${at}-${randomUUID()}`, 0, at);
    const pushed = await records.push(id, { epoch: null, device: "phone", ops: [op] }, Date.now());
    if (pushed.kind !== "answered" || pushed.head === null) throw new Error("a push did not land");
  };
  const insert = "insert into bare (user_id, id, data) values ($1, $2, $3)";
  const insertsBare = async (id: string, at: number) => {
    const { data } = noteOp("", 0, at);
    await run(database.db, insert, [id, `${at}-${randomUUID()}`, JSON.stringify(data)]);
  };
  const edited = new Map<string, number>();
  const editsOurs = async (id: string, at: number) => {
    const op = noteOp("edited", edited.get(id) ?? 0, at);
    const pushed = await records.push(id, { epoch: null, device: "phone", ops: [op] }, Date.now());
    if (pushed.kind !== "answered" || pushed.head === null) throw new Error("an edit did not land");
    edited.set(id, pushed.head);
  };
  const update = "update bare set data = $3 where user_id = $1 and id = $2";
  for (const id of ids) await run(database.db, insert, [id, "edited", "{}"]);
  const updatesBare = async (id: string, at: number) => {
    await run(database.db, update, [id, "edited", JSON.stringify(noteOp("", 0, at).data)]);
  };
  const pullsOurs = async (id: string) => {
    const head = await records.head(id);
    return async () => void (await records.pull(id, { after: head }, 500, Date.now()));
  };
  const select = "select head from sync_user where user_id = $1";
  const selectsBare = async (id: string) => void (await run(database.db, select, [id]));

  const pace = (count: number, work: (id: string, at: number) => Promise<void>) => perSecond(ids, count, work);
  const pairs: Record<string, [number[], number[]]> = { push: [[], []], edit: [[], []], pull: [[], []] };
  for (let round = 0; round <= rounds; round++) {
    const pulls = new Map(await Promise.all(ids.map(async (id) => [id, await pullsOurs(id)] as const)));
    const pullsNothing = async (id: string) => await pulls.get(id)?.();
    const measured = [
      ["push", await pace(1500, pushesOurs), await pace(1500, insertsBare)],
      ["edit", await pace(1500, editsOurs), await pace(1500, updatesBare)],
      ["pull", 0, await pace(3000, selectsBare)],
    ] as const;
    for (const id of ids) pulls.set(id, await pullsOurs(id));
    const pulled = await pace(3000, pullsNothing);
    if (round === 0) continue; // Both sides get to compile their hot paths first.
    for (const [name, ours, floor] of measured) {
      pairs[name]?.[0].push(name === "pull" ? pulled : ours);
      pairs[name]?.[1].push(floor);
    }
  }
  const figure = (name: string, what: string): Figure => ({
    name: what,
    unit: "1/s",
    ours: pairs[name]?.[0] ?? [],
    floor: pairs[name]?.[1] ?? [],
    goal: { ratioAtLeast: 0.5 },
  });
  await database.close();
  await postgres.drop();
  await rm(folder, { recursive: true, force: true });
  return [
    figure("push", "push of a new note of 2 KB vs a bare prepared INSERT"),
    figure("edit", "push of an edit vs a bare prepared UPDATE"),
    figure("pull", "pull of nothing vs a bare prepared SELECT"),
  ];
}

/** Processor time of a whole push over HTTP: at one server and spread over four, with few students and with many. */
async function measureServers(): Promise<readonly Figure[]> {
  const small = await startCluster({ servers: 4 });
  const large = await startCluster({ servers: 1 });
  const fewWriters = await signedIn(small, await seed(small.databaseUrl, fewStudents, 5));
  const all = await seed(large.databaseUrl, manyStudents, 5);
  const step = Math.max(1, Math.floor(all.length / writers));
  const manyWriters = await signedIn(large, all.filter((_, at) => at % step === 0).slice(0, writers));
  const [one] = small.servers;
  if (!one) throw new Error("there is no server");

  const cost: Record<string, { server: number[]; database: number[] }> = {};
  for (let round = 0; round <= rounds; round++) {
    for (const [name, cluster, servers, students] of [
      ["one", small, [one], fewWriters],
      ["four", small, small.servers, fewWriters],
      ["many", large, large.servers, manyWriters],
    ] as const) {
      const spent = await pushStorm(cluster, servers, students, 2000);
      cost[name] ??= { server: [], database: [] };
      if (round === 0) continue;
      cost[name].server.push(spent.serverUs);
      cost[name].database.push(spent.databaseUs);
    }
  }
  const flat = { ratioAtMost: 1.15 };
  const compared = (what: string, name: string, part: "server" | "database"): Figure => ({
    name: what,
    unit: "us/push",
    ours: cost[name]?.[part] ?? [],
    floor: cost.one?.[part] ?? [],
    goal: flat,
  });
  await small.dispose();
  await large.dispose();
  return [
    compared("CPU of servers, 4 of them vs 1", "four", "server"),
    compared("CPU of PostgreSQL, 4 servers vs 1", "four", "database"),
    compared(`CPU of the server, ${manyStudents} students vs ${fewStudents}`, "many", "server"),
    compared(`CPU of PostgreSQL, ${manyStudents} students vs ${fewStudents}`, "many", "database"),
  ];
}

/** Open pages that do nothing, and how they come back after their server was killed. */
async function measureDevices(): Promise<readonly Figure[]> {
  const cluster = await startCluster({ servers: 1, env: inspected });
  const [server] = cluster.servers;
  if (!server) throw new Error("there is no server");
  const students = await signedIn(cluster, await seed(cluster.databaseUrl, devices, 0));
  // The first of them warm the server up; then it is weighed.
  const pages = await openedPages(server, students.slice(0, warmUp));
  const before = await settledMegabytes(server);
  pages.push(...(await openedPages(server, students.slice(warmUp))));
  const after = await settledMegabytes(server);

  for (const page of pages) page.forgetTimes();
  await server.kill();
  const outage = new Promise((resolve) => setTimeout(resolve, 3000));
  await outage;
  await server.restart();
  const since = performance.now();
  await Promise.all(pages.map((page) => page.isOpen()));
  const backMs = performance.now() - since;
  const times = pages.flatMap((page) => page.times());
  const failed = pages.reduce((sum, page) => sum + page.failed(), 0);
  for (const page of pages) page.close();
  await cluster.dispose();
  return [
    { name: "open pages at one server", unit: "", ours: [pages.length] },
    {
      name: "memory of an idle page",
      unit: "KB",
      ours: [((after - before) * 1024) / Math.max(1, devices - warmUp)],
      goal: { atMost: 20 },
    },
    { name: "all back after a kill -9 and 3 s away", unit: "ms", ours: [backMs] },
    { name: "of them the slowest request", unit: "ms", ours: [Math.max(...times)], goal: { atMost: 5000 } },
    { name: "p99 of those requests", unit: "ms", ours: [quantile(times, 0.99)] },
    { name: "answers of 500 and above", unit: "", ours: [failed], goal: { exactly: 0 } },
  ];
}

/** A hundred at once: that they come all together is measured later, and by the way they come back. */
async function openedPages(server: Server, students: readonly Student[]) {
  const pages: ReturnType<typeof createPage>[] = [];
  for (let at = 0; at < students.length; at += 100) {
    const some = students.slice(at, at + 100).map((student) => createPage(server, student));
    await Promise.all(some.map((page) => page.isOpen()));
    pages.push(...some);
  }
  return pages;
}

/** As much of a page as the server notices: its event stream, which comes back as a browser's does, and a pull then. */
function createPage(server: Server, student: Student) {
  let [retryMs, failures, isClosed] = [3000, 0, false];
  let times: number[] = [];
  let stream: ClientRequest | undefined;
  let opened: () => void = () => {};
  let open = new Promise<void>((resolve) => {
    opened = resolve;
  });

  function ask(path: string, done: (response: IncomingMessage) => void, lost: () => void): ClientRequest {
    const since = performance.now();
    const headers = { Host: `localhost:${server.port}`, Cookie: student.cookie };
    const asked = request({ host: "127.0.0.1", port: server.port, path, headers, agent: false }, (response) => {
      times.push(performance.now() - since);
      if ((response.statusCode ?? 0) >= 500) failures++;
      done(response);
    });
    asked.on("error", lost);
    asked.end();
    return asked;
  }

  function listen() {
    const again = once(() => {
      if (isClosed) return;
      open = new Promise<void>((resolve) => {
        opened = resolve;
      });
      setTimeout(listen, retryMs);
    });
    stream = ask(
      "/api/sync/events",
      (response) => {
        if (response.statusCode !== 200) return again();
        response.on("data", (chunk: Buffer) => {
          const told = /^retry: (\d+)/m.exec(chunk.toString())?.[1];
          if (told !== undefined) retryMs = Number(told);
        });
        response.on("close", again);
        response.on("error", again);
        // It was poked: it asks what is new.
        ask("/api/sync/pull?after=0", (page) => page.resume().on("end", opened), again);
      },
      again,
    );
  }

  listen();
  return {
    isOpen: async () => {
      for (;;) {
        const waited = open;
        await waited;
        if (waited === open) return;
      }
    },
    times: () => times,
    failed: () => failures,
    forgetTimes: () => {
      times = [];
    },
    close: () => {
      isClosed = true;
      stream?.destroy();
    },
  };
}

function once(work: () => void) {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}

/** Its garbage is collected when it has something to do. */
/** What a page leaves behind by coming is no memory of an idle one: it goes when the server needs the room. */
async function settledMegabytes(server: Server) {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await collectGarbage(server);
  return residentMegabytes(server.pid());
}

/** Students with some notes each, written into the tables: signing up hashes a password, which is not what is measured. */
async function seed(databaseUrl: string, count: number, notes: number): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const run = randomBytes(4).toString("hex");
  await client.query(
    `insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
     select $1 || '-' || md5(n::text) , 'Ada', $1 || n || '@example.org', false, now(), now() from generate_series(1, $2::int) n`,
    [run, count],
  );
  await client.query(
    `insert into sync_user (user_id, epoch, head, bytes, rows, history_bytes)
     select $1 || '-' || md5(n::text), '0.seeded', $3::int, $3::int * 400, $3::int, 0 from generate_series(1, $2::int) n`,
    [run, count, notes],
  );
  if (notes > 0)
    await client.query(
      `insert into record (user_id, kind, id, rev, v, del, at, bytes, device, seen, kept_at, created_at, updated_at, data)
       select $1 || '-' || md5(n::text), 'note', 'seeded-' || m, m, 1, 0, 1, 400, 'phone', '{"phone":1}', 0, 1, 1,
         json_build_object('title', 'Note ' || m, 'body', repeat('word ', 40), 'tags', '[]'::json, 'classId', null,
           'pinned', false, 'createdAt', 1, 'updatedAt', 1)
       from generate_series(1, $2::int) n, generate_series(1, $3::int) m`,
      [run, count, notes],
    );
  const { rows } = await client.query(`select "id" from "user" where "id" like $1 || '-%'`, [run]);
  await client.query("analyze");
  await client.end();
  return rows.map(({ id }) => String(id));
}

async function signedIn({ databaseUrl }: Cluster, ids: readonly string[]): Promise<readonly Student[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tokens = ids.map(() => randomBytes(16).toString("hex"));
  await client.query(
    `insert into "session" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt", seen_at)
     select token, token, student, now() + interval '30 days', now(), now(), $3::bigint
     from unnest($1::text[], $2::text[]) as given (token, student)`,
    [tokens, ids, Date.now()],
  );
  await client.end();
  return ids.map((id, at) => {
    const token = tokens[at] ?? "";
    const signature = createHmac("sha256", clusterSecret).update(token).digest("base64");
    return { id, cookie: `jot.session_token=${encodeURIComponent(`${token}.${signature}`)}`, rev: 0, pushed: 0 };
  });
}

/** So many pushes, some at once; every student stays with one server, as a proxy keeps them. */
async function pushStorm(cluster: Cluster, servers: readonly Server[], students: readonly Student[], count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const spent = async () => ({
    server: servers.reduce((sum, server) => sum + (cpuMs(server.pid()) ?? Number.NaN), 0),
    database: await databaseCpuMs(cluster.databaseUrl),
  });
  const before = await spent();
  // One after the other for each student: a device does not overtake itself.
  const device = async (_: unknown, lane: number) => {
    for (let at = lane; at < count; at += atOnce) {
      const place = lane + atOnce * (Math.floor(at / atOnce) % Math.floor(students.length / atOnce));
      const student = students[place];
      const server = servers[place % servers.length];
      if (student && server) await push(server, agent, student);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, device));
  const after = await spent();
  agent.destroy();
  return {
    serverUs: ((after.server - before.server) * 1000) / count,
    databaseUs: ((after.database - before.database) * 1000) / count,
  };
}

/** A new note, and then it is typed on, as most pushes are. */
async function push(server: Server, agent: Agent, student: Student) {
  const isNew = student.pushed++ % 5 === 0;
  const id = `typed-${Math.floor((student.pushed - 1) / 5)}`;
  const op = noteOp(id, isNew ? 0 : student.rev, student.pushed);
  const body = JSON.stringify({ epoch: null, device: "phone", ops: [op] });
  const answer = await new Promise<string>((resolve, reject) => {
    const headers = {
      Host: `localhost:${server.port}`,
      Origin: server.address,
      Cookie: student.cookie,
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
    };
    const options = { host: "127.0.0.1", port: server.port, method: "POST", path: "/api/sync/push", agent, headers };
    const asked = request(options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve(text));
      response.on("error", reject);
    });
    asked.on("error", reject);
    asked.end(body);
  });
  const rev = /"status":"ok","rev":(\d+)/.exec(answer)?.[1];
  if (rev === undefined) throw new Error(`A push was answered ${answer.slice(0, 500)}`);
  student.rev = Number(rev);
}

function noteOp(id: string, ifRev: number, at: number) {
  const data = {
    title: `Note ${at}`,
    body: `${at} ${prose}`,
    tags: [],
    classId: null,
    pinned: false,
    createdAt: 1,
    updatedAt: 1,
  };
  return { kind: "note", id, ifRev, n: at + 1, v: 1, data, del: false, at: Date.now() };
}

/** Of all processes that serve this database: those of a pool stay. */
async function databaseCpuMs(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  return rows.reduce((sum: number, { pid }) => sum + (cpuMs(Number(pid)) ?? Number.NaN), 0);
}

async function perSecond(
  ids: readonly string[],
  count: number,
  work: (id: string, at: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  const since = performance.now();
  await Promise.all(
    ids.map(async (id) => {
      while (next < count) await work(id, next++);
    }),
  );
  return (count * 1000) / (performance.now() - since);
}
