import { failed, ok } from "@jotter/domain/result";
import type { DeviceFiles, Sending } from "@jotter/replica/device-files";
import { describe, expect, test } from "vitest";
import { formatFor } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";
import { imageProblemText, sendingText } from "./image-texts.ts";
import { attachmentId, createNoteImages } from "./note-images.ts";

const id = "0123456789abcdef0123456789abcdef";
const ready = async (content: Blob) => ok({ content, width: 4, height: 3 });

/** A device with one file on it. */
function device(
  file: Blob,
  sending: Sending | null = null,
): Pick<DeviceFiles, "keep" | "read" | "sending" | "subscribe" | "cancel"> {
  return {
    keep: async () => id,
    read: async (asked) => (asked === id ? ok(file) : failed({ kind: "not-found" })),
    sending: () => sending,
    cancel: async () => undefined,
    subscribe: (listener) => {
      listener(id);
      return () => undefined;
    },
  };
}

describe("the pictures of a note [NOT-3]", () => {
  const png = new Blob(["pixels"], { type: "image/png" });

  test.each([
    ["Plant cell.png", "Plant cell"],
    ["image.png", ""],
    ["a [b](c) *d*_e_ $5.jpeg", "a b (c) d e 5"],
  ])("%s is written into it as ![%s]", async (name, alt) => {
    const images = createNoteImages({ files: device(png), ready });
    const added = await images.add(new File([png], name));
    const address = `attachment:${id}`;
    expect(added).toEqual(ok({ address, markdown: `![${alt}](${address})`, width: 4, height: 3 }));
  });

  test("are not written into it where they could not be kept", async () => {
    const full = { ...device(png), keep: () => Promise.reject(new Error("The disk is full.")) };
    expect(await createNoteImages({ files: full, ready }).add(png)).toEqual(failed("not-kept"));
    const wrong = async () => failed("damaged" as const);
    expect(await createNoteImages({ files: device(png), ready: wrong }).add(png)).toEqual(failed("damaged"));
  });

  test("are shown, and nothing else that an address could name", async () => {
    const images = createNoteImages({ files: device(png), ready });
    const url = await images.urlOf(`attachment:${id}`);
    expect(url).toMatch(/^blob:/);
    expect(await images.urlOf(`attachment:${id}`)).toBe(url);
    expect(await images.urlOf(`attachment:${"f".repeat(32)}`)).toBe(null);
    expect(await images.urlOf("https://example.org/a.png")).toBe(null);
    images.release();
    const page = createNoteImages({ files: device(new Blob(["<script>"], { type: "text/html" })), ready });
    expect(await page.urlOf(`attachment:${id}`)).toBe(null);
  });

  test("have addresses of one form only", () => {
    expect(attachmentId(`attachment:${id}`)).toBe(id);
    for (const other of ["attachment:../../etc", `attachment:${id}0`, `attachment:${id.toUpperCase()}`, id]) {
      expect(attachmentId(other)).toBe(null);
    }
  });

  test("tell how far they are, under their address", () => {
    const images = createNoteImages({ files: device(png, { state: "waiting" }), ready });
    const heard: string[] = [];
    images.subscribe((address) => heard.push(address));
    expect(heard).toEqual([`attachment:${id}`]);
    expect(images.sending(`attachment:${id}`)).toEqual({ state: "waiting" });
    expect(images.sending("https://example.org/a.png")).toBe(null);
  });

  test("say so in words", () => {
    const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(" ");
    const words = (sending: Sending) => sendingText(sending, t, formatFor("en"));
    expect(imageProblemText("too-large", t)).toBe("images.problem.too-large");
    expect(words({ state: "waiting" })).toBe("images.waiting");
    expect(words({ state: "sending", share: 0.5 })).toBe("images.sending 50%");
    expect(words({ state: "refused", problem: { kind: "quota-exceeded", limitBytes: 2_000_000 } })).toBe(
      `images.refused.quota-exceeded ${formatFor("en").bytes(2_000_000)}`,
    );
  });
});
