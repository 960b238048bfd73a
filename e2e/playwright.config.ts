import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./support/chromium.ts";

/** A journey is over before code that is made faster, or compiled before it is called, has paid for itself: a fifth of all the work. */
const forShortLives = ["--js-flags=--no-opt --no-maglev --max-lazy"];

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 3,
  // A journey that needs another try is listed as flaky: a fault to look for, not one to stop everybody.
  retries: 2,
  reporter: "list",
  // A journey takes a few seconds; these end what hangs on a shared machine that is ten times slower for a while.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  use: {
    // One thing a student does: what cannot be pressed is told long before the journey's time is up.
    actionTimeout: 60_000,
    browserName: "chromium",
    // Off, since recording every step makes every journey slower; `--trace retain-on-failure` turns it on.
    trace: "off",
    screenshot: "only-on-failure",
    locale: "en-US",
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments, ...forShortLives] },
  },
});
