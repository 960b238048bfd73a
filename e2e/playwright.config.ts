import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./support/chromium.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 3,
  // A journey that passes only the second time is listed as flaky: a fault to look for, not one to stop everybody.
  retries: 1,
  reporter: "list",
  // A journey takes a few seconds; two shared cores under load take ten times that.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: "chromium",
    // Off, since recording every step makes every journey slower; `--trace retain-on-failure` turns it on.
    trace: "off",
    screenshot: "only-on-failure",
    locale: "en-US",
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments] },
  },
});
