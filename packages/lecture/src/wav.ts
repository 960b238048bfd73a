import { join, letters, type SoundSlice } from "./sound-slice.ts";

/** Sound as a file that every provider reads: one voice, 16 bits a sample. [LEC-1] */
export function wavOf(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(samples.length * 2);
  const view = new DataView(bytes.buffer);
  samples.forEach((sample, index) => {
    const level = Math.max(-1, Math.min(1, sample));
    view.setInt16(index * 2, Math.round(level * (level < 0 ? 0x8000 : 0x7fff)), true);
  });
  const form = new DataView(new ArrayBuffer(16));
  form.setUint16(0, 1, true);
  form.setUint16(2, 1, true);
  form.setUint32(4, rate, true);
  form.setUint32(8, rate * 2, true);
  form.setUint16(12, 2, true);
  form.setUint16(14, 16, true);
  return fileOf(new Uint8Array(form.buffer), bytes);
}

/** Cut between two samples. */
export function wavSlices(bytes: Uint8Array, fromMs: number, everyMs: number): readonly SoundSlice[] {
  const wav = parsed(bytes);
  if (!wav) return [];
  const { form, sound, bytesPerSecond, step } = wav;
  const place = (ms: number) => Math.floor((ms * bytesPerSecond) / 1000 / step) * step;
  const slices: SoundSlice[] = [];
  for (let atMs = fromMs; place(atMs) < sound.length; atMs += everyMs) {
    slices.push({ atMs, bytes: fileOf(form, sound.subarray(place(atMs), place(atMs + everyMs))) });
  }
  return slices;
}

function parsed(bytes: Uint8Array) {
  if (letters(bytes, 0, 4) !== "RIFF" || letters(bytes, 8, 4) !== "WAVE") return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let form: Uint8Array | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const content = bytes.subarray(at + 8, at + 8 + size);
    const name = letters(bytes, at, 4);
    if (name === "fmt " && content.length >= 16) form = content;
    if (name === "data" && form) {
      const about = new DataView(form.buffer, form.byteOffset, form.byteLength);
      const [bytesPerSecond, step] = [about.getUint32(8, true), about.getUint16(12, true)];
      return bytesPerSecond > 0 && step > 0 ? { form, sound: content, bytesPerSecond, step } : null;
    }
    at += 8 + size + (size % 2);
  }
  return null;
}

function fileOf(form: Uint8Array, sound: Uint8Array): Uint8Array<ArrayBuffer> {
  return join([
    text("RIFF"),
    four(4 + 8 + form.length + 8 + sound.length),
    text("WAVEfmt "),
    four(form.length),
    form,
    text("data"),
    four(sound.length),
    sound,
  ]);
}

function text(name: string): Uint8Array {
  return Uint8Array.from(name, (letter) => letter.charCodeAt(0));
}

function four(value: number): Uint8Array {
  return Uint8Array.from([0, 8, 16, 24].map((shift) => (value >>> shift) & 0xff));
}
