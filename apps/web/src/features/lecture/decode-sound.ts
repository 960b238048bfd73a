import type { FromSlicesWorker, ToSlicesWorker } from "./slices-worker.ts";

/** What cannot be cut is decoded all at once: longer ones would need hundreds of megabytes. */
const mostWholeMs = 40 * 60_000;
const sliceMs = 60_000;

type DecodedSound = { readonly atMs: number; readonly samples: Float32Array<ArrayBuffer> };

/**
 * The sound of a file from a moment on, a minute at a time and as one voice. Nothing where it is too long to be decoded;
 * throws where its bytes are no sound this browser knows. [LEC-1]
 */
export async function* decodedSound(
  file: Blob,
  { rate, fromMs = 0, lengthMs }: { readonly rate: number; readonly fromMs?: number; readonly lengthMs: number },
): AsyncGenerator<DecodedSound> {
  const slices = await slicesOf(file, fromMs);
  let isCut = false;
  for (const { atMs, bytes } of slices) {
    const sound = await decoded(bytes.buffer, rate).catch((error: unknown) => {
      // It only looked like a kind that can be cut.
      if (!isCut && lengthMs <= mostWholeMs) return null;
      throw error;
    });
    if (!sound) break;
    isCut = true;
    yield atMs < fromMs ? from(sound, atMs, fromMs, rate) : { atMs, samples: oneVoice(sound, 0, sound.length) };
  }
  if (isCut || lengthMs > mostWholeMs) return;
  const sound = await decoded(await file.arrayBuffer(), rate);
  const step = (sliceMs / 1000) * rate;
  for (let at = Math.floor((fromMs / 1000) * rate); at < sound.length; at += step) {
    yield { atMs: Math.round((at / rate) * 1000), samples: oneVoice(sound, at, Math.min(sound.length, at + step)) };
  }
}

function slicesOf(file: Blob, fromMs: number): Promise<FromSlicesWorker> {
  const worker = new Worker(new URL("./slices-worker.ts", import.meta.url), { type: "module", name: "sound slices" });
  return new Promise<FromSlicesWorker>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FromSlicesWorker>) => resolve(data);
    // Then it is tried whole.
    worker.onerror = () => resolve([]);
    worker.postMessage({ file, fromMs, everyMs: sliceMs } satisfies ToSlicesWorker);
  }).finally(() => worker.terminate());
}

function decoded(bytes: ArrayBuffer, rate: number): Promise<AudioBuffer> {
  return new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes);
}

function from(sound: AudioBuffer, atMs: number, fromMs: number, rate: number): DecodedSound {
  const before = Math.min(sound.length, Math.floor(((fromMs - atMs) / 1000) * rate));
  return { atMs: fromMs, samples: oneVoice(sound, before, sound.length) };
}

function oneVoice(sound: AudioBuffer, start: number, end: number): Float32Array<ArrayBuffer> {
  const samples = sound.getChannelData(0).slice(start, end);
  for (let channel = 1; channel < sound.numberOfChannels; channel++) {
    const other = sound.getChannelData(channel);
    for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) + (other[start + at] ?? 0);
  }
  if (sound.numberOfChannels > 1) {
    for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) / sound.numberOfChannels;
  }
  return samples;
}
