/** By the browser itself, beside the page. Over plain http, as on a school's own network, it has no such thing. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const own = globalThis.crypto?.subtle;
  const digest = own
    ? new Uint8Array(await own.digest("SHA-256", bytes))
    : await (await import("./sha256.ts")).sha256(new Uint8Array(bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
