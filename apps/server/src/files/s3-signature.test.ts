import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { bodyHashOf, emptyHash, escaped, signed } from "./s3-signature.ts";

/** The example requests of Amazon's own page on the header of Signature Version 4, with the signatures given there. */
const amazons = {
  accessKey: "AKIAIOSFODNN7EXAMPLE",
  secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const then = Date.UTC(2013, 4, 24);
const host = "examplebucket.s3.amazonaws.com";
const bodyHash = createHash("sha256").update("Welcome to Amazon S3.").digest("hex");
const date = "Fri, 24 May 2013 00:00:00 GMT";

describe("a signed request [OPS-2]", () => {
  test.each([
    [
      "reads a part of an object",
      { method: "GET", path: "/test.txt", query: {}, headers: { host, range: "bytes=0-9" }, bodyHash: emptyHash },
      "host;range;x-amz-content-sha256;x-amz-date",
      "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    ],
    [
      "writes an object",
      {
        method: "PUT",
        path: `/${escaped("test$file.text")}`,
        query: {},
        headers: { "x-amz-storage-class": "REDUCED_REDUNDANCY", host, date },
        bodyHash,
      },
      "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
      "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
    ],
    [
      "asks a question without a value",
      { method: "GET", path: "/", query: { lifecycle: "" }, headers: { host }, bodyHash: emptyHash },
      "host;x-amz-content-sha256;x-amz-date",
      "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
    ],
    [
      "lists objects",
      { method: "GET", path: "/", query: { prefix: "J", "max-keys": "2" }, headers: { host }, bodyHash: emptyHash },
      "host;x-amz-content-sha256;x-amz-date",
      "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    ],
  ])("that %s is signed as Amazon's own example is", (_, request, names, signature) => {
    expect(signed(request, amazons, then)).toEqual({
      ...request.headers,
      "x-amz-content-sha256": request.bodyHash,
      "x-amz-date": "20130524T000000Z",
      authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`,
    });
  });
});

test("a body is signed where the line is not proof against change [OPS-2]", () => {
  const body = ["Welcome to ", "Amazon S3."].map((part) => Buffer.from(part));
  expect(bodyHashOf(body, false)).toBe(bodyHash);
  expect(bodyHashOf(body, true)).toBe("UNSIGNED-PAYLOAD");
  expect([bodyHashOf([], false), bodyHashOf([], true)]).toEqual([emptyHash, emptyHash]);
});
