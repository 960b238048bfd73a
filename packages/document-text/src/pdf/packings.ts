/** How large bytes packed by LZW become, counted without unpacking them; no further than `most`. */
export function unpackedByTable(packed: Uint8Array, isEarly: boolean, most: number): number {
  const lengths = new Uint32Array(4096).fill(1, 0, 256);
  const early = isEarly ? 1 : 0;
  let [next, width, before, size] = [258, 9, 0, 0];
  let [bits, held] = [0, 0];
  for (const byte of packed) {
    bits = ((bits << 8) | byte) & 0xfffff;
    held += 8;
    if (held < width) continue;
    held -= width;
    const code = (bits >> held) & ((1 << width) - 1);
    if (code === 257) return size;
    if (code === 256) {
      [next, width, before] = [258, 9, 0];
      continue;
    }
    const length = code < next ? (lengths[code] ?? 0) : before + 1;
    if (before > 0 && next < 4096) lengths[next++] = before + 1;
    if (next + early >= 1 << width && width < 12) width++;
    before = length;
    size += length;
    if (size > most) return size;
  }
  return size;
}

/** How large bytes packed by run lengths become. */
export function unpackedByPairs(packed: Uint8Array): number {
  let size = 0;
  for (let at = 0; at < packed.length; ) {
    const count = packed[at] ?? 128;
    if (count === 128) return size;
    size += count < 128 ? count + 1 : 257 - count;
    at += count < 128 ? count + 2 : 2;
  }
  return size;
}

const isBlank = (byte: number) => byte <= 32;

/** Bytes written as letters of 85, five for four. */
export function fromLetters(letters: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(letters.length * 4);
  let [size, value, count] = [0, 0, 0];
  const put = (wanted: number) => {
    for (let place = 0; place < wanted; place++) bytes[size++] = Math.floor(value / 256 ** (3 - place)) & 0xff;
    [value, count] = [0, 0];
  };
  for (const letter of letters) {
    if (isBlank(letter)) continue;
    if (letter === 0x7a && count === 0) put(4);
    else if (letter < 0x21 || letter > 0x75) break;
    else {
      value = value * 85 + letter - 0x21;
      if (++count === 5) put(4);
    }
  }
  const left = count - 1;
  for (; count > 0 && count < 5; count++) value = value * 85 + 84;
  if (left > 0) put(left);
  return bytes.subarray(0, size);
}

export function fromHex(letters: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(letters.length / 2));
  let digits = 0;
  for (const letter of letters) {
    if (isBlank(letter)) continue;
    const digit = Number.parseInt(String.fromCharCode(letter), 16);
    if (Number.isNaN(digit)) break;
    bytes[digits >> 1] = (bytes[digits >> 1] ?? 0) | (digits % 2 === 0 ? digit << 4 : digit);
    digits++;
  }
  return bytes.subarray(0, (digits + 1) >> 1);
}
