import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushKeys } from "./encrypt.ts";

/** What a browser keeps to itself, and what it gives out. */
export type BrowserKeys = PushKeys & { readonly privateKey: Buffer };

export function newBrowserKeys(): BrowserKeys {
  const pair = createECDH("prime256v1");
  const p256dh = pair.generateKeys("base64url");
  return { p256dh, auth: randomBytes(16).toString("base64url"), privateKey: pair.getPrivateKey() };
}

/** Read as a browser reads it, by the letter of RFC 8188 and RFC 8291; throws where it is not for that browser. */
export function decrypted(message: Buffer, { privateKey, p256dh, auth }: BrowserKeys): string {
  const [salt, idLength] = [message.subarray(0, 16), message.readUInt8(20)];
  const theirs = message.subarray(21, 21 + idLength);
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  const derive = (secret: Buffer, salted: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, salted, info, bytes));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), Buffer.from(p256dh, "base64url"), theirs]);
  const shared = derive(pair.computeSecret(theirs), Buffer.from(auth, "base64url"), info, 32);
  const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const sealed = message.subarray(21 + idLength);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("no end of the record");
  return padded.subarray(0, end).toString();
}

export type PushedMessage = {
  readonly path: string;
  readonly ttl: number;
  readonly topic: string | undefined;
  /** As the browser reads it. */
  readonly told: Readonly<Record<string, unknown>>;
};

/** A push service in this process: it checks who sends, and its browsers read what comes. */
export type TestPushService = {
  readonly host: string;
  readonly newBrowser: () => { readonly path: string; readonly endpoint: string; readonly keys: BrowserKeys };
  readonly messages: PushedMessage[];
  /** Answers these, by path, instead of taking the message. */
  readonly statuses: Map<string, number>;
  readonly stop: () => Promise<void>;
};

export async function startTestPushService(): Promise<TestPushService> {
  const browsers = new Map<string, BrowserKeys>();
  const statuses = new Map<string, number>();
  const messages: PushedMessage[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = "", method, headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const keys = browsers.get(path);
    const status = statuses.get(path);
    if (status !== undefined) return void response.writeHead(status).end();
    const isRight = method === "POST" && headers["content-encoding"] === "aes128gcm" && headers.ttl !== undefined;
    if (!keys || !isRight || !isOurs(headers.authorization ?? "", `http://${headers.host}`)) {
      return void response.writeHead(keys ? 403 : 404).end();
    }
    const told = JSON.parse(decrypted(Buffer.concat(chunks), keys));
    messages.push({ path, ttl: Number(headers.ttl), topic: headers.topic?.toString(), told });
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    newBrowser() {
      const [path, keys] = [`/push/${browsers.size + 1}`, newBrowserKeys()];
      browsers.set(path, keys);
      return { path, endpoint: `http://${host}${path}`, keys };
    },
    messages,
    statuses,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Whether the header is signed by the key it names, for this service and for less than a day. */
function isOurs(authorization: string, origin: string): boolean {
  const [, head, claims = "", signature = "", key = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, "base64url");
  if (head === undefined || point.length !== 65) return false;
  const part = (start: number) => point.subarray(start, start + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: part(1), y: part(33) };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
  return isSigned && aud === origin && exp > 0 && /^(https?:|mailto:)/.test(sub);
}
