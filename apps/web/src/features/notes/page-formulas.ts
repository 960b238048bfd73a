import { mathmlToTex } from "./mathml-to-tex.ts";

/**
 * Finds the formulas of a page, however they were typeset, and leaves an element with the LaTeX in each one's place:
 * `data-formula`, and `data-display` for one on a line of its own.
 */
export function markFormulas(page: Document): void {
  for (const { selector, read } of sources) {
    for (const element of page.querySelectorAll(selector)) {
      // It stood in one that was replaced.
      if (!page.body.contains(element)) continue;
      const found = read(element);
      if (found?.tex) replaceByFormula(found.whole ?? element, tidyTex(found.tex), found.display ?? false);
    }
  }
}

type Found = { readonly tex: string | null; readonly display?: boolean; readonly whole?: Element | null };
type Source = { readonly selector: string; readonly read: (element: Element) => Found | null };

const sources: readonly Source[] = [
  // MathJax 2 keeps the source in a script behind what it has drawn.
  { selector: 'script[type^="math/tex"]', read: fromScript },
  { selector: ".katex", read: fromKatex },
  {
    selector: "mjx-container",
    read: (element) => ({
      tex:
        element.querySelector("[data-latex]")?.getAttribute("data-latex") ?? texOfMath(element.querySelector("math")),
      display: element.getAttribute("display") === "true",
    }),
  },
  {
    selector: ".MathJax[data-mathml]",
    read: (element) => ({
      tex: texOfMath(parsedMath(element.getAttribute("data-mathml") ?? "")),
      display: element.closest(".MathJax_Display") !== null,
      whole: element.closest(".MathJax_Display"),
    }),
  },
  // Wikipedia.
  {
    selector: ".mwe-math-element",
    read: (element) => ({
      tex: texOfMath(element.querySelector("math")) ?? element.querySelector("img")?.getAttribute("alt") ?? null,
      display:
        element.querySelector('.mwe-math-mathml-display, .mwe-math-fallback-image-display, [display="block"]') !== null,
    }),
  },
  // Gemini and editors that keep the source beside what they draw.
  {
    selector: "[data-math], [data-latex], [data-tex], [data-equation-content]",
    read: (element) => ({
      tex:
        ["data-math", "data-latex", "data-tex", "data-equation-content"]
          .map((name) => element.getAttribute(name))
          .find((value) => value) ?? null,
      display: /block|display/.test(element.getAttribute("class") ?? ""),
    }),
  },
  { selector: "img[alt]", read: fromImage },
  {
    selector: "math",
    read: (element) => ({ tex: texOfMath(element), display: element.getAttribute("display") === "block" }),
  },
];

function fromScript(script: Element): Found {
  for (let before = script.previousElementSibling; before; before = script.previousElementSibling) {
    if (!/^MathJax/.test(before.getAttribute("class") ?? "")) break;
    before.remove();
  }
  return { tex: script.textContent, display: /mode\s*=\s*display/.test(script.getAttribute("type") ?? "") };
}

function fromKatex(element: Element): Found {
  const display = element.closest(".katex-display");
  return { tex: texOfMath(element.querySelector("math")), display: display !== null, whole: display };
}

/** A picture of a formula has its source as its words: on WordPress, Moodle, Canvas, and older pages of Wikipedia. */
function fromImage(image: Element): Found | null {
  const alt = (image.getAttribute("alt") ?? "").trim();
  const about = `${image.getAttribute("class") ?? ""} ${image.getAttribute("src") ?? ""}`;
  const isFormula =
    /\b(latex|texrender|mwe-math|equation_image)|\btex\b|math\/render|codecogs/i.test(about) ||
    /^\{\\(display|text)style/.test(alt);
  return isFormula ? { tex: alt, display: /display|center/.test(image.getAttribute("class") ?? "") } : null;
}

function texOfMath(math: Element | null): string | null {
  if (!math) return null;
  const annotation = [...math.querySelectorAll("annotation")].find((one) =>
    /tex/i.test(one.getAttribute("encoding") ?? ""),
  );
  return annotation?.textContent?.trim() || math.getAttribute("alttext") || mathmlToTex(math) || null;
}

function parsedMath(source: string): Element | null {
  return new DOMParser().parseFromString(source, "text/html").querySelector("math");
}

function tidyTex(tex: string): string {
  return tex
    .trim()
    .replace(/^LaTeX:\s*/, "")
    .replace(/^(\$\$?)([^$]+)\1$/, "$2")
    .replace(/^\\\(([\s\S]+)\\\)$/, "$1")
    .replace(/^\\\[([\s\S]+)\\\]$/, "$1")
    .replace(/^\{\\(?:display|text)style\s*([\s\S]*)\}$/, "$1")
    .replace(/^\\displaystyle\s+/, "")
    .trim();
}

function replaceByFormula(element: Element, tex: string, display: boolean): void {
  const formula = element.ownerDocument.createElement(display ? "div" : "span");
  formula.dataset.formula = tex;
  if (display) formula.dataset.display = "";
  formula.textContent = "formula"; // Something, so that it does not count as empty.
  element.replaceWith(formula);
}
