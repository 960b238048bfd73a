/**
 * A page as it was copied, on its way to markdown: what nobody sees goes, and what Word, Google Docs and others write in
 * their own ways becomes plain HTML. The document is one that DOMParser made: nothing in it loads or runs.
 */
export function tidyPage(page: Document): void {
  for (const step of [
    dropUnseen,
    listWordItems,
    nestLists,
    markTasks,
    plainCode,
    markEmphasis,
    raiseDigits,
    plainLinks,
  ]) {
    step(page.body);
  }
  plainImages(page.body);
  plainTables(page.body);
}

const unseen =
  "script, style, noscript, template, iframe, object, embed, link, meta, title, button, select, textarea, svg, canvas, " +
  "video, audio, dialog, [hidden], [aria-hidden='true'], .sr-only, .visually-hidden, .screen-reader-text, " +
  ".mw-editsection, sup.reference, input:not([type='checkbox'])";

function dropUnseen(body: HTMLElement): void {
  for (const element of body.querySelectorAll(unseen)) element.remove();
  for (const element of body.querySelectorAll("[style]")) {
    if (
      /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|font-size\s*:\s*0(px|pt|;|$)/i.test(
        styleOf(element),
      )
    ) {
      element.remove();
    }
  }
}

/** Word writes a list as paragraphs with a bullet or a number in front, and says so in a style of its own. */
function listWordItems(body: HTMLElement): void {
  let lists: { readonly list: Element; readonly level: number }[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll("p[style*='mso-list']")) {
    const level = Number(/level(\d)/.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    if (last === null || paragraph.previousElementSibling !== last) lists = [];
    const marker = [...paragraph.querySelectorAll("[style*='mso-list']")].find((one) => /ignore/i.test(styleOf(one)));
    const isNumbered = /^\s*(\d+|[a-z]|[ivxl]+)[.)]/i.test(marker?.textContent ?? "");
    marker?.remove();
    lists = lists.filter((one) => one.level <= level);
    let open = lists.at(-1);
    if (!open || open.level < level) {
      const list = body.ownerDocument.createElement(isNumbered ? "ol" : "ul");
      if (open) open.list.lastElementChild?.append(list);
      else paragraph.before(list);
      open = { list, level };
      lists.push(open);
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    open.list.append(item);
    paragraph.remove();
    last = lists[0]?.list ?? null;
  }
}

/** Google Docs and Word put an inner list beside its item instead of into it. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) list.previousElementSibling?.append(list);
}

function markTasks(body: HTMLElement): void {
  for (const item of body.querySelectorAll("li")) {
    const box = item.querySelector(
      ":scope > input, :scope > p:first-child > input, :scope > label > input, :scope > .checkbox",
    );
    const isChecked = item.getAttribute("aria-checked") ?? item.dataset.checked;
    if (!box && isChecked === undefined) continue;
    const isDone = box?.matches("[checked], .checkbox-on") || isChecked === "true";
    box?.remove();
    if (isChecked) item.querySelector("img")?.remove();
    item.dataset.task = isDone ? "x" : " ";
  }
  for (const box of body.querySelectorAll("input")) box.remove();
}

/** A block of code is its text and its language, without the spans that colour it and the bar above it. */
function plainCode(body: HTMLElement): void {
  for (const block of body.querySelectorAll("pre")) {
    const code = block.querySelector("code") ?? block;
    const around = [code, block, block.parentElement].map((one) => one?.getAttribute("class") ?? "").join(" ");
    const language = /(?:language-|lang-|highlight-(?:source|text)-)([\w+#-]+)/.exec(around)?.[1];
    for (const line of code.querySelectorAll("br")) line.replaceWith("\n");
    const plain = body.ownerDocument.createElement("code");
    plain.textContent = (code.textContent ?? "").replace(/\n$/, "");
    if (language && language !== "text" && language !== "plaintext") plain.className = `language-${language}`;
    block.replaceChildren(plain);
  }
  for (const code of body.querySelectorAll("tt, samp, kbd")) renamed(code, "code");
}

/** Bold and italic words, whoever says so: an element or a style. Google Docs wraps all it copies in a `<b>` that is none. */
function markEmphasis(body: HTMLElement): void {
  for (const element of body.querySelectorAll("b, strong, i, em")) {
    const isBold = element.matches("b, strong");
    const isNone = isBold ? /font-weight\s*:\s*(normal|[1-5]00)/i : /font-style\s*:\s*normal/i;
    if (isNone.test(styleOf(element)) || element.closest("pre")) element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll("span[style], font[style], a[style]")) {
    const style = styleOf(element);
    if (element.closest("pre, code")) continue;
    if (/font-family\s*:[^;]*(mono|courier|consolas)/i.test(style)) {
      wrapContent(element, "code");
      continue;
    }
    if (/font-weight\s*:\s*(bold|[6-9]00)/i.test(style) && !element.closest("b, strong, th"))
      wrapContent(element, "strong");
    if (/font-style\s*:\s*italic/i.test(style) && !element.closest("i, em")) wrapContent(element, "em");
    if (/text-decoration[^;]*line-through/i.test(style) && !element.closest("s, del, a")) wrapContent(element, "del");
    const raised = /vertical-align\s*:\s*(super|sub)/i.exec(style)?.[1]?.toLowerCase();
    if (raised && !element.closest("sup, sub")) wrapContent(element, raised === "super" ? "sup" : "sub");
  }
  for (const span of body.querySelectorAll("span:not([data-formula]), font, o\\:p, u"))
    span.replaceWith(...span.childNodes);
  for (const strong of body.querySelectorAll(":is(h1, h2, h3, h4, h5, h6) :is(b, strong)")) {
    strong.replaceWith(...strong.childNodes);
  }
  joinNeighbours(body);
}

/** One bold phrase is often copied as several, and `**a****b**` is none. */
function joinNeighbours(body: HTMLElement): void {
  body.normalize();
  for (const element of body.querySelectorAll("b, strong, i, em, del, code")) {
    const next = element.nextSibling;
    if (element.parentElement?.localName === "pre") continue;
    if (next instanceof Element && next.localName === element.localName) {
      next.prepend(...element.childNodes);
      element.remove();
    }
  }
}

/** H₂O and x² are letters of their own; whatever else is raised or lowered becomes maths. */
function raiseDigits(body: HTMLElement): void {
  for (const element of body.querySelectorAll("sup, sub")) {
    if (element.closest("pre, code")) continue;
    const text = (element.textContent ?? "").replaceAll("−", "-").trim();
    const letters = element.localName === "sup" ? superscripts : subscripts;
    const mapped = [...text].map((letter) => letters.get(letter));
    if (!mapped.includes(undefined)) element.replaceWith(mapped.join(""));
    else if (/^[\w+\-()]{1,12}$/.test(text) && !element.querySelector("a")) {
      const formula = body.ownerDocument.createElement("span");
      formula.dataset.formula = `${element.localName === "sup" ? "^" : "_"}{${text.replaceAll("_", "\\_")}}`;
      formula.textContent = "formula";
      element.replaceWith(formula);
    } else element.replaceWith(...element.childNodes);
  }
}

function plainLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll("a")) {
    const address = safeAddress(link.getAttribute("href"));
    if (address && link.textContent?.trim()) link.setAttribute("href", address);
    else link.replaceWith(...link.childNodes);
  }
}

/** Only what a student may follow without harm; null for the rest, and for what leads nowhere outside its page. */
function safeAddress(written: string | null): string | null {
  const address = written?.trim() ?? "";
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!["http:", "https:", "mailto:"].includes(url.protocol)) return null;
  // Google Docs sends every link through Google first.
  const isDetour = url.hostname === "www.google.com" && url.pathname === "/url";
  const behind = isDetour ? url.searchParams.get("q") : null;
  return behind ? safeAddress(behind) : address;
}

/** A picture elsewhere is not fetched: it becomes a link with its words. */
function plainImages(body: HTMLElement): void {
  for (const image of body.querySelectorAll("img")) {
    const alt = (image.getAttribute("alt") ?? "").trim();
    const address = safeAddress(image.getAttribute("src"));
    const isDot = ["width", "height"].some((side) => Number(image.getAttribute(side) ?? 2) < 2);
    const isEmoji = /emoji/.test(image.className) || /^\p{Extended_Pictographic}/u.test(alt);
    if (isDot) image.remove();
    else if (isEmoji || !address || image.closest("a")) image.replaceWith(alt);
    else {
      const link = body.ownerDocument.createElement("a");
      link.href = address;
      link.textContent = alt || nameIn(address);
      image.replaceWith(link);
    }
  }
}

function nameIn(address: string): string {
  const { pathname, hostname } = new URL(address);
  const name = pathname.split("/").at(-1) || hostname;
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // Not every % is an escape.
  }
}

/** A table of markdown has one line per row. What only lays out a page is no table. */
function plainTables(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    const widest = Math.max(0, ...[...table.rows].map((row) => row.cells.length));
    const isLayout =
      table.rows.length < 2 || widest < 2 || table.querySelector("table, h1, h2, h3, pre, [data-layout]");
    if (isLayout) spreadTable(table);
    else for (const cell of table.querySelectorAll("td, th")) flattenCell(cell);
  }
}

function spreadTable(table: HTMLTableElement): void {
  const doc = table.ownerDocument;
  const blocks = [...table.rows].flatMap((row) =>
    [...row.cells].map((cell) => {
      const block = doc.createElement("div");
      block.append(...cell.childNodes);
      return block;
    }),
  );
  const layout = doc.createElement("div");
  layout.dataset.layout = "";
  layout.append(...blocks);
  table.replaceWith(layout);
}

function flattenCell(cell: Element): void {
  for (const formula of cell.querySelectorAll<HTMLElement>("div[data-formula]")) {
    const inline = renamed(formula, "span");
    inline.removeAttribute("data-display");
  }
  for (const line of cell.querySelectorAll("br")) line.replaceWith(" ");
  for (const item of cell.querySelectorAll("li")) item.prepend("• ");
  for (const block of cell.querySelectorAll("p, div, li, ul, ol, blockquote, h4, h5, h6")) {
    block.replaceWith(" ", ...block.childNodes, " ");
  }
  for (const strong of cell.matches("th") ? cell.querySelectorAll("b, strong") : [])
    strong.replaceWith(...strong.childNodes);
}

function styleOf(element: Element): string {
  return element.getAttribute("style") ?? "";
}

function renamed(element: Element, name: string): HTMLElement {
  const other = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) other.setAttribute(attribute, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function wrapContent(element: Element, name: string): void {
  const wrap = element.ownerDocument.createElement(name);
  wrap.append(...element.childNodes);
  element.append(wrap);
}

const mapOf = (from: string, to: string) => new Map([...from].map((letter, index) => [letter, [...to][index] ?? ""]));
const superscripts = mapOf("0123456789+-=()ni ", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ ");
const subscripts = mapOf("0123456789+-=() ", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ ");
