import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { placeOf, type S3Address } from "./s3-address.ts";
import { bodyHashOf, escaped, queryText, signed } from "./s3-signature.ts";

export type S3Request = {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** What follows the prefix; undefined: the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: readonly Buffer[];
};

/** One way to a bucket: signed, with time-outs, and tried again where that may help. */
export type S3Wire = {
  /** The answer, with its body still to be read; undefined where there is nothing. Whatever else is no success is thrown. */
  readonly ask: (request: S3Request) => Promise<IncomingMessage | undefined>;
  /** The same, read to its end. */
  readonly read: (request: S3Request) => Promise<string | undefined>;
};

/**
 * The store said no, or nothing. The codes are those of a disk with the same trouble, so that whoever met it is answered
 * alike: `EACCES` an operator must mend, `ENOSPC` the store is full, `ETIMEDOUT` it was tried as often as is sensible.
 */
export class StoreProblem extends Error {
  readonly code: "EACCES" | "ENOSPC" | "ETIMEDOUT";
  /** What the store called it. */
  readonly said: string;
  constructor(code: StoreProblem["code"], said: string, place: string) {
    super(`The store ${place} answered ${said}.`);
    this.code = code;
    this.said = said;
  }
}

export type WirePatience = { readonly tries: number; readonly silentMs: number; readonly firstPauseMs: number };
// All tries together stay below the two minutes after which a student's own line counts as dead.
export const usualPatience: WirePatience = { tries: 4, silentMs: 15_000, firstPauseMs: 100 };
const mostSockets = 128;
const mostErrorBytes = 100_000;

export function openS3Wire(address: S3Address, patience: WirePatience = usualPatience): S3Wire {
  const openAgent = () => new (address.isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: mostSockets });
  // Who takes a file sets the pace, and may hold a line for as long as they like: nothing else may wait behind them.
  const [forReaders, forAllElse] = [openAgent(), openAgent()];
  const send = address.isSecure ? httpsRequest : httpRequest;
  const place = placeOf(address);
  const isVirtual = address.style === "virtual";
  const hostname = isVirtual ? `${address.bucket}.${address.hostname}` : address.hostname;
  const host = address.port ? `${hostname}:${address.port}` : hostname;

  function once({ method, key, query = {}, headers = {}, body = [] }: S3Request): Promise<IncomingMessage> {
    const keyPath = key === undefined ? "" : `${address.prefix}${key}`.split("/").map(escaped).join("/");
    const path = isVirtual ? `/${keyPath}` : `/${escaped(address.bucket)}${keyPath && `/${keyPath}`}`;
    const length = body.reduce((sum, chunk) => sum + chunk.length, 0);
    const request = {
      method,
      path,
      query,
      headers: { ...headers, host },
      bodyHash: bodyHashOf(body, address.isSecure),
    };
    const questions = queryText(query);
    return new Promise((resolve, reject) => {
      const outgoing = send({
        agent: method === "GET" && key !== undefined ? forReaders : forAllElse,
        method,
        hostname: hostname.replace(/^\[|\]$/g, ""),
        port: address.port || undefined,
        path: questions ? `${path}?${questions}` : path,
        headers: { ...signed(request, address, Date.now()), "content-length": length },
        timeout: patience.silentMs,
      });
      outgoing.once("timeout", () => outgoing.destroy(new Error("silent")));
      // The time-out above counts from the line on. One that waits for a line is not told of its own end before it has one.
      const waiting = setTimeout(() => {
        outgoing.destroy();
        reject(new Error("no line free"));
      }, patience.silentMs);
      outgoing.once("socket", () => clearTimeout(waiting));
      outgoing.once("error", reject);
      outgoing.once("response", (answer) => {
        // From here whoever reads sets the pace, and a slow reader is no silent store.
        outgoing.setTimeout(0);
        resolve(answer);
      });
      // At the pace the line takes it: a part that is encrypted all at once costs twice.
      Readable.from(body, { objectMode: false }).pipe(outgoing);
    });
  }

  async function ask(request: S3Request): Promise<IncomingMessage | undefined> {
    for (let trial = 1; ; trial++) {
      const said = await attempt(request);
      if (typeof said !== "string") return said;
      if (trial >= patience.tries) throw new StoreProblem("ETIMEDOUT", said, place);
      // Not all at the same moment again: those who were turned away together come back apart.
      await pause(patience.firstPauseMs * 2 ** (trial - 1) * (0.5 + Math.random()));
    }
  }

  /** The answer, or what the trouble was where it may be over soon. */
  async function attempt(request: S3Request): Promise<IncomingMessage | undefined | string> {
    let answer: IncomingMessage;
    try {
      answer = await once(request);
    } catch (error) {
      return error instanceof Error ? ("code" in error ? String(error.code) : error.message) : "nothing";
    }
    const status = answer.statusCode ?? 0;
    if (status >= 200 && status < 300) return answer;
    const said = tagIn(await errorText(answer), "Code") ?? `status ${status}`;
    if (status === 404 && said !== "NoSuchBucket") return undefined;
    if (status === 507 || /^(QuotaExceeded|XMinioStorageFull)$/.test(said))
      throw new StoreProblem("ENOSPC", said, place);
    if ((status >= 500 && status !== 501) || status === 429 || status === 408 || said === "RequestTimeout") {
      return said;
    }
    throw new StoreProblem("EACCES", said, place);
  }

  return {
    ask,
    async read(request) {
      for (let trial = 1; ; trial++) {
        const answer = await ask(request);
        answer?.setTimeout(patience.silentMs, () => answer.destroy(new Error("silent")));
        try {
          return answer && (await text(answer));
        } catch {
          if (trial >= patience.tries) throw new StoreProblem("ETIMEDOUT", "half an answer", place);
        }
      }
    },
  };
}

/** What stands between the first pair of these tags. */
export function tagIn(xml: string, tag: string): string | undefined {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return found?.replaceAll(/&(quot|apos|lt|gt|amp);/g, (_, name: keyof typeof entities) => entities[name]);
}

const entities = { quot: '"', apos: "'", lt: "<", gt: ">", amp: "&" } as const;

async function errorText(answer: IncomingMessage): Promise<string> {
  let read = "";
  try {
    for await (const chunk of answer) if (read.length < mostErrorBytes) read += chunk;
  } catch {
    // The status says enough.
  }
  return read;
}
