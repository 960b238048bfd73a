import fc from "fast-check";
import { expect, test } from "vitest";
import { isText } from "./is-text.ts";

const asRead = (bytes: Uint8Array) => new TextDecoder("windows-1252").decode(bytes);

test("random bytes, a picture and what has zeros are no text [FLA-4]", () => {
  const bytes = fc.uint8Array({ minLength: 400, maxLength: 2000 });
  const isRandom = (all: Uint8Array) => new Set(all).size > 100;
  fc.assert(fc.property(bytes.filter(isRandom), (all) => !isText(asRead(all))));
  expect(isText("\u0089PNG\r\n\u001a\n\0\0\0\rIHDR")).toBe(false);
  expect(isText("c\0a\0t\0,\0K\0")).toBe(false);
  expect(isText("�a�b�,�c")).toBe(false);
});

test("words in any language are text, with a stray sign among them too [FLA-4]", () => {
  const words = fc.string({ unit: fc.constantFrom(..."aé中ひñß,;\t\r\n\"'…\u00a0\u3000😀"), maxLength: 400 });
  fc.assert(fc.property(words, isText));
  expect(isText("")).toBe(true);
  expect(isText(`${"cat,Katze\r\n".repeat(40)}dog\u000b,Hund\u001f`)).toBe(true);
  expect(isText("cat\u000bline two\tKatze\f")).toBe(true);
});
