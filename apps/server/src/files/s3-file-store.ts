import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { createByteBudget } from "./byte-budget.ts";
import type { ByteRange, FileStore } from "./file-store.ts";
import { placeOf, type S3Address } from "./s3-address.ts";
import { openS3Wire, StoreProblem, tagIn, usualPatience, type WirePatience } from "./s3-wire.ts";

export type S3FileStore = FileStore & {
  /** Throws a `StoreProblem` where the bucket cannot be used: not there, not ours, out of reach. */
  readonly look: () => Promise<void>;
  /** Makes the bucket; false where it is there already, and ours. */
  readonly make: () => Promise<boolean>;
  /** What lies there and when it came, in the order of names. */
  readonly list: () => AsyncIterable<{ readonly id: string; readonly at: number }>;
};

export type S3Options = { readonly patience?: WirePatience; readonly partBytes?: number; readonly heldBytes?: number };

/** The least a store takes as a part that is not the last. */
const usualPartBytes = 5 * 1024 * 1024;
/** What all uploads of this server together hold in memory; who comes then waits, and so does their sender. */
const usualHeldBytes = 192 * 1024 * 1024;
const readAgain = 4;

/**
 * Files in a bucket. An upload is read into memory a part at a time, so that each part can be sent again: what fits into
 * one is one request, everything else is a multipart upload, which the store shows only once it is complete.
 */
export function createS3FileStore(address: S3Address, options: S3Options = {}): S3FileStore {
  const { patience = usualPatience, partBytes = usualPartBytes, heldBytes = usualHeldBytes } = options;
  const wire = openS3Wire(address, patience);
  const budget = createByteBudget(heldBytes);
  const missing = (what: string) => new StoreProblem("EACCES", what, placeOf(address));

  async function put(key: string, part: Part) {
    if ((await wire.read({ method: "PUT", key, body: part.chunks })) === undefined) throw missing("not found");
  }

  async function putInParts(key: string, first: Part, others: AsyncIterator<Part>) {
    const begun = await wire.read({ method: "POST", key, query: { uploads: "" } });
    const uploadId = begun && tagIn(begun, "UploadId");
    if (!uploadId) throw missing("no upload");
    const marks: string[] = [];
    const sendPart = async (number: number, part: Part) => {
      try {
        const query = { partNumber: String(number), uploadId };
        const answer = await wire.ask({ method: "PUT", key, query, body: part.chunks });
        if (!answer) throw missing("NoSuchUpload");
        answer.resume();
        marks[number - 1] = answer.headers.etag ?? "";
      } finally {
        part.release();
      }
    };
    let sending = Promise.resolve();
    let part: Part | undefined = first;
    try {
      let bytes = 0;
      for (; part; part = await nextOf(others)) {
        bytes += part.bytes;
        // One part is on its way while the next arrives.
        await sending;
        sending = sendPart(marks.length + 1, part);
        sending.catch(() => {}); // told by the next `await`
      }
      await sending;
      await complete(key, uploadId, marks, bytes);
    } catch (error) {
      part?.release();
      await sending.catch(() => {});
      // Where this fails too, what lies there is old one day: `removeUnfinished`.
      await wire.read({ method: "DELETE", key, query: { uploadId } }).catch(() => {});
      throw error;
    }
  }

  async function complete(key: string, uploadId: string, marks: readonly string[], bytes: number) {
    const parts = marks.map((mark, at) => {
      const etag = mark.replaceAll('"', "&quot;");
      return `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`;
    });
    const xml = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join("")}</CompleteMultipartUpload>`;
    const answer = await wire.read({ method: "POST", key, query: { uploadId }, body: [Buffer.from(xml)] });
    // A store may begin with "200" and find out later. And where its answer was lost and it is asked again, the upload
    // is not there any more, because it is complete.
    if (answer !== undefined && !/<Error[\s>]/.test(answer)) return;
    if ((await bytesOf(key)) === bytes) return;
    const said = answer === undefined ? "NoSuchUpload" : (tagIn(answer, "Code") ?? "an error");
    throw new StoreProblem("ETIMEDOUT", said, placeOf(address));
  }

  async function bytesOf(key: string): Promise<number | undefined> {
    const answer = await wire.ask({ method: "HEAD", key });
    answer?.resume();
    return answer && Number(answer.headers["content-length"]);
  }

  function get(key: string, range?: { readonly start: number; readonly end?: number | undefined }, mark?: string) {
    const headers = {
      ...(range && { range: `bytes=${range.start}-${range.end ?? ""}` }),
      ...(mark && { "if-match": mark }),
    };
    return wire.ask({ method: "GET", key, headers });
  }

  /** Where the line breaks, it is read on from there: whoever reads does not notice. */
  async function* content(key: string, first: IncomingMessage, range: ByteRange | undefined) {
    const mark = first.headers.etag;
    let at = range?.start ?? 0;
    const end = at + Number(first.headers["content-length"]);
    let answer = first;
    let chunks: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]();
    let broken = 0;
    try {
      for (;;) {
        // Only the line's own trouble is caught, and only its silence is timed: a reader may be slow, and one who goes
        // away ends this at the `yield`.
        const silent = setTimeout(() => answer.destroy(new Error("silent")), patience.silentMs);
        const next = await chunks.next().catch(() => undefined);
        clearTimeout(silent);
        if (next && !next.done) {
          at += next.value.length;
          yield next.value;
          continue;
        }
        if (at >= end) return;
        if (++broken > readAgain) throw new StoreProblem("ETIMEDOUT", "half a file", placeOf(address));
        const again = await get(key, { start: at, end: range?.end }, mark);
        if (!again) throw missing("not found any more");
        answer = again;
        chunks = answer[Symbol.asyncIterator]();
      }
    } finally {
      answer.destroy();
    }
  }

  async function look() {
    const query = { "list-type": "2", "max-keys": "1", prefix: address.prefix };
    if ((await wire.read({ method: "GET", query })) === undefined) throw missing("NoSuchBucket");
  }

  async function* unfinished() {
    let query: Record<string, string> = { uploads: "", prefix: address.prefix };
    for (;;) {
      const page = (await wire.read({ method: "GET", query }).catch(ignoreUnknown)) ?? "";
      for (const [, upload = ""] of page.matchAll(/<Upload>(.*?)<\/Upload>/gs)) yield upload;
      const keyMarker = tagIn(page, "NextKeyMarker");
      if (tagIn(page, "IsTruncated") !== "true" || !keyMarker) return;
      const uploadMarker = tagIn(page, "NextUploadIdMarker");
      query = { ...query, "key-marker": keyMarker, ...(uploadMarker && { "upload-id-marker": uploadMarker }) };
    }
  }

  return {
    async write(key, source, mostBytes = Number.MAX_SAFE_INTEGER) {
      const parts = inParts(source, partBytes, () => budget.take(Math.min(mostBytes, partBytes)));
      const first = await nextOf(parts);
      if (!first) return;
      if (!first.isLast) return await putInParts(key, first, parts);
      try {
        await put(key, first);
      } finally {
        first.release();
      }
    },

    async read(key, range) {
      const answer = await get(key, range);
      if (!answer) return undefined;
      const read = Readable.from(content(key, answer, range), { objectMode: false });
      // Whoever goes before the first byte leaves a line that nobody else would give back.
      return read.once("close", () => answer.destroy());
    },

    async remove(key) {
      await wire.read({ method: "DELETE", key });
    },

    bytesOf,

    async removeUnfinished(before) {
      for await (const upload of unfinished()) {
        const key = tagIn(upload, "Key")?.slice(address.prefix.length);
        const uploadId = tagIn(upload, "UploadId");
        if (key && uploadId && Date.parse(tagIn(upload, "Initiated") ?? "") < before)
          await wire.read({ method: "DELETE", key, query: { uploadId } });
      }
    },

    look,

    async make() {
      const isThere = await look().then(
        () => true,
        (error) => {
          if (!(error instanceof StoreProblem && error.said === "NoSuchBucket")) throw error;
          return false;
        },
      );
      if (isThere) return false;
      // Amazon wants to hear the region once more, but for the one that was there first.
      const place = `<CreateBucketConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><LocationConstraint>${address.region}</LocationConstraint></CreateBucketConfiguration>`;
      await wire.read({ method: "PUT", ...(address.region !== "us-east-1" && { body: [Buffer.from(place)] }) });
      return true;
    },

    async *list() {
      let after = "";
      for (;;) {
        const query = { "list-type": "2", prefix: address.prefix, ...(after && { "start-after": after }) };
        const page = (await wire.read({ method: "GET", query })) ?? "";
        const found = [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = ""]) => one);
        for (const one of found) {
          const key = tagIn(one, "Key") ?? "";
          yield { id: key.slice(address.prefix.length), at: Date.parse(tagIn(one, "LastModified") ?? "") };
          after = key;
        }
        if (tagIn(page, "IsTruncated") !== "true" || found.length === 0) return;
      }
    },
  };
}

/** A store that has no list of unfinished uploads removes them by a rule of its own. */
function ignoreUnknown(error: unknown): undefined {
  if (!(error instanceof StoreProblem && error.said === "NotImplemented")) throw error;
}

type Part = {
  readonly chunks: readonly Buffer[];
  readonly bytes: number;
  readonly isLast: boolean;
  /** It needs no memory any more. */
  readonly release: () => void;
};

/** Each part has its place in memory before the first byte of it is read, and all but the last are of one size. */
async function* inParts(
  source: AsyncIterable<Buffer>,
  partBytes: number,
  makeRoom: () => Promise<() => void>,
): AsyncGenerator<Part, void> {
  let release = await makeRoom();
  let chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of source) {
      let rest = chunk;
      while (bytes + rest.length > partBytes) {
        const fits = partBytes - bytes;
        const part = { chunks: [...chunks, rest.subarray(0, fits)], bytes: partBytes, isLast: false, release };
        [chunks, bytes, release] = [[], 0, () => {}];
        yield part;
        release = await makeRoom();
        rest = rest.subarray(fits);
      }
      chunks.push(rest);
      bytes += rest.length;
    }
  } catch (error) {
    release();
    throw error;
  }
  yield { chunks, bytes, isLast: true, release };
}

/** Not by `for await`: where a part cannot be kept, the sender's line stays open, so that they can be told. */
async function nextOf(parts: AsyncIterator<Part>): Promise<Part | undefined> {
  const next = await parts.next();
  return next.done ? undefined : next.value;
}
