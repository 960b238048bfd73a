import { createHash, createHmac } from "node:crypto";

/** What a request to a store says, as far as it is signed. */
export type Signable = {
  readonly method: string;
  /** As it is sent, with what must be written as `%2F` and the like. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** All of them are signed; names in small letters, the host among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of `bodyHashOf`: the store takes no other body under this signature. */
  readonly bodyHash: string;
};

export type Signer = { readonly accessKey: string; readonly secretKey: string; readonly region: string };

/**
 * SHA-256 in hex. Over TLS the line itself is proof against change, and to reckon it would cost more than to send the body:
 * then only the empty ones, which most requests have, are signed.
 */
export function bodyHashOf(body: readonly Buffer[], isSecure: boolean): string {
  if (body.length === 0) return emptyHash;
  if (isSecure) return "UNSIGNED-PAYLOAD";
  const hash = createHash("sha256");
  for (const chunk of body) hash.update(chunk);
  return hash.digest("hex");
}

export const emptyHash = createHash("sha256").digest("hex");

/** The headers of the request with its signature (AWS Signature Version 4, for S3). */
export function signed(request: Signable, { accessKey, secretKey, region }: Signer, now: number) {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
  const day = time.slice(0, 8);
  const headers: Record<string, string> = {
    ...request.headers,
    "x-amz-content-sha256": request.bodyHash,
    "x-amz-date": time,
  };
  const names = Object.keys(headers).sort();
  const canonical = [
    request.method,
    request.path,
    queryText(request.query),
    ...names.map((name) => `${name}:${headers[name]?.trim().replaceAll(/ +/g, " ")}`),
    "",
    names.join(";"),
    request.bodyHash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", time, scope, createHash("sha256").update(canonical).digest("hex")].join("\n");
  const signature = hmac(signingKey(secretKey, day, region), toSign).toString("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope},SignedHeaders=${names.join(";")},Signature=${signature}`;
  return { ...headers, authorization };
}

/** Sorted and escaped as it is signed, and therefore as it is sent. */
export function queryText(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join("&");
}

/** Each part of a path, and each name and value of a query. */
export function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function signingKey(secretKey: string, day: string, region: string) {
  return [day, region, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${secretKey}`);
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
