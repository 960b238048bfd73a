import { createHash } from "node:crypto";

/** What every answer carries. `page` is the app's index.html, whose own inline scripts are the only ones that run. */
export function securityHeaders(publicUrl: string, page: string): readonly (readonly [name: string, value: string])[] {
  const policy = [
    "default-src 'self'",
    // SQLite reads and writes packages of cards as WebAssembly; no other word lets that run without eval.
    ["script-src 'self' 'wasm-unsafe-eval'", ...inlineScriptHashes(page)].join(" "),
    // Formulas are set with inline styles.
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ];
  const headers: [string, string][] = [
    ["content-security-policy", policy.join("; ")],
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "same-origin"],
    // Not plain same-origin: it would cut the tie to a sign-in popup.
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=(self), payment=(), usb=()"],
  ];
  if (publicUrl.startsWith("https:")) headers.push(["strict-transport-security", "max-age=31536000"]);
  return headers;
}

function inlineScriptHashes(page: string): readonly string[] {
  const scripts = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)];
  return scripts.map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
