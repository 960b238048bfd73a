/** The SHA-1 of some bytes as hex digits. Anki marks notes with it; nothing is kept secret by it. */
export function sha1(bytes: Uint8Array): string {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  const words = new Uint32Array(80);
  for (let from = 0; from < padded.length; from += 64) {
    for (let place = 0; place < 16; place++) words[place] = view.getUint32(from + place * 4);
    for (let place = 16; place < 80; place++) {
      words[place] = turned(word(place - 3) ^ word(place - 8) ^ word(place - 14) ^ word(place - 16), 1);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
    for (let place = 0; place < 80; place++) {
      const next = (turned(a, 5) + mixed(place, b, c, d) + e + word(place)) >>> 0;
      [a, b, c, d, e] = [next, a, turned(b, 30), c, d];
    }
    [a, b, c, d, e].forEach((value, place) => {
      state[place] = ((state[place] ?? 0) + value) >>> 0;
    });
  }
  return state.map((value) => value.toString(16).padStart(8, "0")).join("");

  function word(place: number): number {
    return words[place] ?? 0;
  }
}

function turned(value: number, by: number): number {
  return ((value << by) | (value >>> (32 - by))) >>> 0;
}

function mixed(place: number, b: number, c: number, d: number): number {
  if (place < 20) return ((b & c) | (~b & d)) + 0x5a827999;
  if (place < 40) return (b ^ c ^ d) + 0x6ed9eba1;
  if (place < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
  return (b ^ c ^ d) + 0xca62c1d6;
}
