import type { BrowserContext } from "@playwright/test";

/** What our server would have of Tesseract, small: a picture is read to these words, and waits where there are none. */
export async function standInForTesseract(
  context: BrowserContext,
  words: (picture: number) => string | undefined,
): Promise<{ readonly asked: readonly string[] }> {
  const asked: string[] = [];
  let pictures = 0;
  const bytes = Object.fromEntries(
    [
      "tesseract.esm.min.js",
      "worker.min.js",
      "tesseract-core-simd-lstm.wasm.js",
      "eng.traineddata.gz",
      "deu.traineddata.gz",
    ].map((name) => [name, name.includes("esm") ? standIn : "some bytes"]),
  );
  await context.route("**/api/ocr", (route) =>
    route.fulfill({
      json: { files: Object.entries(bytes).map(([name, { length }]) => ({ name, bytes: length, toFetch: 100 })) },
    }),
  );
  await context.route("**/api/ocr/*", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    if (name === "words") {
      pictures++;
      const body = words(pictures);
      return body === undefined ? undefined : route.fulfill({ body });
    }
    asked.push(name);
    if (asked.filter((one) => one === name).length < 2)
      return route.fulfill({ status: 202, json: { bytes: 50, of: 100 } });
    return route.fulfill({ body: bytes[name] ?? "", contentType: "text/javascript" });
  });
  return { asked };
}

const standIn = `export default { createWorker: async () => ({
  recognize: async (picture) => {
    if (!(picture instanceof Blob) || picture.type !== "image/png") throw new Error("no picture");
    const text = await (await fetch("/api/ocr/words")).text();
    const { width, height } = await createImageBitmap(picture);
    const box = (x, y, wide) => ({ x0: width * x, y0: height * y, x1: width * (x + wide), y1: height * (y + 0.04) });
    const lines = text.trim().split("\\n").map((line, at) => ({
      bbox: box(0.2, 0.1 * (at + 1), 0.6),
      words: line.split(" ").map((text, place) => ({ text, bbox: box(0.2 + 0.2 * place, 0.1 * (at + 1), 0.18) })),
    }));
    return { data: { text, blocks: [{ paragraphs: [{ lines }] }] } };
  },
  terminate: async () => {},
}) };`;
