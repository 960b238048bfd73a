import { describe, expect, test } from "vitest";
import { lettersOf } from "./letters.ts";

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  );

describe("a text file is read however it was written [FLA-4] [DOC-2]", () => {
  test("as UTF-8 or UTF-16, with or without a mark before it", () => {
    expect(lettersOf(new TextEncoder().encode("café, 日本"))).toBe("café, 日本");
    expect(lettersOf(bytes([0xff, 0xfe], "a", [0], "b", [0]))).toBe("ab");
    expect(lettersOf(bytes([0xfe, 0xff, 0], "a", [0], "b"))).toBe("ab");
  });

  test("in the old letters of a western Windows", () => {
    expect(lettersOf(bytes("caf\xe9;coffee\nfa\xe7ade;front\n\x93cr\xe9\xe9e\x94"))).toBe(
      "café;coffee\nfaçade;front\n“créée”",
    );
    expect(lettersOf(bytes("it\x92s, we\x92ll, don\x92t, I\x92m, they\x92re, can\x92t"))).toBe(
      "it’s, we’ll, don’t, I’m, they’re, can’t",
    );
    expect(lettersOf(bytes("Stra\xdfe,\xdcbung,\xe4hnlich,gr\xf6\xdfer,M\xe4rz,f\xfcr"))).toBe(
      "Straße,Übung,ähnlich,größer,März,für",
    );
  });

  test("as Excel writes tables of single words in Japan and China", () => {
    expect(lettersOf(bytes([0x8c, 0xa2], ",", [0x82, 0xa2, 0x82, 0xca], ",dog\n"))).toBe("犬,いぬ,dog\n");
    expect(lettersOf(bytes([0x93, 0xfa, 0x96, 0x7b], ",Japan\n", [0x8c, 0xa2], ",dog\n", [0x94, 0x4c], ",cat\n"))).toBe(
      "日本,Japan\n犬,dog\n猫,cat\n",
    );
    expect(lettersOf(bytes([0xc8, 0xd5, 0xb1, 0xbe], ",Japan\n", [0xb9, 0xb7], ",dog\n"))).toBe("日本,Japan\n狗,dog\n");
  });
});
