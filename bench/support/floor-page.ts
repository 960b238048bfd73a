import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

export type FloorPage = { readonly address: string; readonly close: () => Promise<void> };

/**
 * Builds a bare page (of React, CodeMirror or pdf.js) and serves it from memory, gzipped, with the caching headers a real
 * app would use; beside it `handouts` by their paths, as they are.
 */
export async function startFloorPage(
  name: "page" | "keys" | "pdf" = "page",
  handouts: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<FloorPage> {
  const source = fileURLToPath(new URL(`../floor/${name}`, import.meta.url));
  const built = fileURLToPath(new URL(`../../dist/floor-${name}`, import.meta.url));
  await build({ root: source, base: "./", logLevel: "error", build: { outDir: built, emptyOutDir: true } });
  const files = new Map<string, { readonly body: Buffer; readonly type: string }>();
  for (const name of await readdir(built, { recursive: true })) {
    const type = typeByExtension[extname(name)];
    if (type) files.set(`/${name.replaceAll("\\", "/")}`, { body: gzipSync(await readFile(join(built, name))), type });
  }

  const server = createServer((request, response) => {
    const path = request.url === "/" ? "/index.html" : (request.url ?? "");
    const handout = handouts.get(path);
    if (handout) return void response.writeHead(200, { "Content-Type": "application/octet-stream" }).end(handout);
    const file = files.get(path);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, {
      "Content-Type": file.type,
      "Content-Encoding": "gzip",
      "Content-Length": file.body.length,
      "Cache-Control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    });
    response.end(file.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const typeByExtension: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
};
