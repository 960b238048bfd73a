import { structure } from "@jotter/essay/structure/structure";
import { afterEach, expect, test, vi } from "vitest";
import { harperFiles } from "./harper-files.ts";
import type { ProofAnswer, ProofRequest } from "./proofread-answers.ts";
import { bringHarper, openProofreading } from "./proofreading.ts";

afterEach(() => vi.unstubAllGlobals());

const said = { findings: [], structure: structure("", "en"), by: "all" } as const;

/** A thread that answers when the test says so. */
function thread() {
  const asked: ProofRequest[] = [];
  const ends = vi.fn();
  let answer: (data: ProofAnswer) => void = () => undefined;
  class StandIn {
    set onmessage(handle: (event: { data: ProofAnswer }) => void) {
      answer = (data) => handle({ data });
    }
    postMessage(request: ProofRequest) {
      asked.push(request);
    }
    terminate = ends;
  }
  vi.stubGlobal("Worker", StandIn);
  return { asked, ends, answer: (id: number) => answer({ id, ...said }) };
}

test("only the latest text is answered, and the thread ends with its page [ESS-1]", () => {
  const { asked, ends, answer } = thread();
  const told = vi.fn();
  const reading = openProofreading(told);
  reading.read("First.", "en", null);
  reading.read("Second.", "de", null);
  answer(1);
  expect(told).not.toHaveBeenCalled();
  answer(2);
  expect(told).toHaveBeenCalledExactlyOnceWith(said);
  expect(asked.map(({ text, language }) => [text, language])).toEqual([
    ["First.", "en"],
    ["Second.", "de"],
  ]);
  reading.close();
  expect(ends).toHaveBeenCalledOnce();
});

test("Harper is asked of our own server, and where there is no network that is said [ESS-1]", async () => {
  const files = Object.values(harperFiles).map((name) => ({ name, bytes: 4, toFetch: 0 }));
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return address === "/api/ocr" ? Response.json({ files }) : new Response("code");
  });
  const arriving = vi.fn();
  expect(await bringHarper(arriving, new AbortController().signal)).toBe(true);
  expect(asked).toEqual(["/api/ocr", `/api/ocr/${harperFiles.code}`, `/api/ocr/${harperFiles.grammar}`]);
  expect(arriving).toHaveBeenLastCalledWith({ bytes: 8, of: 8 });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await bringHarper(arriving, new AbortController().signal)).toBe(false);
});
