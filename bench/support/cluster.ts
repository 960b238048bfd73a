import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Pooler, startPgBouncer } from "@jotter/server/storage/test-pooler";
import { newPostgresDatabase } from "@jotter/server/storage/test-postgres";
import { type Server, startServer } from "../../e2e/support/server.ts";

/** Several real servers on one PostgreSQL and one folder of files, with a pooler between where it is wanted. */
export type Cluster = {
  readonly servers: readonly Server[];
  readonly databaseUrl: string;
  readonly dispose: () => Promise<void>;
};

export type ClusterOptions = {
  readonly servers: number;
  readonly pooler?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** What all of them are reached by, where something stands before them. */
  readonly publicUrl?: string;
};

export const clusterSecret = "a secret for benches that is long enough";

export async function startCluster({ servers: count, pooler, env, publicUrl }: ClusterOptions): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), "jotter-cluster-"));
  const postgres = await newPostgresDatabase();
  const bouncer: Pooler | undefined = pooler ? await startPgBouncer(postgres.url, 8) : undefined;
  const settings = {
    LOG_LEVEL: "error",
    AUTH_SECRET: clusterSecret,
    DATABASE_URL: bouncer?.url ?? postgres.url,
    ...(bouncer && { DATABASE_DIRECT_URL: postgres.url }),
    ...env,
  };
  const servers = await Promise.all(
    Array.from({ length: count }, () =>
      startServer({ dataDir: folder, env: settings, ...(publicUrl !== undefined && { publicUrl }) }),
    ),
  );
  return {
    servers,
    databaseUrl: postgres.url,
    async dispose() {
      for (const server of servers) await server.dispose();
      await bouncer?.stop();
      await postgres.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
