import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { errorDetails, type Log } from "../log.ts";
import { type Database, run } from "./database.ts";
import { bytesCheckedAtStart } from "./sqlite.ts";
import { isDamage, troubleOf } from "./trouble.ts";

/** What is wrong with the disk or the database, as far as anything has met it: for `/healthz`, and for the log. */
export type Health = {
  readonly problem: () => Promise<"damaged" | "disk-full" | undefined>;
  /** Whatever went wrong for somebody. */
  readonly met: (error: unknown) => void;
  /** Reads a large database through, beside the thread that answers. */
  readonly checkAll: () => Promise<void>;
};

export function createHealth(database: Database, dataDir: string, log: Log): Health {
  let isDamaged = false;
  let isFull = false;

  function damaged(finding: string) {
    if (!isDamaged) log.error("database.damaged", { finding, remedy: "stop the server and bring a backup back" });
    isDamaged = true;
  }

  return {
    async problem() {
      // Only what is known to be full is tried: a watcher that asks each second must not write each second.
      if (isFull) isFull = await isStillFull(database);
      return isDamaged ? "damaged" : isFull ? "disk-full" : undefined;
    },
    met(error) {
      if (isDamage(error)) damaged("met while answering");
      if (troubleOf(error) === "disk-full") isFull = true;
    },
    async checkAll() {
      const path = join(dataDir, "jotter.db");
      if (database.dialect !== "sqlite" || !existsSync(path) || statSync(path).size <= bytesCheckedAtStart) return;
      try {
        const finding = await quickCheck(path);
        if (finding !== "ok") damaged(finding);
      } catch (error) {
        log.error("check.failed", errorDetails(error));
      }
    },
  };
}

async function isStillFull(database: Database): Promise<boolean> {
  try {
    await database.write(async (transaction) => {
      await run(transaction, "insert into server_key (name, value) values ('room', $1)", ["x".repeat(20_000)]);
      await run(transaction, "delete from server_key where name = 'room'", []);
    });
    return false;
  } catch (error) {
    return troubleOf(error) === "disk-full";
  }
}

/** With a connection of its own, that only reads: in WAL mode nobody waits for it. */
const program = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { DatabaseSync } = require("node:sqlite");
  let finding;
  try {
    const file = new DatabaseSync(workerData, { timeout: 5000 });
    finding = String(file.prepare("pragma quick_check(1)").get().quick_check);
    file.close();
  } catch (error) {
    finding = error.message;
  }
  parentPort.postMessage(finding);
`;

function quickCheck(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { eval: true, workerData: path });
    worker.unref();
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => resolve("ok")); // The server stops: nothing was found.
  });
}
