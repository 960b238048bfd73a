import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Few chunks, by who needs them: the entry with what every page shares; `account`, its forms; `told`, what the entrance
 * tells before a sign-up; `rooms`, the replica, what all signed-in pages share, and the list of notes; `connection`, the
 * way to the server, after the first screen, as are toasts; `kit`, the parts an open note has and the first lists have not.
 * What is left is one chunk for each page. The entry must stay small (bench/ holds the budget).
 */
const chunks = [
  { name: "entrance", test: isOfEntrance, priority: 5 },
  { name: "account", test: /src\/features\/account\/(?!later-steps\/)/, priority: 4 },
  {
    name: "told",
    test: /src\/features\/entrance\/(?!WelcomePage|welcome|growing-stroke|sign-in-path)|content\/src\/entrance\/(entrance-content|load-entrance|people)\./,
    priority: 4,
  },
  { name: "rooms", test: (module: string) => isOfRecords(module) || isOfRooms(module), priority: 2 },
  { name: "control-room", test: isOfControlRoom, priority: 1 },
  {
    name: "kit",
    test: /src\/ui\/(kit\/(TextBox|[Ss]elect|[Pp]rogress)|BackLink|back-link|formula-fault)/,
    priority: 0,
  },
];

function isOfEntrance(module: string): boolean {
  const library =
    /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store))\//;
  const ours =
    /src\/ui\/(?!icons\/(?!entrance)|[Mm]arkdown|kit\/(?!Input)|OverlayHost|overlay|composing|formula-fault|use-matches|EmptyState|Page|page\.|empty|shortcuts|TextArea|BackLink|back-link|use-file-drop|once|turns|Dialog|dialog)|src\/app\/(main|router|App|starting|FailurePage|ErrorBoundary|focus|first-visit|return-path|session|in-time|doors|JotsonDoor|jotson-door)\.|student\/\w+\/(session-context|sign-up-draft|visit|jotson)\.|backends\/src\/http-(auth|call)|domain\/src\/(result|sign-up|plan)\.|locales\/src\/languages/;
  return library.test(module) || ours.test(module) || /preload-helper|rolldown\/runtime/.test(module);
}

function isOfRecords(module: string): boolean {
  return /node_modules\/(dexie|zod|diff)\/|packages\/(domain\/src\/(calendar-day|conversation|course|entity|entities|event|grade|id|note|plan|profile|profile-map|result|settings|sign-up)\.ts|replica\/src\/(?!sync|exchange|device-files|waiting))|src\/app\/(records|open-student)\.|src\/student\/notes\/note-lists/.test(
    module,
  );
}

function isOfRooms(module: string): boolean {
  return /src\/student\/\w+\/(?!profile-service|use-classes|image-file|use-events|use-clock|use-grades|grade-shelf|use-permissions|PermissionSwitches|permission-switches|model-problem)|src\/ui\/(?!icons\/(reading|editor|grades|calendar|chat|templates)|[Mm]arkdown|kit\/(?![Cc]heckbox)|OverlayHost|overlay-host|TextArea|BackLink|back-link|use-file-drop|formula-fault)|src\/app\/(rooms|SignedIn|Shell|SyncStatus|Overlays|QuickSwitcherDoor|Shortcuts|shortcuts|sign-out|service-worker|areas|idle|shell)|src\/features\/notes\/(NotesPage|NoteList|notes\.|note-view|use-notes|use-kept-place|use-selection|use-visible-rows|note-window)/.test(
    module,
  );
}

/** What the Control Room begins with, in one file: a dozen small ones arrive later than one of their size. */
function isOfControlRoom(module: string): boolean {
  return /src\/features\/dashboard\/(?!GradesGlance|grades-glance|RenderedNote|use-gpa-trend)|src\/student\/\w+\/(use-events|use-clock|use-grades|grade-shelf|profile-service|use-classes)|src\/ui\/icons\/calendar|packages\/domain\/src\/(days|zones|occurrences|recurrence|due|next-up|next-up-situation|free-time|stake|event-guess|open-tasks|day-plan|grade-scale|grade-book|book-keeper|drop-rule|new-event|series-changes|upcoming)\.ts/.test(
    module,
  );
}

export default defineConfig({
  root: here("."),
  css: { postcss: { plugins: [onlyWoff2(), lettersInRem()] } },
  plugins: [react(), preloadFonts(), firstFiles(), serviceWorker(), compressed()],
  build: {
    outDir: here("../../dist/web"),
    emptyOutDir: true,
    target: "es2023",
    // A font or picture as text inside a style sheet is a byte nobody can cache or skip.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // MathLive is that large, and comes alone; what pages may weigh is the benches' matter.
    chunkSizeWarningLimit: 900,
    rolldownOptions: { preserveEntrySignatures: false, output: { codeSplitting: { groups: chunks } } },
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

/** The pages a visit may begin with, and the module of each. Others are found by the router a moment later. */
const firstPages = {
  entrance: {
    "/welcome": "src/features/entrance/WelcomePage.tsx",
    "/login": "src/features/account/LoginPage.tsx",
    "/createAccount": "src/features/account/CreateAccountPage.tsx",
    "/features": "src/features/entrance/FeaturesPage.tsx",
    "/terms": "src/features/entrance/LegalPage.tsx",
    "/privacy": "src/features/entrance/LegalPage.tsx",
  },
  rooms: {
    "/controlRoom": "src/features/dashboard/ControlRoomPage.tsx",
    "/notes": "src/features/notes/NotesPage.tsx",
    "/editor/": "src/features/notes/EditorPage.tsx",
  },
};

/** Tells the script in index.html which files belong to which page, language and sign-in. */
function firstFiles(): Plugin {
  return {
    name: "jotter:first-files",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const filesOf = (module: string) => {
          const chunk =
            chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
            chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(module)));
          return chunk ? [...reachable(chunk, chunks)].map((file) => `/${file}`) : [];
        };
        const inEntry = new Set(filesOf("apps/web/index.html"));
        const only = (module: string) => filesOf(module).filter((file) => !inEntry.has(file));
        const mapped = (modules: Readonly<Record<string, string>>, also: readonly string[] = []) =>
          Object.fromEntries(
            Object.entries(modules).map(([name, module]) => [name, [...new Set([...also, ...only(module)])]]),
          );
        const inLanguages = (folder: string) =>
          mapped(
            Object.fromEntries(["en", "es", "fr", "de", "zh", "ja"].map((code) => [code, `${folder}/${code}.ts`])),
          );
        const files = {
          entrance: mapped(firstPages.entrance),
          rooms: mapped(firstPages.rooms, [...only("src/app/records.ts"), ...only("src/app/rooms.ts")]),
          texts: inLanguages("locales/src/entrance"),
          roomTexts: inLanguages("locales/src/first"),
          restTexts: inLanguages("locales/src/rest"),
          legible: Object.keys(bundle)
            .filter((file) => /-legible-[\w-]+\.woff2$/.test(file))
            .map((file) => `/${file}`),
          told: inLanguages("content/src/entrance"),
        };
        const isMissing = Object.values(files).some((group) => Object.values(group).some((list) => list.length === 0));
        if (chunks.length > 0 && isMissing) throw new Error(`A first page has no chunk: ${JSON.stringify(files)}`);
        return html.replace("__FIRST_FILES__", JSON.stringify(files));
      },
    },
  };
}

type Chunk = Extract<
  Parameters<Extract<Plugin["generateBundle"], (...all: never) => unknown>>[1][string],
  { type: "chunk" }
>;

/** A chunk, the chunks it imports, and their styles. */
function reachable(chunk: Chunk, chunks: readonly Chunk[], found = new Set<string>()): ReadonlySet<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name);
    if (imported) reachable(imported, chunks, found);
  }
  return found;
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
          // Every browser we speak to reads woff2; KaTeX brings two older forms along.
          .filter((file) => !/\.(map|woff|ttf)$/.test(file))
          .map((file) => `/${file}`);
        const all = [...files, "/index.html", "/manifest.webmanifest", "/icon.svg"];
        const unique = [...new Set(all)].sort();
        const source = readFileSync(here("service-worker.js"), "utf8");
        const html = bundle["index.html"];
        const version = createHash("sha256")
          .update(JSON.stringify([unique, source, html?.type === "asset" ? html.source : ""]))
          .digest("hex")
          .slice(0, 12);
        this.emitFile({
          type: "asset",
          fileName: "sw.js",
          source: `const version = ${JSON.stringify(version)};\nconst files = ${JSON.stringify(unique)};\n${source}`,
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
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|webmanifest)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const content = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}
