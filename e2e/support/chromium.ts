/** The browser every journey and bench runs in. `tools/journeys.mjs` finds one and says where. */
export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
}

/** No sandbox (tests run as root in containers) and no traffic of the browser's own. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;
