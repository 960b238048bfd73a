const block = 512;

/** One file of a package as npm packs it (a tar, unzipped), by its path within the package; null where there is none. */
export function fileInTar(tar: Uint8Array, path: string): Uint8Array | null {
  for (let at = 0; at + block <= tar.length; ) {
    const head = tar.subarray(at, at + block);
    const name = textAt(head, 0, 100);
    if (name === "") return null;
    const size = Number.parseInt(textAt(head, 124, 12), 8);
    if (!Number.isSafeInteger(size) || size < 0) return null;
    const prefix = textAt(head, 345, 155);
    const whole = prefix === "" ? name : `${prefix}/${name}`;
    const start = at + block;
    // The first folder is the package's own, mostly "package".
    if (isFile(head) && whole.slice(whole.indexOf("/") + 1) === path) {
      return start + size <= tar.length ? tar.subarray(start, start + size) : null;
    }
    at = start + Math.ceil(size / block) * block;
  }
  return null;
}

function isFile(head: Uint8Array): boolean {
  return head[156] === 0 || head[156] === 0x30;
}

/** Up to the first zero. */
function textAt(head: Uint8Array, from: number, length: number): string {
  const field = head.subarray(from, from + length);
  const end = field.indexOf(0);
  return Buffer.from(end < 0 ? field : field.subarray(0, end))
    .toString("latin1")
    .trim();
}
