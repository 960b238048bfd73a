import type { Found, FromReader, IncomingCard, ToReader, Words } from "./messages.ts";

export type LeftOut = { readonly same: number; readonly twice: number };

export type OpenedFile = {
  readonly found: Found;
  /** Leaves out what the student has and what is there twice; returns how many those are. Before anything is taken. */
  readonly compare: (have: readonly Words[]) => Promise<LeftOut>;
  readonly cards: (from: number, to: number) => Promise<readonly IncomingCard[]>;
  readonly file: (key: string) => Promise<Uint8Array | null>;
  /** Nobody wants anything of it any more. */
  readonly close: () => void;
};

export type OpenProblem = Extract<FromReader, { readonly t: "refused" }>["problem"];

type Opening = { readonly file: Blob; readonly name: string; readonly now: number };

/** Opens a file of cards in a worker of its own; `onProgress` tells how much of it is read. */
export function openCards(
  { file, name, now }: Opening,
  onProgress: (share: number) => void,
): { readonly opened: Promise<OpenedFile | OpenProblem>; readonly cancel: () => void } {
  const worker = new Worker(new URL("./reader-worker.ts", import.meta.url), { type: "module" });
  const ask = (message: ToReader) => worker.postMessage(message);
  /** One question at a time: answers come in their order. */
  const next = () =>
    new Promise<FromReader>((resolve) =>
      worker.addEventListener("message", ({ data }: MessageEvent<FromReader>) => resolve(data), { once: true }),
    );
  const opened = new Promise<OpenedFile | OpenProblem>((resolve) => {
    worker.addEventListener("error", () => resolve("damaged"));
    const listen = ({ data }: MessageEvent<FromReader>) => {
      if (data.t === "progress") return onProgress(data.of > 0 ? data.done / data.of : 0);
      worker.removeEventListener("message", listen);
      if (data.t === "refused") return resolve(data.problem);
      if (data.t !== "found") return;
      resolve({
        found: data.found,
        compare: async (have) => {
          const answer = next();
          ask({ t: "compare", have });
          const read = await answer;
          if (read.t !== "compared") throw new Error("the reader could not compare its cards");
          return { same: read.same, twice: read.twice };
        },
        cards: async (from, to) => {
          const answer = next();
          ask({ t: "cards", from, to });
          const read = await answer;
          if (read.t !== "cards") throw new Error("the reader could not give its cards");
          return read.cards;
        },
        file: async (key) => {
          const answer = next();
          ask({ t: "file", key });
          const read = await answer;
          return read.t === "file" ? read.bytes : null;
        },
        close: () => worker.terminate(),
      });
    };
    worker.addEventListener("message", listen);
  });
  ask({ t: "open", file, name, now });
  return { opened, cancel: () => worker.terminate() };
}
