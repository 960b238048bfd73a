import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operatorsCode } from "./auth/operators-code.ts";
import { createLog } from "./log.ts";
import { startServer } from "./server.ts";
import { settingsFrom } from "./settings.ts";
import type { Dialect } from "./storage/database.ts";
import { newPostgresDatabase } from "./storage/test-postgres.ts";

export type TestServer = {
  /** Its own origin: requests that change something must carry it as `Origin`. */
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Where its PostgreSQL is, if it has one. */
  readonly databaseUrl: string | undefined;
  /** The lines it logged. */
  readonly log: readonly string[];
  /** What `reset-code EMAIL` tells the operator. */
  readonly resetCode: (email: string) => Promise<string>;
  readonly stop: () => Promise<void>;
};

export type TestServerOptions = {
  readonly database: Dialect;
  /** Settings as an operator would give them. */
  readonly env?: Readonly<Record<string, string>>;
  /** Kept as for students, which takes its time; for tests of that time. */
  readonly realPasswords?: boolean;
};

const quickHash = (password: string) => createHash("sha256").update(password).digest("hex");
const quickPasswords = {
  hash: async (password: string) => quickHash(password),
  verify: async ({ hash, password }: { readonly hash: string; readonly password: string }) =>
    hash === quickHash(password),
};

/** A whole server in this process, on a free port of 127.0.0.1, with a folder and a database of its own. */
export async function startTestServer({
  database,
  env = {},
  realPasswords = false,
}: TestServerOptions): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "jotter-server-"));
  const postgres = database === "postgres" ? await newPostgresDatabase() : undefined;
  const settings = settingsFrom({
    PORT: "0",
    DATA_DIR: dataDir,
    AUTH_SECRET: "a secret for tests that is long enough",
    AUTH_ATTEMPTS_PER_ADDRESS: "100000",
    REQUESTS_PER_MINUTE: "1000000",
    LOG_LEVEL: "debug",
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...env,
  });
  const log: string[] = [];
  const server = await startServer(
    settings,
    createLog(settings.LOG_LEVEL, (line) => void log.push(line)),
    realPasswords ? undefined : quickPasswords,
  );
  return {
    url: server.url.replace("localhost", "127.0.0.1"),
    port: server.port,
    dataDir,
    databaseUrl: postgres?.url,
    log,
    resetCode: async (email) => (await operatorsCode(settings, email, Date.now())).code,
    async stop() {
      await server.stop();
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
