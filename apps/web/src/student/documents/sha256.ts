/** SHA-256 where the browser keeps its own from a page: over plain http. Half a megabyte at a time, so that the page stays usable. */
export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  const state = Uint32Array.from(firstState);
  const words = new Uint32Array(64);
  const whole = bytes.length - (bytes.length % blockBytes);
  for (let at = 0; at < whole; at += blockBytes) {
    mixIn(state, words, bytes, at);
    if (at % turnBytes === 0 && at > 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const end = withLength(bytes.subarray(whole), bytes.length);
  for (let at = 0; at < end.length; at += blockBytes) mixIn(state, words, end, at);
  const sum = new DataView(new ArrayBuffer(32));
  for (const [at, word] of state.entries()) sum.setUint32(at * 4, word);
  return new Uint8Array(sum.buffer);
}

const blockBytes = 64;
const turnBytes = 512 * 1024;

/** What is left of the bytes, a bit that ends them, and how many bits they were. */
function withLength(rest: Uint8Array, length: number): Uint8Array {
  const end = new Uint8Array(rest.length < blockBytes - 8 ? blockBytes : 2 * blockBytes);
  end.set(rest);
  end[rest.length] = 0x80;
  const view = new DataView(end.buffer);
  view.setUint32(end.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(end.length - 4, (length * 8) >>> 0);
  return end;
}

function mixIn(state: Uint32Array, words: Uint32Array, bytes: Uint8Array, from: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset + from, blockBytes);
  for (let at = 0; at < 16; at++) words[at] = view.getUint32(at * 4);
  for (let at = 16; at < 64; at++) {
    const near = words[at - 2] ?? 0;
    const far = words[at - 15] ?? 0;
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[at] = (words[at - 16] ?? 0) + low + (words[at - 7] ?? 0) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at++) {
    const chosen = (e & f) ^ (~e & g);
    const one =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (rounds[at] ?? 0) + (words[at] ?? 0)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + word;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The first bits behind the point of the roots of the first primes, by which the standard is made. */
const primes = firstPrimes(64);
const firstState = primes.slice(0, 8).map((prime) => bitsBehindPoint(Math.sqrt(prime)));
const rounds = Uint32Array.from(primes, (prime) => bitsBehindPoint(Math.cbrt(prime)));

function bitsBehindPoint(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

function firstPrimes(count: number): readonly number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}
