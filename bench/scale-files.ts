// What a file costs on its way into a bucket and out of it, against a bare request over the same wire; and what a note
// takes on the disk of PostgreSQL. The store keeps nothing, so that only the sender is measured.
// Both go by TLS, as files do: the certificate is made by `openssl`.
//
// npm run bench:files
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request as plainRequest } from "node:http";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { s3AddressOf } from "@jotter/server/files/s3-address";
import { createS3FileStore } from "@jotter/server/files/s3-file-store";
import { run } from "@jotter/server/storage/database";
import { openDatabase } from "@jotter/server/storage/open-database";
import { newPostgresDatabase } from "@jotter/server/storage/test-postgres";
import { createRecordStore } from "@jotter/server/sync/record-store";
import { signUp } from "../e2e/support/account.ts";
import { endWithUs, type Server, startServer } from "../e2e/support/server.ts";
import { cpuMs, residentMegabytes } from "./support/processes.ts";
import { type Figure, numberOption, report } from "./support/report.ts";

const rounds = numberOption("rounds", 5);
const atOnce = 4;
const mega = 1_000_000;
const sizes = [
  { name: "3 MB", bytes: 3 * mega, count: 16 },
  { name: "24 MB", bytes: 24 * mega, count: 4 },
] as const;

// Its certificate is nobody's.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
const sink = spawn(process.execPath, [fileURLToPath(new URL("./floor/s3-sink.mjs", import.meta.url))], {
  stdio: ["ignore", "pipe", "inherit"],
});
endWithUs(sink);
const [said] = await once(sink.stdout, "data");
const port = Number(String(said));
const url = `s3://key:secret@127.0.0.1:${port}/jotter`;
const address = s3AddressOf(url);
if (!address) throw new Error(`${url} is no address`);
const store = createS3FileStore(address);
const agent = new Agent({ keepAlive: true });

const figures: Figure[] = [];
for (const size of sizes) figures.push(...(await measureTransfers(size)));
figures.push(...(await measureServer()));
figures.push(await measureNotes());
sink.kill();
agent.destroy();
report("files", figures);
process.exit();

type Size = (typeof sizes)[number];

async function measureTransfers({ name, bytes, count }: Size): Promise<readonly Figure[]> {
  const paces = { put: [[], []], get: [[], []] } as Record<"put" | "get", [number[], number[]]>;
  for (let round = 0; round <= rounds; round++) {
    const measured = {
      put: [
        await pace(count, bytes, () => store.write("a", chunks(bytes), bytes)),
        await pace(count, bytes, () => barePut(bytes)),
      ],
      get: [await pace(count, bytes, () => ourGet(bytes)), await pace(count, bytes, () => bareGet(bytes))],
    } as const;
    if (round === 0) continue; // Both sides get to compile their hot paths first.
    for (const way of ["put", "get"] as const)
      for (const side of [0, 1] as const) paces[way][side].push(measured[way][side]);
  }
  const goal = { ratioAtLeast: 0.8 };
  return [
    { name: `into a bucket, ${name} each, vs a bare PUT`, unit: "MB/s", ours: paces.put[0], floor: paces.put[1], goal },
    {
      name: `out of a bucket, ${name} each, vs a bare GET`,
      unit: "MB/s",
      ours: paces.get[0],
      floor: paces.get[1],
      goal,
    },
  ];
}

/** Megabytes a second, some at a time. */
async function pace(count: number, bytes: number, transfer: () => Promise<unknown>) {
  const started = performance.now();
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await transfer();
    }),
  );
  return (count * bytes) / mega / ((performance.now() - started) / 1000);
}

async function* chunks(bytes: number) {
  const block = Buffer.alloc(65_536, 1);
  for (let left = bytes; left > 0; left -= block.length) yield left < block.length ? block.subarray(0, left) : block;
}

async function barePut(bytes: number) {
  const put = request({
    agent,
    host: "127.0.0.1",
    port,
    method: "PUT",
    path: "/jotter/a",
    headers: { "content-length": bytes },
  });
  const answered = once(put, "response");
  await pipeline(Readable.from(chunks(bytes), { objectMode: false }), put);
  const [answer] = await answered;
  for await (const _ of answer);
}

async function bareGet(bytes: number) {
  const get = request({ agent, host: "127.0.0.1", port, path: `/jotter/give-${bytes}` }).end();
  const [answer] = await once(get, "response");
  for await (const _ of answer);
}

async function ourGet(bytes: number) {
  for await (const _ of (await store.read(`give-${bytes}`)) ?? []);
}

/** A whole server between a device and the bucket: its processor time for a megabyte, and its memory for larger files. */
async function measureServer(): Promise<readonly Figure[]> {
  const server = await startServer({
    env: {
      NODE_TLS_REJECT_UNAUTHORIZED: "0",
      FILES_URL: url,
      MAX_FILE_BYTES: String(1000 * mega),
      FILE_QUOTA_BYTES: "1000000000000",
    },
  });
  const { cookie } = await signUp(server.address);
  const upload = async (bytes: number) => {
    const headers = { cookie, origin: server.address, "content-length": bytes };
    const post = plainRequest({
      host: "127.0.0.1",
      port: server.port,
      method: "POST",
      path: "/api/files?name=f",
      headers,
    });
    const answered = once(post, "response");
    await pipeline(Readable.from(chunks(bytes), { objectMode: false }), post);
    const [answer] = await answered;
    for await (const _ of answer);
    if (answer.statusCode !== 201) throw new Error(`An upload was answered with ${answer.statusCode}.`);
  };
  await pace(8, 3 * mega, () => upload(3 * mega));
  const perMegabyte: number[] = [];
  const small: number[] = [];
  const large: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = cpuMs(server.pid()) ?? 0;
    small.push(await mostMemory(server, () => pace(16, 6 * mega, () => upload(6 * mega))));
    perMegabyte.push(((cpuMs(server.pid()) ?? 0) - before) / (16 * 6));
    large.push(await mostMemory(server, () => pace(4, 96 * mega, () => upload(96 * mega))));
  }
  await server.dispose();
  return [
    { name: "processor time of a server for an upload", unit: "ms/MB", ours: perMegabyte },
    {
      name: "memory of a server, 4 uploads of 96 MB at once vs of 6 MB",
      unit: "MB",
      ours: large,
      floor: small,
      goal: { ratioAtMost: 1.3 },
    },
  ];
}

async function mostMemory(server: Server, work: () => Promise<unknown>) {
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, residentMegabytes(server.pid()));
  }, 20);
  await work();
  clearInterval(looking);
  return most;
}

/** With its indexes and what the database keeps of its own; no two notes are alike, so nothing is packed away. */
async function measureNotes(): Promise<Figure> {
  const notes = 2000;
  const folder = await mkdtemp(join(tmpdir(), "jotter-files-"));
  const postgres = await newPostgresDatabase();
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: postgres.url }, Date.now());
  const records = createRecordStore(database, 1e12);
  const bytes = async () => {
    const [size] = await run<{ bytes: number }>(
      database.db,
      "select pg_database_size(current_database()) as bytes",
      [],
    );
    return size?.bytes ?? 0;
  };
  const now = new Date();
  await run(
    database.db,
    `insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt") values ('ada', 'Ada', 'ada@example.org', false, $1, $1)`,
    [now],
  );
  const before = await bytes();
  for (let n = 0; n < notes; n += 50) {
    const ops = Array.from({ length: 50 }, (_, at) => ({
      kind: "note",
      id: `note-${n + at}`,
      ifRev: 0,
      n: n + at + 1,
      v: 1,
      data: {
        title: `Note ${n + at}`,
        body: words(),
        tags: [],
        classId: null,
        pinned: false,
        createdAt: 1,
        updatedAt: 1,
      },
      del: false,
      at: 1000,
    }));
    const pushed = await records.push("ada", { epoch: null, device: "phone", ops }, Date.now());
    if (pushed.kind !== "answered") throw new Error("a push did not land");
  }
  const perNote = ((await bytes()) - before) / notes / 1000;
  await database.close();
  await postgres.drop();
  await rm(folder, { recursive: true, force: true });
  return { name: "disk of PostgreSQL for a note of 2 kB", unit: "kB", ours: [perNote], goal: { atMost: 6 } };
}

function words() {
  let text = "";
  while (text.length < 1800) text += `${Math.floor(Math.random() * 1e9).toString(36)} `;
  return text;
}
