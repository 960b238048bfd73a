import { Resolver, lookup as systemLookup } from "node:dns/promises";
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { createGunzip } from "node:zlib";
import { failed, ok, type Result } from "@jotter/domain/result";
import { isPublicAddress } from "./public-address.ts";

/** The one way from this server to an address that a student typed or a browser named. */
export type Outbound = {
  readonly ask: (url: string, asking: Asking) => Promise<Result<OutboundAnswer, OutboundProblem>>;
};

export type Asking = {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Of what comes back, packed and unpacked. */
  readonly mostBytes: number;
  /** For all of it, redirects included. */
  readonly mostMs: number;
  readonly mostRedirects?: number;
  readonly httpsOnly?: boolean;
  readonly signal?: AbortSignal;
};

export type OutboundAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Uint8Array;
};

/** "refused": it leads, or could lead, where nobody outside may reach. "unreadable": packed in a way we do not know. */
export type OutboundProblem = "refused" | "unreachable" | "timeout" | "too-large" | "unreadable";

export type Address = { readonly address: string; readonly family: number };
export type Resolve = (hostname: string) => Promise<readonly Address[]>;

export type OutboundOptions = {
  /** "host" or "host:port" of the operator's own network that may be reached all the same. */
  readonly privateHosts: readonly string[];
  readonly resolve?: Resolve;
};

export function createOutbound({ privateHosts, resolve }: OutboundOptions): Outbound {
  const allowed = new Set(privateHosts.map((host) => host.toLowerCase()));

  /** Where a URL leads, as addresses that are connected to without asking for the name again; or that it may not. */
  async function placeOf(url: URL, httpsOnly: boolean): Promise<Result<readonly Address[], OutboundProblem>> {
    const isAllowed = allowed.has(url.host);
    if (!isAllowed && !isSafeUrl(url, httpsOnly)) return failed("refused");
    const hostname = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(hostname)) return ok([{ address: hostname, family: isIP(hostname) }]);
    const found = await (resolve ?? (isAllowed ? resolveHere : resolvePublic))(hostname).catch(() => []);
    if (found.length === 0) return failed("unreachable");
    // One private address among public ones is a trick, not an accident.
    return isAllowed || found.every(({ address }) => isPublicAddress(address)) ? ok(found) : failed("refused");
  }

  return {
    async ask(address, { mostRedirects = 0, httpsOnly = false, ...asking }) {
      const deadline = AbortSignal.timeout(asking.mostMs);
      const signal = asking.signal ? AbortSignal.any([deadline, asking.signal]) : deadline;
      let url = URL.parse(address);
      for (let redirects = 0; ; redirects++) {
        if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return failed("refused");
        const place = await Promise.race([placeOf(url, httpsOnly), aborted(signal)]);
        if (!place.ok) return place;
        const answer = await askAt(url, place.value, { ...asking, signal });
        if (!answer.ok) return answer;
        const next = isRedirect(answer.value.status) ? answer.value.headers.location : undefined;
        if (next === undefined) return answer;
        if (redirects >= mostRedirects) return failed("unreachable");
        const target = URL.parse(next, url.href);
        // Whoever was promised that nobody reads along is not sent where somebody can.
        if (url.protocol === "https:" && target?.protocol !== "https:") return failed("refused");
        url = target;
      }
    },
  };
}

/** A name, at the usual port. Numbers are nobody's school, however they are written: the parser has made them one. */
function isSafeUrl(url: URL, httpsOnly: boolean): boolean {
  const isPlain = url.port === "" && (url.protocol === "https:" || !httpsOnly);
  return isPlain && !url.hostname.startsWith("[") && isIP(url.hostname) === 0 && url.hostname.includes(".");
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** Not the system's way: that takes one of four threads, which hashing and files need too. */
const resolvePublic: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: 4000, tries: 2 });
  const [four, six] = await Promise.all([
    resolver.resolve4(hostname).catch(() => []),
    resolver.resolve6(hostname).catch(() => []),
  ]);
  return [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))];
};

/** A name of the operator's own network may stand in the file of hosts. */
const resolveHere: Resolve = (hostname) => systemLookup(hostname, { all: true });

type AskingAt = Pick<Asking, "method" | "headers" | "body" | "mostBytes"> & { readonly signal: AbortSignal };

async function askAt(
  url: URL,
  addresses: readonly Address[],
  { method = "GET", headers = {}, body, mostBytes, signal }: AskingAt,
): Promise<Result<OutboundAnswer, OutboundProblem>> {
  const pinned: LookupFunction = (_, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? "", first?.family);
  };
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
        method,
        headers: { "accept-encoding": "gzip", "user-agent": "Jotter", ...headers },
        lookup: pinned,
        // No connection is kept: the next one may be meant for another address of that name.
        agent: false,
        signal,
      });
      request.on("response", resolve).on("error", reject).end(body);
    });
    const bytes = await bytesOf(response, mostBytes);
    if (!(bytes instanceof Uint8Array)) return failed(bytes);
    return ok({ status: response.statusCode ?? 0, headers: response.headers, bytes });
  } catch {
    // Every trouble of the network, the name, the certificate or the other side comes here; they differ to nobody.
    return failed(signal.aborted ? "timeout" : "unreachable");
  }
}

async function bytesOf(response: IncomingMessage, most: number): Promise<Uint8Array | OutboundProblem> {
  const packing = response.headers["content-encoding"] ?? "identity";
  const isGzip = /^(x-)?gzip$/i.test(packing);
  try {
    if (!isGzip && !/^identity$/i.test(packing)) return "unreadable";
    if (Number(response.headers["content-length"] ?? 0) > most) return "too-large";
    const chunks: Buffer[] = [];
    let [received, unpacked] = [0, 0];
    const counted = async function* () {
      for await (const chunk of response) {
        received += chunk.length;
        if (received > most) throw tooLarge;
        yield chunk as Buffer;
      }
    };
    for await (const chunk of isGzip ? gunzipped(counted()) : counted()) {
      unpacked += chunk.length;
      // A few bytes can unpack to gigabytes: it ends here, before they are there.
      if (unpacked > most) return "too-large";
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error === tooLarge) return "too-large";
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) return "unreadable";
    throw error;
  } finally {
    response.destroy();
  }
}

const tooLarge = new Error("more bytes than asked for");

async function* gunzipped(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const feeding = (async () => {
    for await (const chunk of packed) {
      if (!gunzip.write(chunk)) await new Promise((resolve) => gunzip.once("drain", resolve).once("close", resolve));
      if (gunzip.destroyed) return;
    }
    gunzip.end();
  })().catch((error) => gunzip.destroy(error));
  try {
    yield* gunzip;
  } finally {
    gunzip.destroy();
    await feeding;
  }
}

function aborted(signal: AbortSignal): Promise<Result<never, OutboundProblem>> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(failed("timeout"));
    signal.addEventListener("abort", () => resolve(failed("timeout")), { once: true });
  });
}
