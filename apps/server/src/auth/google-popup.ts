import { createHash } from "node:crypto";

/** Where a sign-in popup ends: it tells the page that opened it how it went, and closes. */
export const googlePopupPath = "/api/auth/google/popup";

// Without an opener (a browser that cut the tie), the popup itself goes on as the app.
const script = `if (window.opener) {
  window.opener.postMessage({ source: "jotter-google", search: location.search }, location.origin);
  window.close();
} else location.replace("/login" + location.search);`;

export function googlePopupPage(): Response {
  return new Response(page, { headers });
}

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Jotter</title><script>${script}</script></html>\n`;

/**
 * Coming back from another site, a page that asked for more would be cut off from the one that opened the popup.
 * Redirects on the way count as well.
 */
export const openToOpener = { "cross-origin-opener-policy": "unsafe-none" } as const;

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": [
    "default-src 'none'",
    `script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  ...openToOpener,
};
