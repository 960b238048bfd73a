import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { soundSlices } from "./sound-slices.ts";
import { wavOf } from "./wav.ts";

const bytesOf = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, "testing/sounds", name)));
const kinds = ["s.mp3", "s.ogg", "s.m4a", "s.webm", "s.wav"];
const letters = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 4));
const begins: Readonly<Record<string, string>> = {
  "s.mp3": "\u00ff",
  "s.ogg": "OggS",
  "s.m4a": "\u00ff\u00f1",
  "s.webm": "\u001aE\u00df\u00a3",
  "s.wav": "RIFF",
};

describe("a recording in parts [LEC-1]", () => {
  test.each(kinds)("of %s: each is a file by itself, about so long, and none is left out", (name) => {
    const bytes = bytesOf(name);
    const slices = soundSlices(bytes, 0, 1000);
    const lengthMs = name === "s.wav" ? 2000 : 6000;
    expect(Math.abs(slices.length - lengthMs / 1000)).toBeLessThanOrEqual(2);
    expect(slices[0]?.atMs).toBe(0);
    for (const slice of slices) expect(letters(slice.bytes).startsWith(begins[name] ?? "?")).toBe(true);
    const starts = slices.map(({ atMs }) => atMs);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    // One part of all of it has all of its sound.
    const [all, ...more] = soundSlices(bytes, 0, 60_000);
    expect(more).toEqual([]);
    expect(all?.bytes.length).toBeGreaterThan(bytes.length * 0.8);
  });

  test.each(kinds)("of %s from a moment on begins at or just before it", (name) => {
    const [first] = soundSlices(bytesOf(name), 1500, 60_000);
    expect(first?.atMs).toBeLessThanOrEqual(1500);
    expect(first?.atMs).toBeGreaterThan(300);
  });

  test("is not made of what is no recording, and of a torn or hostile one only what is there", () => {
    expect(soundSlices(new TextEncoder().encode("<html>ftypOggSRIFF"), 0, 1000)).toEqual([]);
    // Frames by chance, as in a file of another kind.
    const [mp3, chance] = [bytesOf("s.mp3"), new Uint8Array(60_000)];
    for (let at = 0; at + 1000 < chance.length; at += 3000) chance.set(mp3.subarray(400, 900), at);
    expect(soundSlices(chance, 0, 1000)).toEqual([]);
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds.map(bytesOf)),
        fc.nat(),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 12 }),
        (bytes, end, changes) => {
          const torn = bytes.slice(0, end % bytes.length);
          for (const [at, byte] of changes) torn[at % Math.max(1, torn.length)] = byte;
          const sum = soundSlices(torn, 0, 1000).reduce((all, slice) => all + slice.bytes.length, 0);
          // Heads stand before each part.
          expect(sum).toBeLessThan(torn.length * 40 + 1000);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("is written as a WAV that is cut like any other", () => {
    const samples = Float32Array.from({ length: 16_000 }, (_, at) => Math.sin(at / 10));
    const wav = wavOf(samples, 16_000);
    expect(wav.length).toBe(44 + 32_000);
    expect(soundSlices(wav, 0, 250).map(({ atMs, bytes }) => [atMs, bytes.length])).toEqual(
      [0, 250, 500, 750].map((atMs) => [atMs, 44 + 8000]),
    );
    expect(new DataView(wavOf(Float32Array.of(-2, 2), 8000).buffer).getInt16(44, true)).toBe(-32_768);
  });
});
