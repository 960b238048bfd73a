import { grouped, join, letters, type SoundSlice } from "./sound-slice.ts";

type Box = { readonly name: string; readonly start: number; readonly end: number };
type Sample = { readonly atMs: number; readonly from: number; readonly to: number };

/** AAC in an MP4, as phones record it: each of its frames with a head of its own is a file that is played. [LEC-1] */
export function m4aSlices(bytes: Uint8Array, fromMs: number, everyMs: number): readonly SoundSlice[] {
  if (letters(bytes, 4, 4) !== "ftyp") return [];
  try {
    const track = trackIn(bytes);
    if (!track) return [];
    return grouped(track.samples, fromMs, everyMs).map((group) => ({
      atMs: Math.round(group[0].atMs),
      bytes: join(group.flatMap(({ from, to }) => [track.head(to - from), bytes.subarray(from, to)])),
    }));
  } catch (error) {
    // A table that leads out of the file.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

const mostSamples = 5_000_000;

function trackIn(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const movie = boxesIn(view, 0, bytes.length).find(({ name }) => name === "moov");
  if (!movie) return null;
  for (const track of boxesIn(view, movie.start, movie.end).filter(({ name }) => name === "trak")) {
    const media = within(view, track, "mdia");
    const table = within(view, media && within(view, media, "minf"), "stbl");
    const aac = table && aacIn(view, within(view, table, "stsd"));
    if (!aac || !table) continue;
    const samples = samplesIn(view, table, bytes.length, (1024 / aac.rate) * 1000);
    if (samples.length > 0) return { samples, head: aac.head };
  }
  return null;
}

function boxesIn(view: DataView, from: number, end: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= end; ) {
    const short = view.getUint32(at);
    const isLong = short === 1;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short;
    if (size < (isLong ? 16 : 8) || at + size > end) break;
    const name = String.fromCharCode(...[4, 5, 6, 7].map((place) => view.getUint8(at + place)));
    boxes.push({ name, start: at + (isLong ? 16 : 8), end: at + size });
    at += size;
  }
  return boxes;
}

function within(view: DataView, box: Box | undefined | null, name: string): Box | undefined {
  return box ? boxesIn(view, box.start, box.end).find((one) => one.name === name) : undefined;
}

const rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350];

/** What a frame's own head says, out of the five bits of kind, four of rate and four of channels that the file says once. */
function aacIn(view: DataView, described: Box | undefined) {
  const entry = described && boxesIn(view, described.start + 8, described.end).find(({ name }) => name === "mp4a");
  const config = entry && configIn(view, within(view, { ...entry, start: entry.start + 28 }, "esds"));
  if (config === undefined) return null;
  const [kind, place, channels] = [config >> 11, (config >> 7) & 15, (config >> 3) & 15];
  const rate = rates[place];
  if (kind < 1 || kind > 4 || !rate || channels > 7) return null;
  const head = (size: number) => {
    const whole = size + 7;
    return Uint8Array.from([
      0xff,
      0xf1,
      ((kind - 1) << 6) | (place << 2) | (channels >> 2),
      ((channels & 3) << 6) | (whole >> 11),
      (whole >> 3) & 0xff,
      ((whole & 7) << 5) | 0x1f,
      0xfc,
    ]);
  };
  return { rate, head };
}

/** The first two bytes of the decoder's own words, in descriptors within descriptors. */
function configIn(view: DataView, box: Box | undefined): number | undefined {
  if (!box) return undefined;
  for (let at = box.start + 4; at + 2 < box.end; ) {
    const tag = view.getUint8(at++);
    while (view.getUint8(at) & 0x80) at++;
    at++;
    if (tag === 5) return view.getUint16(at);
    if (tag === 3) at += 3;
    else if (tag === 4) at += 13;
    else return undefined;
  }
  return undefined;
}

/** Where each frame lies: sizes, how many lie in each chunk, and where the chunks are. */
function samplesIn(view: DataView, table: Box, fileEnd: number, msEach: number): readonly Sample[] {
  const [sizes, chunks] = [within(view, table, "stsz"), within(view, table, "stsc")];
  const [near, far] = [within(view, table, "stco"), within(view, table, "co64")];
  const places = near ?? far;
  if (!sizes || !chunks || !places) return [];
  const [same, count] = [view.getUint32(sizes.start + 4), view.getUint32(sizes.start + 8)];
  const runs = view.getUint32(chunks.start + 4);
  if (count > mostSamples || runs > mostSamples) return [];
  const samples: Sample[] = [];
  let run = 0;
  for (let chunk = 0; chunk < view.getUint32(places.start + 4) && samples.length < count; chunk++) {
    const firstOf = (of: number) => view.getUint32(chunks.start + 8 + of * 12);
    while (run + 1 < runs && firstOf(run + 1) <= chunk + 1) run++;
    let at = near
      ? view.getUint32(places.start + 8 + chunk * 4)
      : Number(view.getBigUint64(places.start + 8 + chunk * 8));
    const inChunk = view.getUint32(chunks.start + 8 + run * 12 + 4);
    for (let one = 0; one < inChunk && samples.length < count; one++) {
      const size = same || view.getUint32(sizes.start + 12 + samples.length * 4);
      if (at + size > fileEnd || size > 8000) return samples;
      samples.push({ atMs: samples.length * msEach, from: at, to: at + size });
      at += size;
    }
  }
  return samples;
}
