import type { Emitter, HLJSApi, HLJSOptions, LanguageFn } from "highlight.js";

/** A piece of code and what it is, in our own few words; null for what has no colour. */
export type CodePiece = { readonly text: string; readonly kind: CodeKind | null };
export const codeKinds = ["keyword", "text", "number", "comment", "name", "type", "attribute", "meta"] as const;
export type CodeKind = (typeof codeKinds)[number];

/** Longer code is read without colours: nobody looks for them there, and they take seconds. */
const longest = 60_000;

/** The code in pieces, or null for a language we do not know. Both the reader and the language come when first wanted. */
export async function highlighted(text: string, language: string): Promise<readonly CodePiece[] | null> {
  const known = knownLanguage(language);
  if (!known || text.length > longest) return null;
  const [{ default: core }, { default: grammar }] = await Promise.all([
    import("highlight.js/lib/core"),
    languages[known](),
  ]);
  return piecesOf(core, known, grammar, text);
}

export function knownLanguage(written: string): keyof typeof languages | null {
  const name = aliases[written] ?? written;
  return Object.hasOwn(languages, name) ? (name as keyof typeof languages) : null;
}

type Loading = () => Promise<{ readonly default: LanguageFn }>;

const languages = {
  javascript: (): ReturnType<Loading> => import("highlight.js/lib/languages/javascript"),
  typescript: (): ReturnType<Loading> => import("highlight.js/lib/languages/typescript"),
  python: (): ReturnType<Loading> => import("highlight.js/lib/languages/python"),
  java: (): ReturnType<Loading> => import("highlight.js/lib/languages/java"),
  c: (): ReturnType<Loading> => import("highlight.js/lib/languages/c"),
  cpp: (): ReturnType<Loading> => import("highlight.js/lib/languages/cpp"),
  csharp: (): ReturnType<Loading> => import("highlight.js/lib/languages/csharp"),
  xml: (): ReturnType<Loading> => import("highlight.js/lib/languages/xml"),
  css: (): ReturnType<Loading> => import("highlight.js/lib/languages/css"),
  sql: (): ReturnType<Loading> => import("highlight.js/lib/languages/sql"),
  bash: (): ReturnType<Loading> => import("highlight.js/lib/languages/bash"),
  json: (): ReturnType<Loading> => import("highlight.js/lib/languages/json"),
  rust: (): ReturnType<Loading> => import("highlight.js/lib/languages/rust"),
  go: (): ReturnType<Loading> => import("highlight.js/lib/languages/go"),
  r: (): ReturnType<Loading> => import("highlight.js/lib/languages/r"),
  matlab: (): ReturnType<Loading> => import("highlight.js/lib/languages/matlab"),
  latex: (): ReturnType<Loading> => import("highlight.js/lib/languages/latex"),
};

const aliases: Readonly<Record<string, keyof typeof languages>> = {
  js: "javascript",
  jsx: "javascript",
  mjs: "javascript",
  ts: "typescript",
  tsx: "typescript",
  py: "python",
  python3: "python",
  "c++": "cpp",
  "c#": "csharp",
  cs: "csharp",
  html: "xml",
  svg: "xml",
  sh: "bash",
  shell: "bash",
  zsh: "bash",
  rs: "rust",
  golang: "go",
  octave: "matlab",
  tex: "latex",
};

function piecesOf(core: HLJSApi, language: string, grammar: LanguageFn, text: string): readonly CodePiece[] {
  // It writes what it finds to us instead of writing HTML.
  core.configure({ __emitter: Pieces } as Partial<HLJSOptions>);
  if (!core.getLanguage(language)) core.registerLanguage(language, grammar);
  const { _emitter: emitter } = core.highlight(text, { language, ignoreIllegals: true });
  return emitter instanceof Pieces ? emitter.pieces : [{ text, kind: null }];
}

/** The port through which highlight.js tells what it finds, scope by scope. */
class Pieces implements Emitter {
  readonly pieces: CodePiece[] = [];
  private readonly scopes: (CodeKind | null)[] = [];

  addText(text: string): void {
    const kind = this.scopes.at(-1) ?? null;
    const last = this.pieces.at(-1);
    if (last?.kind === kind) this.pieces[this.pieces.length - 1] = { text: last.text + text, kind };
    else if (text !== "") this.pieces.push({ text, kind });
  }

  startScope(scope: string): void {
    this.scopes.push(kindOf(scope) ?? this.scopes.at(-1) ?? null);
  }

  endScope(): void {
    this.scopes.pop();
  }

  openNode(scope: string): void {
    this.startScope(scope);
  }

  closeNode(): void {
    this.endScope();
  }

  __addSublanguage(emitter: Emitter): void {
    if (emitter instanceof Pieces) for (const { text } of emitter.pieces) this.addText(text);
  }

  finalize(): void {}

  toHTML(): string {
    return "";
  }
}

function kindOf(scope: string): CodeKind | null {
  return kinds[scope.split(".")[0] ?? ""] ?? null;
}

const kinds: Readonly<Record<string, CodeKind>> = {
  keyword: "keyword",
  "selector-tag": "keyword",
  tag: "keyword",
  literal: "number",
  number: "number",
  symbol: "number",
  string: "text",
  regexp: "text",
  "template-tag": "text",
  comment: "comment",
  quote: "comment",
  doctag: "comment",
  title: "name",
  section: "name",
  name: "name",
  "selector-id": "name",
  "selector-class": "name",
  type: "type",
  class: "type",
  built_in: "type",
  attr: "attribute",
  attribute: "attribute",
  property: "attribute",
  variable: "attribute",
  meta: "meta",
};
