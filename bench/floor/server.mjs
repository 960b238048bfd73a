// The floor every server figure is held against: bare node:http + node:sqlite, WAL, synchronous FULL.
// No accounts, no validation, no revisions: parse the body, upsert its rows in one transaction, answer.
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

const database = new DatabaseSync(process.env.DATABASE ?? ":memory:");
database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
database.exec("CREATE TABLE IF NOT EXISTS doc (user TEXT, id TEXT, data TEXT, PRIMARY KEY (user, id))");
const upsert = database.prepare(
  "INSERT INTO doc (user, id, data) VALUES (?, ?, ?) ON CONFLICT (user, id) DO UPDATE SET data = excluded.data",
);
const begin = database.prepare("BEGIN IMMEDIATE");
const commit = database.prepare("COMMIT");

createServer((request, response) => {
  if (request.method !== "POST") return response.end("ok");
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const { device, ops } = JSON.parse(Buffer.concat(chunks).toString());
    begin.run();
    for (const op of ops) upsert.run(device, op.id, JSON.stringify(op.data));
    commit.run();
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ saved: ops.length }));
  });
}).listen(Number(process.env.PORT), "127.0.0.1");
