import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { en } from "@jotter/locales/en";
import { build } from "vite";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const keyNames = ["AI_API_KEY", "GEMINI_API_KEY", "REACT_APP_GEMINI_API_KEY"];

test("no key and no name of one reaches the web app, but for the text that names it [AIX-1]", async () => {
  const values = keyNames.map((name) => [name, `value-of-${name}-4711`] as const);
  // A bundler that takes over what is set (as some do by prefix) would find these.
  const prefixed = values.map(([name, value]) => [`VITE_${name}`, value] as const);
  const before = { ...process.env };
  Object.assign(process.env, Object.fromEntries([...values, ...prefixed]));
  const outDir = mkdtempSync(join(tmpdir(), "jotter-bundle-"));
  try {
    const built = await build({ root: join(root, "apps/web"), logLevel: "silent", build: { write: false, outDir } });
    const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ("output" in each ? each.output : []));
    const texts = outputs.map((file) => ({
      name: file.fileName,
      text: file.type === "chunk" ? file.code : Buffer.from(file.source).toString("latin1"),
    }));
    expect(texts.length).toBeGreaterThan(50);

    const holding = (word: string) => texts.filter(({ text }) => text.includes(word)).map(({ name }) => name);
    for (const [, value] of values) expect(holding(value)).toEqual([]);
    // Six languages say which setting is missing, once each; nothing else knows it.
    const named = /REACT_APP_GEMINI_API_KEY/.exec(en.ai.problem["no-key"])?.[0] ?? "";
    const inTexts = holding(named);
    expect(inTexts.filter((name) => !/\/(en|es|fr|de|zh|ja)-[^/]+\.js$/.test(name))).toEqual([]);
    expect(inTexts).toHaveLength(6);
    for (const { name, text } of texts) {
      const said = inTexts.includes(name) ? 1 : 0;
      expect([name, text.split(/(?:GEMINI|AI)_API_KEY/).length - 1]).toEqual([name, said]);
    }
  } finally {
    for (const [name] of [...values, ...prefixed]) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    rmSync(outDir, { recursive: true, force: true });
  }
}, 120_000);
