import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";

/** Parts of the web app on a page of their own, at the server's address and under its security policy. */
export type PartsPage = { readonly open: (page: Page, search?: string) => Promise<void> };

const root = fileURLToPath(new URL("../../apps/web", import.meta.url));

/** Builds src/app/testing/parts.tsx once, in memory. */
export async function buildParts(): Promise<PartsPage> {
  const built = await build({
    root,
    base: "/parts/",
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: `${root}/src/app/testing/parts.tsx`,
        output: { entryFileNames: "parts.js", assetFileNames: "[name][extname]" },
      },
    },
  });
  const outputs = "output" in built ? built.output : [];
  const files = new Map(
    outputs.map((file) => [file.fileName, Buffer.from(file.type === "chunk" ? file.code : file.source)]),
  );
  return {
    open: async (page, search = "") => {
      const policy = (await page.request.get("/welcome")).headers()["content-security-policy"] ?? "";
      await page.route("**/parts/**", async (route) => {
        const name = new URL(route.request().url()).pathname.replace("/parts/", "");
        const body = name === "" ? Buffer.from(html) : files.get(name);
        if (!body) return route.fulfill({ status: 404 });
        const contentType = types[name.split(".").at(-1) ?? ""] ?? "text/html";
        return route.fulfill({ body, contentType, headers: { "content-security-policy": policy } });
      });
      await page.goto(`/parts/${search}`);
      await page.waitForFunction("window.parts");
    },
  };
}

const types: Readonly<Record<string, string>> = { js: "text/javascript", css: "text/css", woff2: "font/woff2" };
const html = `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Parts</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/parts/style.css" />
    <script type="module" src="/parts/parts.js"></script>
  </head>
  <body><main id="root"><h1>Parts</h1></main></body>
</html>`;
