import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "@20minutes/s3rver";
import { s3AddressOf } from "./s3-address.ts";
import { createS3FileStore, type S3FileStore, type S3Options } from "./s3-file-store.ts";

/** A store on this machine: where it is, as `FILES_URL` says it. */
export type TestS3 = { readonly url: string; readonly stop: () => Promise<void> };

/** A store that others wrote, with its files in a temporary folder. It knows neither aborted uploads nor a list of them. */
export async function startS3rver(port = 0, directory?: string): Promise<TestS3> {
  const folder = directory ?? mkdtempSync(join(tmpdir(), "jotter-s3-"));
  const options = {
    port,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "jotter" }],
  };
  const server = new S3rver(options);
  const { port: ownPort } = await server.run();
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${ownPort}/jotter/files?tls=0`,
    async stop() {
      server.httpServer?.closeAllConnections();
      await server.close();
      if (!directory) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const keys = { accessKey: "TESTKEY", secretKey: "test/secret+key" };
const namespace = `xmlns="http://s3.amazonaws.com/doc/2006-03-01/"`;

type Upload = {
  readonly key: string;
  readonly at: number;
  readonly parts: Map<number, { mark: string; body: Buffer }>;
};
/** What a test wants to happen instead: an answer, a cut line, silence; "late" and "done, then silent": nobody is told. */
export type Mishap =
  | { readonly status: number; readonly code: string }
  | "cut"
  | "silent"
  | "late"
  | "half"
  | "half, then silent"
  | "done, then silent"
  | undefined;

export type StrictS3 = TestS3 & {
  readonly objects: Map<string, { readonly body: Buffer; at: number }>;
  readonly uploads: Map<string, Upload>;
  /** "PUT a?partNumber=1": without the upload's id. */
  readonly asked: string[];
  mishap: (what: string) => Mishap;
};

/**
 * A store in memory that is stricter than most: it reckons each signature and the hash of each body by itself, takes no
 * part that is too short, and does what a test wants to go wrong.
 */
export async function startStrictS3(leastPartBytes = 5 * 1024 * 1024): Promise<StrictS3> {
  const objects: StrictS3["objects"] = new Map();
  const uploads: StrictS3["uploads"] = new Map();
  const asked: string[] = [];
  const buckets = new Set(["jotter"]);
  const server = createServer((request, response) => {
    void answer(request, response).catch((error) => response.destroy(error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const url = new URL(request.url ?? "", "http://store");
    const [, bucket = "", ...rest] = url.pathname.split("/").map(decodeURIComponent);
    const key = rest.join("/");
    const query = url.searchParams;
    const fail = (status: number, code: string) => reply(status, `<Error><Code>${code}</Code></Error>`);
    const reply = (status: number, xml = "", headers: Record<string, string> = {}) => {
      if (mishap === "late") return request.socket.destroy();
      if (mishap === "done, then silent") return;
      response.writeHead(status, {
        "content-type": "application/xml",
        "content-length": Buffer.byteLength(xml),
        ...headers,
      });
      response.end(request.method === "HEAD" ? undefined : xml);
    };
    const what = `${request.method} ${key.split("/").at(-1)}${questionsOf(query)}`;
    asked.push(what);
    const mishap = store.mishap(what);
    if (mishap === "cut") return request.socket.destroy();
    if (mishap === "silent") return;
    if (typeof mishap === "object") return fail(mishap.status, mishap.code);
    const refusal = refusalOf(request, body);
    if (refusal) return fail(403, refusal);
    if (request.method === "PUT" && !key) {
      buckets.add(bucket);
      return reply(body.includes("<LocationConstraint>test-1<") ? 200 : 400);
    }
    if (!buckets.has(bucket)) return fail(404, "NoSuchBucket");

    if (!key) return query.has("uploads") ? listUploads() : listObjects();
    const uploadId = query.get("uploadId");
    if (uploadId !== null) return multipart(uploadId);
    if (request.method === "POST" && query.has("uploads")) {
      const id = randomUUID();
      uploads.set(id, { key, at: Date.now(), parts: new Map() });
      return reply(
        200,
        `<InitiateMultipartUploadResult ${namespace}><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (request.method === "PUT") {
      objects.set(key, { body, at: Date.now() });
      return reply(200, "", { etag: markOf(body) });
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return reply(204);
    }
    return give();

    function give() {
      const object = objects.get(key);
      if (!object) return fail(404, "NoSuchKey");
      const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
      const part = object.body.subarray(Number(from ?? 0), to ? Number(to) + 1 : undefined);
      const mark = markOf(object.body);
      if (request.headers["if-match"] && request.headers["if-match"] !== mark) return fail(412, "PreconditionFailed");
      response.writeHead(from === undefined ? 200 : 206, { etag: mark, "content-length": part.length });
      if (request.method === "HEAD") return response.end();
      if (mishap !== "half" && mishap !== "half, then silent") return response.end(part);
      response.write(part.subarray(0, part.length / 2), () =>
        setTimeout(() => mishap === "half" && request.socket.destroy(), 20),
      );
    }

    function multipart(id: string) {
      const upload = uploads.get(id);
      if (!upload || upload.key !== key) return fail(404, "NoSuchUpload");
      if (request.method === "PUT") {
        upload.parts.set(Number(query.get("partNumber")), { mark: markOf(body), body });
        return reply(200, "", { etag: markOf(body) });
      }
      if (request.method === "DELETE") {
        uploads.delete(id);
        return reply(204);
      }
      const told = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g)];
      const parts = told.map(([, number, mark]) => {
        const part = upload.parts.get(Number(number));
        return part && part.mark === mark?.replaceAll("&quot;", '"') ? part.body : undefined;
      });
      const whole = parts.filter((part) => part !== undefined);
      if (whole.length !== parts.length || whole.length === 0) return fail(400, "InvalidPart");
      if (whole.slice(0, -1).some((part) => part.length < leastPartBytes)) return fail(400, "EntityTooSmall");
      objects.set(key, { body: Buffer.concat(whole), at: Date.now() });
      uploads.delete(id);
      return reply(
        200,
        `<CompleteMultipartUploadResult ${namespace}><Key>${key}</Key></CompleteMultipartUploadResult>`,
      );
    }

    /** Two to a page, so that a reader has to turn pages. */
    function listUploads() {
      const all = [...uploads].filter(([, { key: name }]) => name.startsWith(query.get("prefix") ?? ""));
      const start = all.findIndex(([id]) => id === query.get("upload-id-marker")) + 1;
      const page = all.slice(start, start + 2);
      const [lastId, last] = page.at(-1) ?? [];
      const listed = page.map(
        ([id, { key: name, at }]) =>
          `<Upload><Key>${name}</Key><UploadId>${id}</UploadId><Initiated>${new Date(at).toISOString()}</Initiated></Upload>`,
      );
      const markers = last
        ? `<NextKeyMarker>${last.key}</NextKeyMarker><NextUploadIdMarker>${lastId}</NextUploadIdMarker>`
        : "";
      const isTruncated = start + 2 < all.length;
      reply(
        200,
        `<ListMultipartUploadsResult ${namespace}>${markers}<IsTruncated>${isTruncated}</IsTruncated>${listed.join("")}</ListMultipartUploadsResult>`,
      );
    }

    function listObjects() {
      const after = query.get("start-after") ?? "";
      const all = [...objects].filter(([name]) => name.startsWith(query.get("prefix") ?? "") && name > after).sort();
      const listed = all
        .slice(0, 2)
        .map(
          ([name, { at }]) =>
            `<Contents><Key>${name}</Key><LastModified>${new Date(at).toISOString()}</LastModified></Contents>`,
        );
      reply(
        200,
        `<ListBucketResult ${namespace}><IsTruncated>${all.length > 2}</IsTruncated>${listed.join("")}</ListBucketResult>`,
      );
    }
  }

  const { port } = server.address() as AddressInfo;
  const store: StrictS3 = {
    url: `s3://${keys.accessKey}:${encodeURIComponent(keys.secretKey)}@127.0.0.1:${port}/jotter/files?tls=0&region=test-1`,
    objects,
    uploads,
    asked,
    mishap: () => undefined,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return store;
}

function questionsOf(query: URLSearchParams) {
  const shown = [...query]
    .filter(([name]) => name !== "uploadId")
    .map(([name, value]) => (value ? `${name}=${value}` : name));
  if (query.has("uploadId") && !query.has("partNumber")) shown.push("upload");
  return shown.length > 0 ? `?${shown.join("&")}` : "";
}

function markOf(body: Buffer) {
  return `"${createHash("md5").update(body).digest("hex")}"`;
}

/** As the standard has it, and not as we sign: from what came over the wire. */
function refusalOf(request: IncomingMessage, body: Buffer): string | undefined {
  const authorization = request.headers.authorization ?? "";
  const [, credential = "", names = "", signature = ""] =
    /^AWS4-HMAC-SHA256 Credential=(\S+?),\s*SignedHeaders=(\S+?),\s*Signature=([0-9a-f]{64})$/.exec(authorization) ??
    [];
  const [accessKey, day = "", region = "", service = "", end = ""] = credential.split("/");
  const time = String(request.headers["x-amz-date"]);
  const at = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"));
  if (!(Math.abs(at - Date.now()) < 15 * 60_000)) return "RequestTimeTooSkewed";
  if (accessKey !== keys.accessKey) return "InvalidAccessKeyId";
  const hash = createHash("sha256").update(body).digest("hex");
  if (request.headers["x-amz-content-sha256"] !== hash) return "XAmzContentSHA256Mismatch";
  for (const name of Object.keys(request.headers))
    if ((name === "host" || name.startsWith("x-amz-") || name === "range") && !names.split(";").includes(name))
      return "AccessDenied";
  const [path = "", query = ""] = (request.url ?? "").split("?");
  const pairs = query
    .split("&")
    .filter(Boolean)
    .map((pair) => (pair.includes("=") ? pair : `${pair}=`));
  const text = [request.method, path, pairs.sort().join("&")];
  for (const name of names.split(";")) text.push(`${name}:${String(request.headers[name]).trim()}`);
  text.push("", names, hash);
  const scope = [day, region, service, end].join("/");
  if (region !== "test-1" || service !== "s3" || end !== "aws4_request") return "AuthorizationHeaderMalformed";
  const digest = createHash("sha256").update(text.join("\n")).digest("hex");
  let key = Buffer.from(`AWS4${keys.secretKey}`);
  for (const step of [day, region, service, end]) key = createHmac("sha256", key).update(step).digest();
  const wanted = createHmac("sha256", key).update(`AWS4-HMAC-SHA256\n${time}\n${scope}\n${digest}`).digest();
  return timingSafeEqual(wanted, Buffer.from(signature.padEnd(64, "0"), "hex")) ? undefined : "SignatureDoesNotMatch";
}

/** The store of files at such an address, as a server has it. */
export function s3StoreAt(url: string, options?: S3Options): S3FileStore {
  const address = s3AddressOf(url);
  if (!address) throw new Error(`${url} is no address of a bucket`);
  return createS3FileStore(address, options);
}
