import type { FilePurpose, StoredFile } from "@jotter/ports/backend";
import type { Tables } from "../storage/tables.ts";
import { fileType, sniffedBytes } from "./file-type.ts";

/** A file that is sent. */
export type Upload = {
  readonly userId: string;
  /** Made by the device, which may send the same file again; undefined: one is made here. */
  readonly id: string | undefined;
  readonly name: string;
  readonly purpose: FilePurpose;
  /** Unknown where the sender does not say. */
  readonly declaredBytes: number | undefined;
  readonly content: AsyncIterable<Buffer>;
  readonly now: number;
};

export type Received =
  | { readonly kind: "stored"; readonly file: StoredFile }
  | { readonly kind: "too-large" | "quota"; readonly limit: number }
  /** The id belongs to a file that is on its way in or out, or to somebody else's. */
  | { readonly kind: "taken" }
  /** The account went away meanwhile. */
  | { readonly kind: "gone" };

/** This run of a server, and how to know whether another one is over. */
export type Run = { readonly id: number; readonly isGone: (id: number) => Promise<boolean> };

export function storedFile({ id, name, type, bytes, created_at, purpose }: Tables["file"]): StoredFile {
  return { id, name, type, bytes, createdAt: created_at, purpose };
}

export class TooManyBytes extends Error {}

/** Passes content on while counting it and remembering how it began. */
export function createCounter(source: AsyncIterable<Buffer>, mostBytes: number) {
  const start: Buffer[] = [];
  let bytes = 0;
  async function* content() {
    for await (const chunk of source) {
      if (bytes < sniffedBytes) start.push(chunk);
      bytes += chunk.length;
      if (bytes > mostBytes) throw new TooManyBytes();
      yield chunk;
    }
  }
  return {
    content: content(),
    bytes: () => bytes,
    type: () => fileType(Buffer.concat(start).subarray(0, sniffedBytes), bytes <= sniffedBytes),
  };
}
