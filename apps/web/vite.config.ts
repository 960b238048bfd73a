import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { places } from "./src/app/places.ts";
import { pdfAddress, pdfCode, pdfFolders } from "./src/student/documents/reading-pdf-files.ts";
import { chunksByReach } from "./tools/chunks.ts";
import { startScript } from "./tools/start-script.ts";
import { textbookFiles } from "./tools/textbook-files.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pageModule = (file: string) => here(`src/features/${file}.tsx`);

/**
 * Few chunks, by who needs them: the entry with what every page shares; `account`, its forms; `told`, what the entrance
 * tells before a sign-up; `forms`, the fields and pictures that these and the rooms have; `rooms`, the replica, what all signed-in pages share, and the list of notes; `classes`, what
 * the Control Room and an open note both name; `days`, what it and a review know of days and exams;
 * `paper`, how a text and its pictures are read; `memory`, what is known of cards; `control-room`, what that begins
 * with; `kit`, the parts an open note has and those have not; `shown`, how a text is shown. What is left is one chunk for
 * each page. The entry must stay small (bench/ holds the budget).
 */
const chunks = chunksByReach({
  entry: ["entrance", here("src/app/main.tsx"), pageModule("entrance/WelcomePage")],
  alone: {
    account: [pageModule("account/LoginPage"), pageModule("account/CreateAccountPage")],
    told: [pageModule("entrance/FeaturesPage"), pageModule("entrance/LegalPage")],
  },
  between: "forms",
  layers: {
    rooms: {
      from: [
        ...["app/records", "app/rooms", "student/documents/document-title"].map((file) => here(`src/${file}.ts`)),
        pageModule("notes/NotesPage"),
      ],
    },
    classes: { from: [here("src/student/grades/use-classes.ts"), here("src/student/study/taken.ts")] },
    days: {
      from: ["cards/exam", "calendar/use-events", "records/use-clock"].map((file) => here(`src/student/${file}.ts`)),
    },
    paper: {
      from: [
        ...["tree", "cloze", "card-lines", "highlight", "reach"].map((file) =>
          here(`../../packages/markdown/src/${file}.ts`),
        ),
        ...["markdown/typesetter", "formula-fault", "speech"].map((file) => here(`src/ui/${file}.ts`)),
        here("src/student/pictures/use-pictures.ts"),
      ],
    },
    memory: {
      from: [
        ...["sitting", "card-memory", "use-decks", "use-exam-day", "exam-quizzes", "card-faces"].map((file) =>
          here(`src/student/cards/${file}.ts`),
        ),
        ...["read-review", "return-words", "use-reckoned-cards", "deck-list"].map((file) =>
          here(`src/features/cards/${file}.ts`),
        ),
        here("../../packages/memory/src/fading.ts"),
      ],
    },
    "control-room": {
      from: [pageModule("dashboard/ControlRoomPage"), here("src/features/dashboard/first-control-room.ts")],
    },
    kit: { from: [pageModule("notes/EditorPage"), here("src/ui/kit/Menu.tsx")], of: "/src/ui/" },
    shown: {
      from: ["ui/Markdown", "ui/InlineMarkdown", "student/pictures/PicturedMarkdown"].map((file) =>
        here(`src/${file}.tsx`),
      ),
    },
  },
  pages: places.map(({ file }) => pageModule(file)),
  // zod's way to a JSON schema, 7.5 KB gzip: for who asks a model.
  later: /zod\/v4\/core\/(json-schema|to-json-schema)/,
});

export default defineConfig({
  root: here("."),
  // What stands in for it in older versions of React.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  css: { postcss: { plugins: [onlyWoff2(), lettersInRem()] } },
  plugins: [
    react(),
    chunks.plugin,
    preloadFonts(),
    startScript(here("src/app/start.ts")),
    pdfFiles(),
    onePdfCode(),
    textbookFiles(here("../../content/textbook"), here("src/student/textbook/addresses.ts")),
    placeList(),
    serviceWorker(),
    compressed(),
  ],
  // What reads a PDF is fetched by the worker when it meets one.
  worker: { format: "es", plugins: () => [onePdfCode()] },
  build: {
    outDir: here("../../dist/web"),
    emptyOutDir: true,
    target: "es2023",
    // A font or picture as text inside a style sheet is a byte nobody can cache or skip.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The start script has asked for what a first page imports; the entry names only the styles, which nothing else would fetch.
      resolveDependencies: (_file, files, { hostId }) =>
        hostId.includes("entrance-") ? files.filter((file) => file.endsWith(".css")) : files,
    },
    reportCompressedSize: false,
    // MathLive is that large, and comes alone; what pages may weigh is the benches' matter.
    chunkSizeWarningLimit: 900,
    rolldownOptions: { preserveEntrySignatures: false, output: { codeSplitting: { groups: chunks.groups } } },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: "http://127.0.0.1:4310", changeOrigin: false } },
  },
  preview: { host: "127.0.0.1" },
});

/**
 * We write sizes of letters in px; the browser gets rem, so that all of them follow the student's choice of text size
 * and the browser's own, and nobody can forget one.
 */
function lettersInRem() {
  return {
    postcssPlugin: "jotter:letters-in-rem",
    Declaration(declaration: { readonly prop: string; value: string }) {
      if (!/^(font|font-size|--type-\w+)$/.test(declaration.prop)) return;
      declaration.value = declaration.value.replace(/([\d.]+)px/g, (_, px: string) => `${Number(px) / 16}rem`);
    },
  };
}

/** KaTeX names each font in three forms. Every browser we run in takes the first; the others would only be built and kept. */
function onlyWoff2() {
  return {
    postcssPlugin: "jotter:only-woff2",
    // Before Vite looks for files to bring along, which it does at the beginning.
    Once(sheet: { walkDecls: (name: string, change: (declaration: { value: string }) => void) => void }) {
      sheet.walkDecls("src", (declaration) => {
        const woff2 = /url\([^)]*KaTeX_[^)]*\.woff2\)\s*format\([^)]*\)/.exec(declaration.value)?.[0];
        if (woff2) declaration.value = woff2;
      });
    },
  };
}

/** Both core fonts are on every page: the browser hears of them before it has read the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: "jotter:preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /-core-[\w-]+\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
            injectTo: "head" as const,
          })),
    },
  };
}

/** For the server, which answers everything else with a page that says so, and with 404. */
function placeList(): Plugin {
  return {
    name: "jotter:place-list",
    apply: "build",
    generateBundle() {
      const source = JSON.stringify(places.map(({ path }) => path));
      this.emitFile({ type: "asset", fileName: "places.json", source });
    },
  };
}

/** What pdf.js asks for while it reads or draws: tables of letters, fonts and decoders, from our own origin. */
function pdfFiles(): Plugin {
  const home = dirname(
    createRequire(here("../../packages/document-text/package.json")).resolve("pdfjs-dist/package.json"),
  );
  return {
    name: "jotter:pdf-files",
    generateBundle() {
      for (const [module, name] of Object.entries(pdfCode)) {
        const source = readFileSync(join(home, module.replace(/^pdfjs-dist\//, "").replace(/mjs$/, "min.mjs")));
        this.emitFile({ type: "asset", fileName: `${pdfAddress.slice(1)}${name}`, source });
      }
      for (const folder of pdfFolders) {
        for (const name of readdirSync(join(home, folder))) {
          if (/LICENSE/i.test(name)) continue;
          const fileName = `${pdfAddress.slice(1)}${folder}/${name}`;
          this.emitFile({ type: "asset", fileName, source: readFileSync(join(home, folder, name)) });
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(pdfAddress, (request, response, next) => {
        const [, folder, name] = /^\/(\w+)\/([\w.-]+)$/.exec(request.url ?? "") ?? [];
        const isOurs =
          pdfFolders.some((each) => each === folder) && readdirSync(join(home, folder ?? "")).includes(name ?? "");
        if (isOurs) response.end(readFileSync(join(home, folder ?? "", name ?? "")));
        else next();
      });
    },
  };
}

const pdfCodeFiles = new Set(Object.values(pdfCode).map((name) => `${pdfAddress}${name}`));

/** Pages and workers are built apart: each would bring its own copy of pdf.js. Built, they all ask for the same files. */
function onePdfCode(): Plugin {
  return {
    name: "jotter:one-pdf-code",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => {
      const name = Object.hasOwn(pdfCode, id) ? pdfCode[id as keyof typeof pdfCode] : undefined;
      return name === undefined ? null : { id: `${pdfAddress}${name}`, external: "absolute" };
    },
  };
}

/** Puts sw.js beside the build, with the list of its files. A changed file changes the list, and so the worker. */
function serviceWorker(): Plugin {
  return {
    name: "jotter:service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          // Letters outside our languages come when a note has them, the legible font when it is chosen; both are kept.
          .filter((file) => !/-(latin-wght-normal|latin-ext-wght-normal|legible)-[\w-]+\.woff2$/.test(file))
          // What a PDF may ask for comes when one does; what opens one is there offline.
          .filter((file) => !`/${file}`.startsWith(pdfAddress) || pdfCodeFiles.has(`/${file}`))
          // A subject of the textbook comes when it is opened, and is kept apart.
          .filter((file) => !file.startsWith("assets/textbook/"))
          // Every browser we speak to reads woff2; KaTeX brings two older forms along.
          .filter((file) => !/\.(map|woff|ttf)$|^places\.json$/.test(file))
          .map((file) => `/${file}`);
        const all = [...files, "/index.html", "/manifest.webmanifest", "/icon.svg"];
        const unique = [...new Set(all)].sort();
        const starts = places.flatMap((place) => ("area" in place ? [place.path] : []));
        const source = readFileSync(here("service-worker.js"), "utf8");
        const html = bundle["index.html"];
        const version = createHash("sha256")
          .update(JSON.stringify([unique, starts, source, html?.type === "asset" ? html.source : ""]))
          .digest("hex")
          .slice(0, 12);
        this.emitFile({
          type: "asset",
          fileName: "sw.js",
          source: Object.entries({ version, files: unique, starts })
            .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`)
            .concat(source)
            .join(""),
        });
      },
    },
  };
}

/** The server sends what lies beside a file as .br or .gz: compressed once, at the highest level, never on the way. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "jotter:compressed",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      // Nothing was built, and why is told by whoever stopped it.
      if (!existsSync(folder)) return;
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|webmanifest|json)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const content = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}
