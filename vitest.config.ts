import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Half a minute each: begun last, they would leave all but one worker idle. */
const longest = /sync-model|server\/src\/main|contract|gateway|plan\/(schedule|repair)\.test/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => (longest.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => isLong(one) - isLong(other));
  }
}

export default defineConfig({
  test: {
    include: ["{apps,packages}/*/src/**/*.test.{ts,tsx}", "{locales,content}/src/**/*.test.ts", "tools/**/*.test.ts"],
    // One PostgreSQL for all tests that want one; they ask for databases of their own.
    globalSetup: ["apps/server/src/storage/test-postgres.ts"],
    setupFiles: ["tools/test-setup.ts"],
    maxWorkers: 3,
    // These end what hangs; a shared machine may be ten times slower for a while. What needs a second try is listed.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    retry: 2,
    // A worker keeps what it has loaded: no test leaves anything behind, and a third of the work is saved.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    pool: "forks",
  },
});
