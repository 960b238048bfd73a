import { loadedTypesetter, loadTypesetter, type Typesetter } from "@jotter/markdown/formula";

let hasStyles = false;

/** KaTeX and its styles: when the first formula comes, or a little before, where it is known that one will. */
export async function bringTypesetter(): Promise<void> {
  await Promise.all([loadTypesetter(), import("katex/dist/katex.min.css")]);
  hasStyles = true;
}

/** Drawn once with its formulas rather than twice, where what draws them is near. */
export async function bringTypesetterIfNear(text: string): Promise<void> {
  if (!mayHaveMaths(text)) return;
  const awhile = new Promise<void>((resolve) => setTimeout(resolve, 150));
  await Promise.race([bringTypesetter().catch(() => undefined), awhile]);
}

/** If all of it is here already: then a formula is drawn at once. */
export function drawsWith(): Typesetter | undefined {
  return hasStyles ? loadedTypesetter() : undefined;
}

/** Cheap, and never wrong about a text that has none. */
export function mayHaveMaths(text: string): boolean {
  return text.includes("\\(") || text.includes("\\[") || text.indexOf("$") !== text.lastIndexOf("$");
}
