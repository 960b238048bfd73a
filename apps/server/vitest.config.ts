import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    // One PostgreSQL for all test files.
    globalSetup: ["src/storage/test-postgres.ts"],
    // Half of the time is password hashing, which leaves the event loop free for another file.
    maxWorkers: 2,
    // Waiting ends when what is waited for is there; this is for a machine busy with other things.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
