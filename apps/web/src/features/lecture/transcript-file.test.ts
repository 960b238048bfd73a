import { readTranscript } from "@jotter/lecture/read-transcript";
import { expect, test } from "vitest";
import { transcriptIn } from "./transcript-file.ts";

const said = "1\r\n00:00:01,000 --> 00:00:03,000\r\nÉlève : où est l'été ?\r\n";
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};

test.each([
  ["UTF-8", Buffer.from(said)],
  ["UTF-8 with its mark", Buffer.from(`\ufeff${said}`)],
  ["Windows-1252", Buffer.from(said, "latin1")],
  ["UTF-16, low byte first", utf16(said, false)],
  ["UTF-16, high byte first", utf16(said, true)],
])("a transcript in %s is read as it was said [LEC-1]", async (_, bytes) => {
  const read = readTranscript(await transcriptIn(new File([new Uint8Array(bytes)], "lecture.srt")));
  expect(read?.lines).toEqual([{ atMs: 1000, mark: null, text: "Élève : où est l'été ?" }]);
});

test("a film under the name of a transcript, and one that is far too long, say nothing [LEC-1]", async () => {
  const film = new File([new Uint8Array([0, 0, 0, 24, 102, 116, 121, 112, 200, 1])], "film.srt");
  expect(readTranscript(await transcriptIn(film))).toBeNull();
  const long = { size: 10 ** 9, arrayBuffer: () => Promise.reject(new Error("read")) } as unknown as File;
  expect(await transcriptIn(long)).toBe("");
});
