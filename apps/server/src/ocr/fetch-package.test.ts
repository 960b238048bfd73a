import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { fetchPackage } from "./fetch-package.ts";
import { tarOf } from "./test-tar.ts";

const packed = gzipSync(
  tarOf({ "package.json": JSON.stringify({ name: "@data/eng", version: "1.0.0" }), "best/eng.gz": "letters" }),
);
const integrity = `sha512-${createHash("sha512").update(packed).digest("base64")}`;
const wanted = { name: "@data/eng", version: "1.0.0", integrity, bytes: packed.length, files: {} };
const ends: (() => void)[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  for (const end of ends.splice(0)) end();
});

/** A registry with one package, as npm asks it. */
async function registry(): Promise<readonly string[]> {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(decodeURIComponent(url));
    if (url.endsWith(".tgz")) return response.end(packed);
    const dist = { tarball: `${address}/@data/eng/-/eng-1.0.0.tgz`, integrity };
    const versions = { "1.0.0": { name: "@data/eng", version: "1.0.0", dist } };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ name: "@data/eng", "dist-tags": { latest: "1.0.0" }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ends.push(() => server.close());
  vi.stubEnv("npm_config_registry", address);
  return asked;
}

test("a package comes from the registry npm was told of, byte for byte [DOC-3]", async () => {
  const asked = await registry();
  expect(Buffer.from((await fetchPackage(wanted, () => undefined)) ?? [])).toEqual(packed);
  expect([...new Set(asked)]).toEqual(["/@data/eng", "/@data/eng/-/eng-1.0.0.tgz"]);
});

test("without a registry there is none, and nobody waits for minutes [DOC-3]", async () => {
  // Nobody listens there.
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:9");
  const began = performance.now();
  expect(await fetchPackage(wanted, () => undefined)).toBeNull();
  expect(performance.now() - began).toBeLessThan(20_000);
}, 30_000);
