import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entities } from "@jotter/domain/entities";
import { onlyOne } from "@jotter/domain/id";
import { languages } from "@jotter/locales/languages";
import { databaseName, keyOf } from "@jotter/replica/names";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const here = import.meta.dirname;

test("no component has a text of its own [I18-1]", () => {
  const found = sources().flatMap(({ file, text }) => literals(text).map((literal) => `${file}: ${literal}`));
  expect(found).toEqual([]);
});

test("a text in a component would be found", () => {
  const source =
    'return <p className="x">Hello there</p>;\nreturn <input placeholder="Your name" aria-label={t("a.b")} />;';
  expect(literals(source)).toEqual(["Hello there", "Your name"]);
  expect(literals("<b>\n  {count} items\n</b>")).toEqual(["items"]);
});

test("the start-up screen speaks the six languages in the words of locales [I18-1]", async () => {
  const page = readFileSync(join(here, "../index.html"), "utf8");
  const shown = Object.fromEntries(
    [...page.matchAll(/<span lang="(\w+)">([^<]+)<\/span/g)].map(([, lang, text]) => [lang, text]),
  );
  const expected: Record<string, string> = {};
  for (const [code, { entrance }] of Object.entries(languages)) expected[code] = (await entrance()).loader.starting;
  expect(shown).toEqual(expected);
});

test("the script in the page reads the records under the names the app writes them", () => {
  const page = readFileSync(join(here, "../index.html"), "utf8");
  const records = readFileSync(join(here, "ui/local-records.ts"), "utf8");
  expect(records).toContain('prefix = "jotter:"');
  expect(records).toContain('theme: "theme"');
  expect(records).toContain('account: "account"');
  expect(records).toContain('readability: "readability"');
  expect(records).toContain("`language:$" + "{userIdentifier}`");
  expect(records).toContain("`pinned:$" + "{studentId}`");
  expect(page).toContain("`jotter:pinned:$" + "{studentId}`");
  expect(page).toContain('"jotter:theme"');
  expect(page).toContain('"jotter:account"');
  expect(page).toContain('"jotter:readability"');
  expect(page).toContain("`jotter:language:$" + "{");
  expect(page).toContain("indexedDB.open(`jotter:$" + "{studentId}`)");
  expect(databaseName("ada")).toBe("jotter:ada");
  const indexes = [...page.matchAll(/index\("(\w+)", "([^"]+)"\)/g)].map(([, kind, name]) => ({ kind, name }));
  expect(indexes).toHaveLength(4);
  for (const { kind, name } of indexes) {
    expect(entities.find((entity) => entity.kind === kind)?.indexes).toContain(name);
  }
  const stores = [...page.matchAll(/store\("(\w+)"\)/g)].map(([, kind = ""]) => kind);
  const kinds = new Set([...entities.map(({ kind }) => kind), "meta", "texts"]);
  expect(stores.length).toBeGreaterThan(4);
  expect(stores.filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(page).toContain(`store("profile").get("${onlyOne}")`);
  expect(page).toMatch(/store\("texts"\)\.get\(`note\/\$\{id\}`\)/);
  expect(keyOf("note", "7")).toBe("note/7");
  expect(page.match(/<script(?![^>]*\ssrc=)/g)).toHaveLength(1);
});

function sources() {
  return readdirSync(here, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => ({ file, text: readFileSync(join(here, file), "utf8") }));
}

const readAttributes = ["aria-label", "placeholder", "title", "alt", "label", "text"];

/** Words between tags, and words in the attributes a student reads or hears. */
function literals(source: string): readonly string[] {
  const found: string[] = [];
  const note = (value: unknown) => {
    if (typeof value === "string" && /\p{L}/u.test(value)) found.push(value.trim());
  };
  walk(parseSync("component.tsx", source).program, (node) => {
    if (node.type === "JSXText") note(node.value);
    if (node.type === "JSXExpressionContainer") note(child(node, "expression")?.value);
    const isRead = readAttributes.includes(String(child(node, "name")?.name));
    // A loader's title is the name of a text, not the text.
    const isKey = /^[a-z]+[A-Za-z]*$/.test(String(child(node, "value")?.value));
    if (node.type === "JSXAttribute" && isRead && !isKey) note(child(node, "value")?.value);
  });
  return found;
}

type SyntaxNode = Readonly<Record<string, unknown>>;

function child(node: SyntaxNode, name: string): SyntaxNode | undefined {
  const value = node[name];
  return typeof value === "object" && value !== null ? (value as SyntaxNode) : undefined;
}

function walk(node: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node === "object" && node !== null) {
    visit(node as SyntaxNode);
    for (const value of Object.values(node)) walk(value, visit);
  }
}
