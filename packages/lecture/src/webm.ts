import { grouped, join, type SoundSlice } from "./sound-slice.ts";

/**
 * A browser writes a recording as it comes: nothing in it says how long it is, and nothing where to find a minute of it.
 * Players then show no length, and look for places by reading everything. [LEC-1]
 */

const id = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  scale: 0x2ad7b1,
  duration: 0x4489,
  time: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
} as const;

type Element = {
  readonly id: number;
  readonly from: number;
  /** Where its content begins and ends; an unknown end is null. */
  readonly start: number;
  readonly end: number | null;
};

type Cluster = { readonly from: number; readonly to: number; readonly at: number };

type Webm = {
  /** Head of the file and what stands before the sound, without what tells lengths and places. */
  readonly segmentFrom: number;
  readonly info: Element;
  readonly tracks: Element;
  readonly clusters: readonly Cluster[];
  readonly lastAt: number;
  readonly isFinished: boolean;
};

/** How long it plays, as far as it goes; null where it is no such recording. */
export function webmMs(bytes: Uint8Array): number | null {
  return parsed(bytes)?.lastAt ?? null;
}

/** The same sound with its length and a list of places; what is no such recording as it is. */
export function finishedWebm(bytes: Uint8Array): Uint8Array {
  const webm = parsed(bytes);
  if (!webm || webm.isFinished) return bytes;
  const { info, tracks, clusters, lastAt } = webm;
  const head = bytes.subarray(0, webm.segmentFrom);
  const infoContent = join([
    element(id.scale, [0x0f, 0x42, 0x40]),
    element(id.duration, float(lastAt)),
    ...childrenOf(bytes, info).flatMap(({ id: name, from, end }) =>
      name === id.scale || name === id.duration || end === null ? [] : [bytes.subarray(from, end)],
    ),
  ]);
  const front = [element(id.info, infoContent), bytes.subarray(tracks.from, tracks.end ?? tracks.start)];
  const sounds = clusters.map(({ from, to }) => {
    const { start } = elementAt(bytes, from, bytes.length) ?? { start: from };
    return element(id.cluster, bytes.subarray(start, to));
  });
  // The list stands before the sound: its own length does not depend on where things are, since each number has 4 bytes.
  const empty = cuesAt(clusters, sounds, 0);
  const cues = cuesAt(clusters, sounds, size(front) + empty.length);
  const content = [...front, cues, ...sounds];
  return join([head, number(id.segment), sizeOf(size(content)), ...content]);
}

/** The same sound in files of about so long each, from about this moment on; none where it is no such recording. */
export function webmSlices(bytes: Uint8Array, fromMs: number, everyMs: number): readonly SoundSlice[] {
  const webm = parsed(bytes);
  if (!webm) return [];
  const { info, tracks, clusters } = webm;
  const scale = childrenOf(bytes, info).filter(({ id: name }) => name === id.scale);
  const front = join([
    element(id.info, join(scale.map(({ from, end }) => bytes.subarray(from, end ?? from)))),
    bytes.subarray(tracks.from, tracks.end ?? tracks.start),
  ]);
  const places = clusters.map((cluster) => ({ cluster, atMs: cluster.at }));
  return grouped(places, fromMs, everyMs).map((group) => {
    const { atMs } = group[0];
    const content = join([front, ...group.map(({ cluster }) => clusterAt(bytes, cluster, cluster.at - atMs))]);
    return {
      atMs,
      bytes: join([bytes.subarray(0, webm.segmentFrom), number(id.segment), sizeOf(content.length), content]),
    };
  });
}

/** The same blocks, as if they began at another moment. */
function clusterAt(bytes: Uint8Array, { from, to }: Cluster, at: number): Uint8Array {
  const { start } = elementAt(bytes, from, bytes.length) ?? { start: to };
  const blocks = childrenOf(bytes, { id: id.cluster, from, start, end: to }).filter(({ id: name }) => name !== id.time);
  return element(
    id.cluster,
    join([element(id.time, four(at)), ...blocks.map((one) => bytes.subarray(one.from, one.end ?? one.from))]),
  );
}

function cuesAt(clusters: readonly Cluster[], sounds: readonly Uint8Array[], before: number): Uint8Array {
  let place = before;
  const points = clusters.map(({ at }, index) => {
    const positions = join([element(0xf7, [1]), element(0xf1, four(place))]);
    place += sounds[index]?.length ?? 0;
    return element(0xbb, join([element(0xb3, four(at)), element(0xb7, positions)]));
  });
  return element(id.cues, join(points));
}

function parsed(bytes: Uint8Array): Webm | null {
  const head = elementAt(bytes, 0, bytes.length);
  if (head?.id !== id.head || head.end === null) return null;
  const segment = elementAt(bytes, head.end, bytes.length);
  if (segment?.id !== id.segment) return null;
  let [info, tracks]: (Element | undefined)[] = [];
  let hasCues = false;
  const clusters: Cluster[] = [];
  let lastAt = 0;
  for (let at = segment.start; at < bytes.length; ) {
    const one = elementAt(bytes, at, bytes.length);
    if (!one) break;
    if (one.id === id.cluster) {
      const { to, begins, ends } = clusterIn(bytes, one);
      if (ends !== null) {
        clusters.push({ from: one.from, to, at: begins });
        lastAt = Math.max(lastAt, ends);
      }
      if (to <= at) break;
      at = to;
      continue;
    }
    if (one.end === null || one.end > bytes.length) break;
    if (one.id === id.info) info ??= one;
    if (one.id === id.tracks) tracks ??= one;
    if (one.id === id.cues) hasCues = true;
    at = one.end;
  }
  if (!info || !tracks) return null;
  return { segmentFrom: segment.from, info, tracks, clusters, lastAt, isFinished: hasCues };
}

/** Where its last whole block ends, and the times of its first and last; of a cluster without a size, too. */
function clusterIn(bytes: Uint8Array, cluster: Element): { to: number; begins: number; ends: number | null } {
  const most = Math.min(cluster.end ?? bytes.length, bytes.length);
  let [at, begins]: [number, number] = [cluster.start, 0];
  let ends: number | null = null;
  while (at < most) {
    const one = elementAt(bytes, at, most);
    // What belongs to the segment ends a cluster of unknown size.
    if (!one || one.end === null || one.end > most || ofSegment.has(one.id)) break;
    if (one.id === id.time) begins = unsigned(bytes, one.start, one.end);
    if (one.id === id.simpleBlock && one.end - one.start >= 4)
      ends = Math.max(ends ?? 0, begins + delay(bytes, one.start));
    if (one.id === id.blockGroup) {
      const block = elementAt(bytes, one.start, one.end);
      if (block?.id === 0xa1) ends = Math.max(ends ?? 0, begins + delay(bytes, block.start));
    }
    at = one.end;
  }
  return { to: at, begins, ends };
}

const ofSegment: ReadonlySet<number> = new Set([id.cluster, id.cues, id.info, id.tracks, 0x114d9b74, 0x1254c367]);

/** After the track's number, in two bytes with a sign. */
function delay(bytes: Uint8Array, start: number): number {
  const value = ((bytes[start + 1] ?? 0) << 8) | (bytes[start + 2] ?? 0);
  return value > 0x7fff ? value - 0x10000 : value;
}

function childrenOf(bytes: Uint8Array, { start, end }: Element): readonly Element[] {
  const all: Element[] = [];
  for (let at = start; at < (end ?? start); ) {
    const one = elementAt(bytes, at, end ?? start);
    if (!one || one.end === null || one.end <= at) break;
    all.push(one);
    at = one.end;
  }
  return all;
}

function elementAt(bytes: Uint8Array, from: number, most: number): Element | null {
  const idLength = lengthAt(bytes, from);
  if (idLength === 0 || idLength > 4 || from + idLength >= most) return null;
  const sizeFrom = from + idLength;
  const sizeLength = lengthAt(bytes, sizeFrom);
  if (sizeLength === 0 || sizeFrom + sizeLength > most) return null;
  const start = sizeFrom + sizeLength;
  let [size, isUnknown] = [(bytes[sizeFrom] ?? 0) & (0xff >> sizeLength), true];
  if (size !== 0xff >> sizeLength) isUnknown = false;
  for (let at = 1; at < sizeLength; at++) {
    const byte = bytes[sizeFrom + at] ?? 0;
    if (byte !== 0xff) isUnknown = false;
    size = size * 256 + byte;
  }
  return { id: unsigned(bytes, from, sizeFrom), from, start, end: isUnknown ? null : start + size };
}

/** The length of a number is how many zero bits it begins with. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at];
  return first ? Math.clz32(first) - 23 : 0;
}

function unsigned(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) value = value * 256 + (bytes[at] ?? 0);
  return value;
}

function element(name: number, content: Uint8Array | readonly number[]): Uint8Array<ArrayBuffer> {
  return join([number(name), sizeOf(content.length), Uint8Array.from(content)]);
}

function number(name: number): Uint8Array {
  const bytes = [24, 16, 8, 0].map((shift) => (name >>> shift) & 0xff);
  return Uint8Array.from(bytes.slice(bytes.findIndex((byte) => byte !== 0)));
}

/** In eight bytes, whatever it is. */
function sizeOf(value: number): Uint8Array {
  const high = Math.floor(value / 2 ** 32);
  return Uint8Array.from([0x01, (high >>> 16) & 0xff, (high >>> 8) & 0xff, high & 0xff, ...four(value % 2 ** 32)]);
}

function four(value: number): Uint8Array {
  return Uint8Array.from([24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff));
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

function size(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
