import { describe, expect, test } from "vitest";
import { finishedWebm, webmMs } from "./webm.ts";

/** A recording as a browser writes it: no length anywhere, clusters of unknown size, blocks of sound. */
function recorded(clusters: readonly { readonly at: number; readonly blocks: readonly number[] }[]): Uint8Array {
  const bytes: number[] = [];
  const put = (...some: readonly (number | readonly number[])[]) => bytes.push(...some.flat());
  put([0x1a, 0x45, 0xdf, 0xa3, 0x84], [0x42, 0x82, 0x81, 0x77]);
  put([0x18, 0x53, 0x80, 0x67], unknown);
  // Info with a timecode scale of a millisecond, and tracks.
  put([0x15, 0x49, 0xa9, 0x66, 0x87], [0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40]);
  put([0x16, 0x54, 0xae, 0x6b, 0x83], [0xae, 0x81, 0x01]);
  for (const { at, blocks } of clusters) {
    put([0x1f, 0x43, 0xb6, 0x75], unknown, [0xe7, 0x84], number4(at));
    for (const block of blocks) put([0xa3, 0x86], [0x81, (block >> 8) & 0xff, block & 0xff, 0x80], [1, 2]);
  }
  return Uint8Array.from(bytes);
}
const unknown = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
const number4 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

const lecture = recorded([
  { at: 0, blocks: [0, 60, 120] },
  { at: 10_020, blocks: [0, 60] },
  { at: 20_040, blocks: [0, 940] },
]);

describe("a recording as a browser leaves it [LEC-1]", () => {
  test("is as long as its last sound", () => {
    expect(webmMs(lecture)).toBe(20_980);
    expect(webmMs(recorded([]))).toBe(0);
  });

  test("that was cut off anywhere still says how long it is, and never more than it was", () => {
    for (let end = 0; end <= lecture.length; end++) {
      const ms = webmMs(lecture.subarray(0, end));
      expect(ms === null || ms <= 20_980).toBe(true);
    }
    expect(webmMs(lecture.subarray(0, lecture.length - 5))).toBe(20_040);
  });

  test("gets its length and a list of places, so that players jump, and keeps every block", () => {
    const finished = finishedWebm(lecture);
    expect(webmMs(finished)).toBe(20_980);
    const text = Array.from(finished, (byte) => byte.toString(16).padStart(2, "0")).join("");
    // Its length; one list of places; all seven blocks.
    expect(text).toContain("4489010000000000000840d47d");
    expect(text.match(/1c53bb6b/g)).toHaveLength(1);
    expect(text.match(/a386/g)).toHaveLength(7);
    // Finished once more, it stays as it is.
    expect(finishedWebm(finished)).toEqual(finished);
  });

  test.each([
    ["nothing", new Uint8Array()],
    ["text", new TextEncoder().encode("<html>")],
    ["a header alone", lecture.subarray(0, 12)],
  ])("is left alone where it is %s", (_, bytes) => {
    expect(finishedWebm(bytes)).toBe(bytes);
    expect(webmMs(bytes)).toBeNull();
  });
});
