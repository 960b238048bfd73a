import type { KatexOptions } from "katex";

/** Why a formula is not drawn. `message` is KaTeX's own, for a formula it cannot read. */
export type FormulaFault = { readonly kind: "long" | "deep" } | { readonly kind: "wrong"; readonly message: string };

/** Markup that KaTeX made itself out of LaTeX: nothing in it comes from the student but letters. */
export type Typeset = { readonly html: string } | { readonly fault: FormulaFault };
export type Typesetter = (tex: string, display: boolean) => Typeset;

/** KaTeX takes seconds for what nobody writes by hand, and falls over when it is nested too deeply. */
export const formulaLimits = { length: 4000, depth: 60 } as const;

const options: KatexOptions = {
  output: "htmlAndMathml",
  throwOnError: true,
  strict: "ignore",
  trust: false,
  maxSize: 20,
  maxExpand: 1000,
};

let loading: Promise<Typesetter> | undefined;
let loaded: Typesetter | undefined;

/** KaTeX comes when the first formula does. */
export function loadTypesetter(): Promise<Typesetter> {
  loading ??= import("katex").then(({ default: katex }) => {
    loaded = (tex, display) => {
      const fault = faultBeforeDrawing(tex);
      if (fault) return { fault };
      try {
        return { html: katex.renderToString(tex, { ...options, displayMode: display }) };
      } catch (error) {
        return { fault: faultOf(error) };
      }
    };
    return loaded;
  });
  loading.catch(() => {
    loading = undefined; // Without a connection, and not kept: the next formula tries again.
  });
  return loading;
}

/** If it is here already: an editor draws within a keystroke and cannot wait. */
export function loadedTypesetter(): Typesetter | undefined {
  return loaded;
}

function faultBeforeDrawing(tex: string): FormulaFault | null {
  if (tex.length > formulaLimits.length) return { kind: "long" };
  // What is shorter than that cannot nest so deeply.
  return tex.length > formulaLimits.depth && depthOf(tex) > formulaLimits.depth ? { kind: "deep" } : null;
}

function faultOf(error: unknown): FormulaFault {
  if (error instanceof RangeError) return { kind: "deep" };
  const message = error instanceof Error ? error.message : String(error);
  return {
    kind: "wrong",
    message: message.replace(/^KaTeX parse error: | at (?:position \d+|end of input): [\s\S]*$/g, ""),
  };
}

function depthOf(tex: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < tex.length; at++) {
    if (tex[at] === "\\") at++;
    else if (tex[at] === "{") deepest = Math.max(deepest, ++depth);
    else if (tex[at] === "}") depth--;
  }
  return deepest;
}
