/** A new file's id: 128 random bits, so that a device can make one without asking anybody. */
export function newFileId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function isFileId(id: string): boolean {
  return /^[0-9a-f]{32}$/.test(id);
}

/** What is longer, and has an id of the device's making, is sent in pieces, and goes on where the line broke. */
export const mostBytesAtOnce = 4 * 1024 * 1024;
