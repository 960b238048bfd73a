/** By the browser itself, beside the page. Over plain http it has no such thing: then nothing is recognised. */
export async function hashOf(bytes: ArrayBuffer): Promise<string | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
