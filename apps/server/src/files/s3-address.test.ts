import { describe, expect, test } from "vitest";
import { placeOf, s3AddressOf } from "./s3-address.ts";

const minio = {
  isSecure: false,
  hostname: "minio",
  port: "9000",
  bucket: "jotter",
  prefix: "",
  region: "us-east-1",
  style: "path",
  accessKey: "key",
  secretKey: "se/c+ret",
};

describe("the address of a bucket [OPS-2]", () => {
  test.each([
    ["s3://key:se%2Fc+ret@minio:9000/jotter?tls=0", minio],
    [
      "s3://key:se%2Fc+ret@s3.eu-central-1.amazonaws.com/jotter/school-a/",
      {
        ...minio,
        isSecure: true,
        hostname: "s3.eu-central-1.amazonaws.com",
        port: "",
        prefix: "school-a/",
        region: "eu-central-1",
      },
    ],
    [
      "s3://key:se%2Fc+ret@oss.example.org/jotter?region=auto&style=virtual",
      { ...minio, isSecure: true, hostname: "oss.example.org", port: "", region: "auto", style: "virtual" },
    ],
  ])("%s is understood", (text, address) => {
    expect(s3AddressOf(text)).toEqual(address);
    const place = placeOf(address as typeof minio & { style: "path" });
    expect(place).not.toContain("key");
  });

  test.each([
    "https://key:secret@minio/jotter",
    "s3://minio/jotter",
    "s3://key@minio/jotter",
    "s3://key:secret@minio",
    "s3://key:secret@minio/j",
    "s3://key:sec/ret@minio/jotter",
    "s3://key:sec%ret@minio/jotter",
    "s3://key:secret@minio/jotter?tls=no",
    "s3://key:secret@minio/jotter?style=host",
    "s3://key:secret@minio/jotter?regoin=eu-central-1",
    "s3://key:secret@minio/jot%20ter",
  ])("%s is none", (text) => {
    expect(s3AddressOf(text)).toBeUndefined();
  });
});
