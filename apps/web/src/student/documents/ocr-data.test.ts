import { afterEach, expect, test, vi } from "vitest";
import { bringOcrData } from "./ocr-data.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const files = [
  { name: "code.js", bytes: 4, toFetch: 0 },
  { name: "eng.gz", bytes: 10, toFetch: 86 },
  { name: "fra.gz", bytes: 10, toFetch: 50 },
];

/** A server that answers for eng.gz in this order. */
function server(answers: (() => Response)[]) {
  vi.stubGlobal("fetch", async (address: string, { signal }: { readonly signal: AbortSignal }) => {
    signal.throwIfAborted();
    if (address === "/api/ocr") return Response.json({ files });
    if (address === "/api/ocr/code.js") return new Response("code");
    const answer = answers.shift();
    if (!answer) throw new TypeError("no network");
    return answer();
  });
}

const coming = (bytes: number) => () => Response.json({ bytes, of: 86 }, { status: 202 });

/** An answer that ends in the middle of its bytes. */
function broken() {
  let sent = 0;
  return new Response(
    new ReadableStream({
      pull: (stream) => (sent++ === 0 ? stream.enqueue(new Uint8Array(5)) : stream.error(new TypeError("network"))),
    }),
  );
}

async function bring(names: readonly string[], stop = new AbortController()) {
  vi.useFakeTimers();
  const told: number[] = [];
  const onArriving = ({ bytes, of }: { readonly bytes: number; readonly of: number }) => {
    expect(of).toBe(100);
    told.push(bytes);
  };
  const bringing = bringOcrData(names, { onArriving, signal: stop.signal });
  bringing.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(5000);
  return { bringing, told };
}

test("what reads pictures comes by way of our server, and says how much is here [DOC-3]", async () => {
  server([coming(0), coming(43), () => new Response("0123456789")]);
  const { bringing, told } = await bring(["code.js", "eng.gz"]);
  expect(await bringing).toBe(true);
  expect(told).toEqual([0, 4, 4, 4, 47, 100]);
});

test.each([
  ["the server cannot get it", [coming(0), () => new Response(null, { status: 503 })]],
  ["there is no network", []],
  ["the line breaks while it comes", [coming(0), broken]],
  ["the line breaks while it is said how much has come", [() => new Response("{", { status: 202 })]],
  ["the student is signed out", [() => new Response(null, { status: 401 })]],
])("it is not here where %s [DOC-3]", async (_, answers) => {
  server(answers);
  expect(await (await bring(["code.js", "eng.gz"])).bringing).toBe(false);
});

test("a file the server does not know is not waited for", async () => {
  server([]);
  expect(await (await bring(["code.js", "xyz.gz"])).bringing).toBe(false);
});

test("it is not asked for any more when it is called off", async () => {
  const stop = new AbortController();
  server([coming(0), coming(0), coming(0), coming(0), coming(0), coming(0), coming(0)]);
  const { bringing } = await bring(["eng.gz", "code.js"], stop);
  stop.abort();
  await expect(bringing).rejects.toThrow();
});
