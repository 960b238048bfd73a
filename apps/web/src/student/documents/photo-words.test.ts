import { failed, ok } from "@jotter/domain/result";
import { describe, expect, test } from "vitest";
import type { Eye } from "./ocr-queue.ts";
import { seenMarkdown } from "./ocr-text.ts";
import { type PhotoReading, wordsOnPhoto } from "./photo-words.ts";

const photo = new Blob(["a photo"]);
const pictures = () => ({ pictureOf: async () => ({ image: photo, width: 1, height: 1 }), close: () => undefined });

function setUp(read: Eye["read"]) {
  const leaving = new AbortController();
  const told: PhotoReading[] = [];
  let isClosed = false;
  const eye: Eye = {
    read,
    close: () => {
      isClosed = true;
    },
  };
  const options = { languages: ["en"], onReading: (one: PhotoReading) => void told.push(one), signal: leaving.signal };
  const words = () => wordsOnPhoto(photo, { ...options, pictures, eye: async () => ok(eye) });
  return { leaving, told, words, isClosed: () => isClosed, options };
}

describe("the words on one photo [DOC-3] [TUT-1]", () => {
  test("are plain text, line by line: nothing a student would have to take out again", async () => {
    const seen = "# 4  Solve\n\n2 * x_1 + 3 =\n\n";
    const { words, told, isClosed } = setUp(async (_, onShare) => {
      onShare(0.5);
      return { text: seenMarkdown(seen), boxes: "" };
    });
    expect(await words()).toEqual(ok("# 4 Solve\n2 * x_1 + 3 ="));
    expect(told).toEqual([{ share: 0 }, { share: 0.5 }]);
    expect(isClosed()).toBe(true);
  });

  test("cannot be had where what reads them cannot be fetched, or breaks", async () => {
    const { options, words, isClosed } = setUp(() => Promise.reject(new Error("broken")));
    const away = await wordsOnPhoto(photo, { ...options, pictures, eye: async () => failed("unreachable") });
    expect(away).toEqual(failed("unreachable"));
    expect(await words()).toEqual(failed("unable"));
    expect(isClosed()).toBe(true);
  });

  test("come to nobody who has called it off, and what reads them is closed", async () => {
    const { leaving, words, isClosed } = setUp(async () => {
      leaving.abort();
      return { text: "late", boxes: "" };
    });
    await expect(words()).rejects.toThrow();
    expect(isClosed()).toBe(true);
  });
});
