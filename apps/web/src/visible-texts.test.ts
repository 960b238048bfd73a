import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entities } from "@jotter/domain/entities";
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

test("the start script reads tables and indexes that the records have", () => {
  const script = readFileSync(join(here, "app/start.ts"), "utf8");
  const indexes = [...script.matchAll(/index\("(\w+)", "([^"]+)"\)/g)].map(([, kind, name]) => ({ kind, name }));
  expect(indexes).toHaveLength(4);
  for (const { kind, name } of indexes) {
    expect(entities.find((entity) => entity.kind === kind)?.indexes).toContain(name);
  }
  const stores = [...script.matchAll(/(?:\bs|S)tore\("(\w+)"\)/g)].map(([, kind = ""]) => kind);
  const kinds = new Set([...entities.map(({ kind }) => kind), "meta", "texts"]);
  expect(stores.length).toBeGreaterThan(7);
  expect(stores.filter((kind) => !kinds.has(kind))).toEqual([]);
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
