import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bookLanguages, contentsOf, findingOf, subjectsIn, subjectTexts } from "@jotter/textbook/contents";
import type { Plugin } from "vite";

const folder = "/assets/textbook/";

/**
 * The chapters of content/textbook as files of one subject in one language each, and a table of contents for each
 * language that names them with what they weigh; and what they are found by, in one file for all languages. Their names are hashes of what is in them; only the tables and
 * that one are named in the app, by the module it asks for them.
 */
export function textbookFiles(home: string, addresses: string): Plugin {
  let made: Made | null = null;
  const files = () => {
    made ??= bookFiles(home);
    return made;
  };
  return {
    name: "jotter:textbook",
    load(id) {
      if (id.split("?")[0] !== addresses) return null;
      const { contents, finding } = files();
      return `export const contentsAddresses = ${JSON.stringify(contents)};\nexport const findingAddress = ${JSON.stringify(finding)};`;
    },
    generateBundle() {
      for (const [address, source] of files().all) this.emitFile({ type: "asset", fileName: address.slice(1), source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const source = files().all.get(request.url ?? "");
        if (source === undefined) return next();
        response.setHeader("content-type", "application/json");
        response.end(source);
      });
    },
  };
}

type Made = {
  readonly contents: Readonly<Record<string, string>>;
  readonly finding: string;
  readonly all: ReadonlyMap<string, string>;
};

function bookFiles(home: string): Made {
  const texts = new Map(
    readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(json|md)$/.test(entry.name))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(home.length + 1).replaceAll("\\", "/"), readFileSync(path, "utf8")] as const;
      }),
  );
  const all = new Map<string, string>();
  const contents: Record<string, string> = {};
  const add = (name: string, source: string) => {
    const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8).replace(/[-_]/g, "0");
    const address = `${folder}${name}-${hash}.json`;
    all.set(address, source);
    return address;
  };
  for (const language of bookLanguages) {
    const subjects = contentsOf(texts, language).map((subject) => {
      const source = JSON.stringify(subjectTexts(texts, subject.id, language));
      // A subject that is not written in a language is the same file in all of them.
      const isOwn = subject.chapters.some((chapter) => chapter.language === language);
      const address = add(`${subject.id}-${isOwn ? language : "en"}`, source);
      return { ...subject, address, bytes: gzipSync(source, { level: 9 }).length };
    });
    contents[language] = add(`contents-${language}`, JSON.stringify(subjects));
  }
  if (subjectsIn(texts).length === 0) throw new Error(`There is no textbook in ${home}`);
  return { contents, finding: add("finding", JSON.stringify(findingOf(texts))), all };
}
