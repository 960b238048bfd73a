import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient, type TestClient } from "./test-client.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

const inline = `document.documentElement.dataset.theme = "dark";`;
const page = `<!doctype html><head><script>${inline}</script><script type="module" src="/assets/app-1a2b.js"></script></head>`;
const script = "console.log('jotter');";

let folder: string;
let server: TestServer;
let visitor: TestClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "jotter-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "sw.js"), "// worker");
  writeFileSync(join(folder, "places.json"), JSON.stringify(["/welcome", "/editor", "/editor/$id", "/a.b/$c/d"]));
  writeFileSync(join(folder, "assets/app-1a2b.js"), script);
  writeFileSync(join(folder, "assets/app-1a2b.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "assets/app-1a2b.js.gz"), gzipSync(script));
  server = await startTestServer({ database: "sqlite", env: { WEB_DIR: folder } });
  visitor = createClient(server);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const asPage = { accept: "text/html,application/xhtml+xml" };

describe("the web app", () => {
  test.each(["/", "/welcome", "/editor/some-id", "/index.html"])("is served at %s", async (path) => {
    const response = await visitor.send(path, { headers: asPage });
    expect([
      response.status,
      response.headers.get("content-type"),
      response.headers.get("cache-control"),
      await response.text(),
    ]).toEqual([200, "text/html; charset=utf-8", "no-cache", page]);
  });

  test.each([{ accept: "*/*" }, {}])("is served to who takes anything (%o) [OPS-3]", async (headers) => {
    const response = await visitor.send("/editor/some-id/", { headers });
    expect([response.status, await response.text()]).toEqual([200, page]);
    const head = await visitor.send("/a.b/1/d", { method: "HEAD", headers });
    expect([head.status, head.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  });

  test.each(["/nowhere", "/editor/some-id/more", "/axb/1/d", "/welcome.php"])(
    "says of %s by its status what the page says in words [ROU-7] [OPS-3]",
    async (path) => {
      const response = await visitor.send(path, { headers: asPage });
      expect([response.status, await response.text()]).toEqual([404, page]);
      const again = await visitor.send(path, {
        headers: { ...asPage, "if-none-match": response.headers.get("etag") ?? "" },
      });
      expect(again.status).toBe(404);
    },
  );

  test("is no picture, script or style that is missing", async () => {
    for (const [path, headers] of [
      ["/gone", { accept: "image/avif,*/*;q=0.8", "sec-fetch-dest": "image" }],
      ["/gone.js", { accept: "*/*" }],
    ] as const) {
      expect((await visitor.send(path, { headers })).status).toBe(404);
      expect(await (await visitor.send(path, { headers })).text()).toBe("Not found");
    }
  });

  test("lets its hashed files be kept for ever, and nothing else", async () => {
    const asset = await visitor.send("/assets/app-1a2b.js", { headers: { "accept-encoding": "identity" } });
    expect(Object.fromEntries(asset.headers)).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(script.length),
      vary: "accept-encoding",
    });
    expect(await asset.text()).toBe(script);
    const worker = await visitor.send("/sw.js");
    expect([worker.headers.get("cache-control"), await worker.text()]).toEqual(["no-cache", "// worker"]);
    const again = await visitor.send("/sw.js", { headers: { "if-none-match": worker.headers.get("etag") ?? "" } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await visitor.send("/sw.js", { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "9"]);
  });

  test.each([
    ["br, gzip", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", null],
  ])("is sent as the build compressed it, where the browser takes %s", async (accepted, encoding) => {
    const response = await visitor.send("/assets/app-1a2b.js", { headers: { "accept-encoding": accepted } });
    expect([response.headers.get("content-encoding"), await response.text()]).toEqual([encoding, script]);
  });

  test.each([
    ["/assets/gone-9z.js", asPage],
    ["/favicon.ico", { accept: "image/*" }],
    ["/../package.json", {}],
    ["/..%2f..%2fpackage.json", {}],
    ["/assets/..%5c..%5cpackage.json", {}],
  ])("has nothing at %s", async (path, headers) => {
    const response = await visitor.send(path, { headers });
    expect([response.status, await response.text()]).toEqual([404, "Not found"]);
  });

  test("is not mistaken for the API, nor for what can be written to", async () => {
    const api = await visitor.send("/api/nothing", { headers: asPage });
    expect([api.status, await api.json()]).toEqual([404, { code: "NOT_FOUND" }]);
    const post = await visitor.send("/welcome", { method: "POST", headers: asPage });
    expect([post.status, await post.json()]).toEqual([404, { code: "NOT_FOUND" }]);
  });

  test("is missed in plain words where it was not built", async () => {
    const unbuilt = await startTestServer({ database: "sqlite", env: { WEB_DIR: join(folder, "nowhere") } });
    const response = await createClient(unbuilt).send("/", { headers: asPage });
    expect([response.status, await response.text()]).toEqual([
      503,
      "The web app has not been built yet. Run: npm run build",
    ]);
    await unbuilt.stop();
  });
});

describe("every answer", () => {
  const hash = createHash("sha256").update(inline).digest("base64");

  test.each(["/", "/assets/app-1a2b.js", "/assets/gone.js", "/api/nothing", "/api/files", "/healthz"])(
    "carries the security headers (%s)",
    async (path) => {
      const { headers } = await visitor.send(path, { headers: asPage });
      expect(Object.fromEntries(headers)).toMatchObject({
        "content-security-policy": `default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`,
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "permissions-policy": "camera=(), geolocation=(), microphone=(self), payment=(), usb=()",
      });
      expect(headers.has("strict-transport-security")).toBe(false);
    },
  );
});
