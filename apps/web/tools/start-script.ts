import { entranceLanguages } from "@jotter/content/entrance/load-entrance";
import { languageCodes, languages } from "@jotter/locales/languages";
import { build } from "rolldown";
import type { Plugin, Rolldown } from "vite";
import { type Place, places } from "../src/app/places.ts";
import type { FirstFiles } from "../src/app/start.ts";

/**
 * Puts src/app/start.ts into the page, with the names of the files that belong to each page, language and sign-in, and the
 * words of the start-up screen.
 */
export function startScript(source: string): Plugin {
  return {
    name: "jotter:start-script",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle = {} }) {
        const script = await scriptOf(source, firstFiles(bundle));
        return {
          html: html.replace("__START__", () => script).replace("__STARTING__", await startingTexts()),
          tags: [{ tag: "style", children: ownLanguageAlone, injectTo: "head" }],
        };
      },
    },
  };
}

/** One classic script, with the files where its source names them. */
async function scriptOf(source: string, files: FirstFiles): Promise<string> {
  const { output } = await build({ input: source, write: false, output: { format: "iife", minify: true } });
  return output[0].code.trim().replace(/\bfirstFiles\b/, () => JSON.stringify(files));
}

/** In every language: the page shows the one it is in. */
async function startingTexts(): Promise<string> {
  const texts = languageCodes.map(async (code) => {
    const { loader } = await languages[code].entrance();
    return `<span lang="${code}">${loader.starting}</span>`;
  });
  return (await Promise.all(texts)).join("");
}

const ownLanguageAlone = `${languageCodes.map((code) => `html:lang(${code}) #starting span:lang(${code})`).join()}{display:block}`;

function firstFiles(bundle: Rolldown.OutputBundle): FirstFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const filesOf = (module: string) => {
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
      chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(module)));
    return chunk ? [...reachable(chunk, chunks)].map((file) => `/${file}`) : [];
  };
  const inEntry = new Set(filesOf("apps/web/index.html"));
  const only = (module: string) => filesOf(module).filter((file) => !inEntry.has(file));
  const records = [...only("src/app/records.ts"), ...only("src/app/rooms.ts")];
  const inLanguages = (folder: string, codes: readonly string[] = languageCodes) =>
    Object.fromEntries(codes.map((code) => [code, only(`${folder}/${code}.ts`)]));
  const all: readonly Place[] = places;
  const formOf = (path: string) => path.replace(/\$\w*$/, "").replace(/\$\w+/, "*");
  const pages = (isSignedIn: boolean, also: readonly string[]) =>
    Object.fromEntries(
      all
        .filter((place) => place.isFirst && Boolean(place.isSignedIn) === isSignedIn)
        .map(({ path, file }) => [formOf(path), [...new Set([...also, ...only(`src/features/${file}.tsx`)])]]),
    );
  const files = {
    entrance: pages(false, []),
    rooms: pages(true, records),
    texts: inLanguages("locales/src/entrance"),
    roomTexts: inLanguages("locales/src/first"),
    earlyTexts: inLanguages("locales/src/early"),
    restTexts: inLanguages("locales/src/rest"),
    early: all.filter(({ isFirst, says }) => isFirst && says === "early").map(({ path }) => formOf(path)),
    legible: Object.keys(bundle)
      .filter((file) => /-legible-[\w-]+\.woff2$/.test(file))
      .map((file) => `/${file}`),
    formulas: [...only("katex/dist/katex.mjs"), ...only("katex/dist/katex.min.css")],
    told: inLanguages("content/src/entrance", entranceLanguages),
    telling: all.filter(({ hasContent }) => hasContent).map(({ path }) => path),
    rows: Object.fromEntries(all.flatMap(({ path, firstRows }) => (firstRows ? [[path, firstRows]] : []))),
  };
  const isMissing = Object.values(files).some((group) => Object.values(group).some((list) => list.length === 0));
  if (chunks.length > 0 && isMissing) throw new Error(`A first page has no chunk: ${JSON.stringify(files)}`);
  return files;
}

/** A chunk, the chunks it imports, and their styles. */
function reachable(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name);
    if (imported) reachable(imported, chunks, found);
  }
  return found;
}
