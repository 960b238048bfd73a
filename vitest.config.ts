import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{apps,packages}/*/src/**/*.test.{ts,tsx}", "{locales,content}/src/**/*.test.ts", "tools/**/*.test.ts"],
    // One PostgreSQL for all tests that want one; they ask for databases of their own.
    globalSetup: ["apps/server/src/storage/test-postgres.ts"],
    setupFiles: ["tools/one-seed.ts"],
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: "forks",
  },
});
