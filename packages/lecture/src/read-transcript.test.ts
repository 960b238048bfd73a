import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTranscript } from "./read-transcript.ts";
import { clockText } from "./timed-lines.ts";

const said = (text: string, ms?: number) =>
  readTranscript(text, ms)?.lines.map((line) => [line.atMs / 1000, line.text]);

describe("a transcript that is pasted [LEC-1]", () => {
  test("in SRT has its times; BOM, CRLF, numbers, tags and lines of one cue are understood", () => {
    const srt =
      "\uFEFF1\r\n00:00:01,000 --> 00:00:03,500\r\n<i>Good morning,</i>\r\neverybody.\r\n\r\n2\r\n00:00:04,000 --> 00:00:06,000\r\n{\\an8}Today: buffers &amp; pH.\r\n";
    expect(said(srt)).toEqual([
      [1, "Good morning, everybody."],
      [4, "Today: buffers & pH."],
    ]);
  });

  test("in VTT leaves out its header, notes, styles, names of cues and settings, and keeps who speaks", () => {
    const vtt = `WEBVTT - Lecture 13
Kind: captions
Language: en

STYLE
::cue { color: lime }

REGION
id:fred

NOTE
This was made by hand
on Friday.

intro
00:01.000 --> 00:04.000 align:start position:0%
<v Dr. Lee>So what <c.red>is</c> an <00:00:02.500>indicator?</v>

01:02:03.250 --> 01:02:05.000
- A weak acid.
- Right.`;
    expect(said(vtt)).toEqual([
      [1, "Dr. Lee: So what is an indicator?"],
      [3723.3, "- A weak acid. - Right."],
    ]);
  });

  test("in the wrong order, overlapping and without ends is put in order", () => {
    const srt =
      "3\n00:01:10,000 --> 00:01:09,000\nthird\n\n1\n00:00:10,000 --> 00:00:30,000\nfirst\n\n2\n00:00:20,000-->00:00:25,000\nsecond\n\n4\n00:02:00,000 --> 00:02:01,000\n\n";
    expect(said(srt)).toEqual([
      [10, "first"],
      [20, "second"],
      [70, "third"],
    ]);
  });

  test("that rolls, each cue with the line before once more, says everything once", () => {
    const vtt =
      "WEBVTT\n\n00:01.000 --> 00:03.000\nso today we\n\n00:03.000 --> 00:05.000\nso today we\nlook at buffers\n\n00:05.000 --> 00:07.000\nlook at buffers\nand their range";
    expect(said(vtt)).toEqual([
      [1, "so today we"],
      [3, "look at buffers"],
      [5, "and their range"],
    ]);
  });

  test.each([
    ["in brackets", "[00:41] An acid.\n[1:02:10] A base.", [41, 3730]],
    ["in round ones", "(0:41) An acid.\n(2:10) A base.", [41, 130]],
    ["bare", "00:41 An acid.\n02:10 A base.", [41, 130]],
    ["with a dash", "0:41 - An acid.\n2:10 – A base.", [41, 130]],
    ["on lines of their own", "0:41\nAn acid.\n2:10\nA base.", [41, 130]],
    ["with tenths", "00:41.5 An acid.\n02:10.25 A base.", [41.5, 130.3]],
    ["in full-width signs", "［00:41］An acid.\n［02:10］A base.", [41, 130]],
  ])("with times %s has them", (_, text, seconds) => {
    expect(said(text)).toEqual([
      [seconds[0], "An acid."],
      [seconds[1], "A base."],
    ]);
  });

  test("with speakers and times above what they said keeps both", () => {
    expect(said("Dr. Lee  0:03\nWelcome back.\nSit down, please.\n\nStudent 2  0:09\nSorry.")).toEqual([
      [3, "Dr. Lee: Welcome back. Sit down, please."],
      [9, "Student 2: Sorry."],
    ]);
  });

  test("without times is spread over the recording by its length, and says so", () => {
    const read = readTranscript("An acid gives a proton. A base takes one.\n\nThat is all.", 60_000);
    expect(read?.isEstimated).toBe(true);
    expect(read?.lines.map(({ text }) => text)).toEqual([
      "An acid gives a proton.",
      "A base takes one.",
      "That is all.",
    ]);
    const times = read?.lines.map(({ atMs }) => atMs) ?? [];
    expect(times[0]).toBe(0);
    expect(times.at(-1)).toBeLessThan(60_000);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  test.each([
    ["zh", "缓冲溶液由弱酸和它的共轭碱组成。它能抵抗酸碱度的变化。", 2],
    ["ja", "緩衝液は弱酸とその共役塩基からなります。pHの変化を抑えます。", 2],
  ])("without spaces is read sentence by sentence (%s)", (_, text, count) => {
    expect(readTranscript(text, 10_000)?.lines).toHaveLength(count);
  });

  test("that mentions a time of day or a ratio is plain text all the same", () => {
    const read = readTranscript("The lab begins at 10:30 and ends at 12:00.\nMix them 1:20, please.", 9000);
    expect([read?.isEstimated, read?.lines.length]).toEqual([true, 2]);
  });

  test.each(["", " \n\uFEFF", "WEBVTT\n\nNOTE nothing", "1\n00:00:01,000 --> 00:00:02,000\n"])(
    "is none where %j says nothing",
    (text) => {
      expect(readTranscript(text)).toBeNull();
    },
  );

  test("never throws, loses no word of a cue and stays in order, whatever the cues are", () => {
    const word = fc.stringMatching(/^[a-zäéß字語]{1,8}$/);
    const cue = fc.record({ second: fc.nat(20_000), words: fc.array(word, { minLength: 1, maxLength: 6 }) });
    fc.assert(
      fc.property(fc.uniqueArray(cue, { selector: ({ second }) => second, minLength: 1 }), (cues) => {
        const time = (second: number) => `${clockText(second * 1000)}.000`;
        const vtt = `WEBVTT\n\n${cues
          .map(({ second, words }, at) => `${time(second)} --> ${time(second + 1)}\n${words.join(" ")} #${at}`)
          .join("\n\n")}`;
        const lines = readTranscript(vtt)?.lines ?? [];
        expect(lines.map(({ text }) => text).toSorted()).toEqual(
          cues.map(({ words }, at) => `${words.join(" ")} #${at}`).toSorted(),
        );
        const times = lines.map(({ atMs }) => atMs);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        readTranscript(text, 1000);
      }),
    );
  });
});
