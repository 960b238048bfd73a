import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { HttpContext } from "./routes/route.ts";
import { send, withoutContent } from "./send-file.ts";

/** The built web app. */
export type WebApp = {
  /** The text of index.html; empty where the app was not built. */
  readonly page: string;
  readonly serve: (context: HttpContext) => Promise<Response>;
};

/** From source the app lies in the repository's dist, from the bundle beside it. */
export const builtWebDir = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "../../../dist/web")
  : join(import.meta.dirname, "../web");

/** Reads the list of files once. What is not on it does not exist, so no path can lead outside. */
export function openWebApp(folder: string): WebApp {
  const files = new Map(existsSync(folder) ? listFiles(folder) : []);
  const page = files.get("/index.html");
  const isPlace = placesIn(files.get("/places.json"));
  return {
    page: page ? readFileSync(page.path, "utf8") : "",
    async serve(context) {
      const { path } = context.req;
      const file = files.get(path);
      if (file) return await serveFile(context, file, files);
      // Where there is nothing the app says so itself, and the status says it to whoever reads no pages.
      if (page && isNavigation(context)) return await serveFile(context, page, files, isPlace(path) ? 200 : 404);
      if (!page && isNavigation(context)) return plainText(503, notBuilt);
      return plainText(404, "Not found");
    },
  };
}

const notBuilt = "The web app has not been built yet. Run: npm run build";

type WebFile = { readonly path: string; readonly address: string; readonly bytes: number; readonly etag: string };

function listFiles(folder: string): [string, WebFile][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const address = `/${relative(folder, path).split(sep).join("/")}`;
      const { size, mtimeMs } = statSync(path);
      return [
        address,
        { path, address, bytes: size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` },
      ];
    });
}

/** Whether a path leads to a page of the app, as the build lists them: "/", "/notes", "/editor/$id". */
function placesIn(list: WebFile | undefined): (path: string) => boolean {
  if (!list) return () => true;
  const paths = JSON.parse(readFileSync(list.path, "utf8")) as readonly string[];
  const patterns = paths.map((path) => path.replace(/[.*+?()[\]{}|^\\]/g, "\\$&").replace(/\$\w+/g, "[^/]+"));
  const known = new RegExp(`^(?:/|${patterns.join("|")})/?$`);
  return (path) => path === "/" || known.test(path);
}

/** A page of the app: its router takes it from there. Who takes anything and is no browser looking for a part of one wants it, too. */
function isNavigation({ req }: HttpContext): boolean {
  if (/^\/(api|assets)\//.test(req.path) || (req.method !== "GET" && req.method !== "HEAD")) return false;
  const accept = req.header("accept") ?? "*/*";
  if (accept.includes("text/html")) return true;
  return accept.includes("*/*") && req.header("sec-fetch-dest") === undefined && extname(req.path) === "";
}

async function serveFile(
  { req, env }: HttpContext,
  file: WebFile,
  files: ReadonlyMap<string, WebFile>,
  status = 200,
): Promise<Response> {
  const { sent, encoding } = encoded(file, files, req.header("accept-encoding") ?? "");
  const headers = {
    "content-type": contentTypes[extname(file.address)] ?? "application/octet-stream",
    // Everything in /assets carries a hash of its content in its name.
    "cache-control": file.address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    etag: sent.etag,
    vary: "accept-encoding",
    ...(encoding && { "content-encoding": encoding }),
  };
  if (status === 200 && req.header("if-none-match") === sent.etag) return withoutContent(304, headers);
  const sized = { ...headers, "content-length": String(sent.bytes) };
  if (req.method === "HEAD") return withoutContent(status, sized);
  return await send(env.outgoing, status, sized, createReadStream(sent.path));
}

/** The build compresses once and well; the server only picks. */
function encoded(file: WebFile, files: ReadonlyMap<string, WebFile>, accepted: string) {
  for (const [encoding, ending] of encodings) {
    const sent = files.get(`${file.address}${ending}`);
    if (sent && new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\b)`).test(accepted)) return { sent, encoding };
  }
  return { sent: file, encoding: undefined };
}

const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".wasm": "application/wasm",
  ".mp3": "audio/mpeg",
  ".pdf": "application/pdf",
};

function plainText(status: number, text: string) {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
