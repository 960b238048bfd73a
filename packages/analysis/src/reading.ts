import type { Language } from "@jotter/domain/settings";
import { cardLines, textOf } from "@jotter/markdown/card-lines";
import { grammar } from "@jotter/markdown/grammar";
import { isAbbreviated, isAbbreviation } from "./abbreviations.ts";
import { isSpaceless, languageOf } from "./language.ts";
import { stepsOf } from "./stages.ts";
import { vocabulary } from "./vocabulary.ts";

/** A sentence as words without markup, and where in the student's text it stands. */
export type Sentence = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Its number in the text. */
  readonly index: number;
  /** The paragraph it belongs to, and its number there. */
  readonly paragraph: number;
  readonly place: number;
  /** Something in it is ==marked== by whoever wrote it. */
  readonly isHighlighted: boolean;
};

export type Paragraph = {
  readonly kind: "prose" | "item";
  /** How deep in lists it stands: 0 for what is in none. */
  readonly depth: number;
  /** Read, but nothing the text says in sentences. */
  readonly aside: Aside | null;
  /** The headings it stands under, the uppermost first. */
  readonly headings: readonly string[];
  readonly sentences: readonly Sentence[];
  readonly from: number;
  readonly to: number;
};

type Aside = "row" | "task" | "card";

export type Heading = {
  readonly text: string;
  readonly level: number;
  readonly from: number;
  /** The first paragraph after it. */
  readonly paragraph: number;
};

/** A text as it is read: sentences in paragraphs under headings. Code and display formulas are left out. */
export type Reading = {
  readonly language: Language;
  readonly source: string;
  readonly paragraphs: readonly Paragraph[];
  readonly headings: readonly Heading[];
  readonly sentences: readonly Sentence[];
};

export function readingOf(source: string, language: Language = languageOf(source) ?? "en"): Reading {
  const paragraphs: Paragraph[] = [];
  const headings: Heading[] = [];
  const sentences: Sentence[] = [];
  const path: { readonly text: string; readonly level: number }[] = [];
  const stretches = stretchesOf(source, language);
  for (const [at, stretch] of stepsOf("reading", [...stretches.entries()])) {
    const text = stretch.text.trim();
    if (text === "") continue;
    const level = stretch.level ?? levelOf(stretches, at, language);
    if (level !== null) {
      while (path.length > 0 && (path.at(-1)?.level ?? 0) >= level) path.pop();
      path.push({ text, level });
      headings.push({ text, level, from: stretch.from, paragraph: paragraphs.length });
      continue;
    }
    const own = sentencesOf(stretch, language, sentences.length, paragraphs.length);
    if (own.length === 0) continue;
    sentences.push(...own);
    paragraphs.push({
      kind: stretch.kind,
      depth: stretch.depth,
      aside: stretch.aside,
      headings: path.map((one) => one.text),
      sentences: own,
      from: own[0]?.from ?? stretch.from,
      to: own.at(-1)?.to ?? stretch.from,
    });
  }
  return { language, source, paragraphs, headings, sentences };
}

/** A leaf block: its words without markup, and for each of them where it stands in the source. */
type Stretch = {
  readonly kind: "prose" | "item";
  readonly depth: number;
  readonly aside: Aside | null;
  readonly level: number | null;
  readonly text: string;
  /** The same, with formulas blotted out: a full stop inside one ends no sentence. */
  readonly blotted: string;
  readonly places: readonly number[];
  /** Which of them are highlighted. */
  readonly marked: readonly number[];
  readonly from: number;
};

const leaves = /^(Paragraph|Task|ATXHeading[1-6]|SetextHeading[12]|TableRow|FootnoteDefinition)$/;
const markup =
  /^(EmphasisMark|HighlightMark|StrikethroughMark|CodeMark|LinkMark|URL|LinkTitle|LinkLabel|WikiMark|HeaderMark|QuoteMark|ListMark|TaskMarker|FootnoteReference|FootnoteLabel|HTMLTag|Comment|TableDelimiter)$/;

/** "[a, b]" is no link: nothing says where it would lead. */
function isBracket({ name, parent }: TreeNode): boolean {
  return name === "LinkMark" && parent?.name === "Link" && !parent.getChild("URL") && !parent.getChild("LinkLabel");
}

function stretchesOf(source: string, language: Language): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const tree = grammar.parse(source);
  const isCard = cardsIn(source, tree);
  tree.iterate({
    enter: ({ name, node }) => {
      if (!leaves.test(name)) return true;
      const isHidden = new Uint8Array(node.to - node.from);
      const isFormula = new Uint8Array(node.to - node.from);
      const isMarked = new Uint8Array(node.to - node.from);
      node.cursor().iterate((inner) => {
        const isLabelled = inner.name === "WikiTarget" && inner.node.nextSibling?.nextSibling?.name === "WikiLabel";
        const isAddress = inner.name === "URL" && !/^(Link|Image)$/.test(inner.node.parent?.name ?? "");
        const [from, to] = [inner.from - node.from, inner.to - node.from];
        if (isBracket(inner.node)) return;
        if (isLabelled || (markup.test(inner.name) && !isAddress)) isHidden.fill(1, from, to);
        if (inner.name === "Highlight") isMarked.fill(1, from, to);
        if (inner.name === "InlineMath" || inner.name === "DisplayMath") isFormula.fill(1, from, to);
      });
      const level = /Heading([1-6])$/.exec(name)?.[1];
      const isItem = name === "Task" || node.parent?.name === "ListItem" || name === "TableRow";
      const depth = depthOf(node);
      const isNumbered = node.parent?.parent?.name === "OrderedList";
      const units =
        name === "Paragraph" || name === "Task"
          ? unitsOf(linesOf(source, node.from, node.to, isHidden), isItem, isNumbered, language, isCard)
          : [{ from: node.from, to: node.to, isItem }];
      for (const unit of units) {
        let text = "";
        let blotted = "";
        // A regular expression would look through all that was read so far, for every blank anew.
        let last = " ";
        const places: number[] = [];
        const marked: number[] = [];
        for (let at = unit.from; at < unit.to; at += 1) {
          if (isHidden[at - node.from]) continue;
          const sign = source[at] ?? "";
          const plain = /\s/.test(sign) ? " " : isFormula[at - node.from] ? sign : wide(source, at, language);
          if (plain === " " && " ，、：；？！".includes(last)) continue;
          last = plain;
          if (isMarked[at - node.from]) marked.push(text.length);
          text += plain;
          blotted += isFormula[at - node.from] ? "x" : plain;
          places.push(at);
        }
        stretches.push({
          kind: unit.isItem ? "item" : "prose",
          depth: unit.isItem ? Math.max(1, depth) : 0,
          aside: name === "TableRow" ? "row" : isCard(unit) ? "card" : name === "Task" ? "task" : null,
          level: level === undefined ? null : Number(level),
          text,
          blotted,
          places,
          marked,
          from: unit.from,
        });
      }
      return false;
    },
  });
  return stretches;
}

type TreeNode = {
  readonly name: string;
  readonly parent: TreeNode | null;
  readonly getChild: (name: string) => unknown;
};

function depthOf(node: TreeNode): number {
  let depth = 0;
  for (let one = node.parent; one; one = one.parent) if (one.name === "ListItem") depth += 1;
  return depth;
}

/** Many write Chinese and Japanese with the marks of a Latin keyboard; "3,000" and "2:1" keep theirs. */
function wide(source: string, at: number, language: Language): string {
  const sign = source[at] ?? "";
  if (!isSpaceless(language)) return sign;
  const full = (language === "ja" ? japaneseMarks : chineseMarks).get(sign);
  if (full === undefined) return sign;
  const isBeside = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー」』）”]$/u.test(source.slice(Math.max(0, at - 2), at));
  return isBeside || /^\s?[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}「『（“]/u.test(source.slice(at + 1, at + 4))
    ? full
    : sign;
}

const chineseMarks = new Map([..."，：；？！"].map((full, at) => [",:;?!"[at] ?? "", full]));
const japaneseMarks = new Map([...chineseMarks, [",", "、"], ["，", "、"]]);

/** A line of a block, its words without markup, from where they begin. */
type Line = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** It begins at the edge of the page: below an item it need not belong to it. */
  readonly isAtEdge: boolean;
};

function linesOf(source: string, from: number, to: number, isHidden: Uint8Array): readonly Line[] {
  const lines: Line[] = [];
  let begin: number | null = null;
  let text = "";
  for (let at = from; at <= to; at += 1) {
    const sign = source[at] ?? "";
    if (at === to || sign === "\n") {
      lines.push({
        text: text.trim(),
        from: begin ?? at,
        to: at,
        isAtEdge: begin === null || source[begin - 1] === "\n",
      });
      begin = null;
      text = "";
    } else if (!isHidden[at - from] && (begin !== null || /\S/.test(sign))) {
      begin ??= at;
      text += sign;
    }
  }
  return lines;
}

type IsCard = (line: { readonly from: number; readonly to: number }) => boolean;

/** Which lines are cards where they stand, `Question :: Answer`. [NOT-7] */
function cardsIn(source: string, tree: ReturnType<typeof grammar.parse>): IsCard {
  if (!/::|：：/.test(source)) return () => false;
  const signs = cardLines(textOf(source), tree).flatMap((card) => (card.kind === "basic" ? [card.between.from] : []));
  return ({ from, to }) => signs.some((at) => at >= from && at < to);
}

type Unit = { readonly from: number; readonly to: number; readonly isItem: boolean };

/** A paragraph is one; but in what was pasted often only a line break ends a heading or an item. */
function unitsOf(
  lines: readonly Line[],
  isItem: boolean,
  isNumbered: boolean,
  language: Language,
  isCard: IsCard,
): readonly Unit[] {
  const shape = shapeOf(lines, isItem, language);
  const units: { from: number; to: number; isItem: boolean }[] = [];
  let isCounted = false;
  for (const [at, line] of lines.entries()) {
    const [before, last] = [lines[at - 1], units.at(-1)];
    const count: RegExpExecArray | null = before && (isCounted || hasEnd(before.text)) ? counter.exec(line.text) : null;
    const mark = (bullet.exec(line.text) ?? count)?.[0];
    if (mark !== undefined) units.push({ from: line.from + mark.length, to: line.to, isItem: true });
    else if (isCard(line) || (before && isCard(before))) units.push({ from: line.from, to: line.to, isItem: true });
    else if (isEntry(line, before) || isEntry(line, lines[at + 1]) || dated.test(line.text))
      units.push({ from: line.from, to: line.to, isItem: true });
    else if (!before || !last) units.push({ from: line.from, to: line.to, isItem });
    else if (
      endsUnit(before.text, line.text, shape, last.isItem, language) ||
      (isItem && last.isItem && line.isAtEdge && endsItem(before.text, line.text, language))
    ) {
      // "1. Origins" above its paragraph is a heading.
      if (at === 1 && isNumbered && isHeadingOf(before.text, line.text, language)) last.isItem = false;
      units.push({ from: line.from, to: line.to, isItem: false });
    } else {
      last.to = line.to;
      continue;
    }
    isCounted = count !== null;
  }
  return units;
}

/** How wide lines are, and whether they end where their writer pressed Enter: many of them far from the edge. */
type Shape = { readonly width: number; readonly isRagged: boolean };

function shapeOf(lines: readonly Line[], isItem: boolean, language: Language): Shape {
  const width = lines.reduce((most, { text }) => Math.max(most, text.length), isSpaceless(language) ? 20 : 40);
  const short = lines.slice(0, -1).filter(({ text }, at) => withFirstOf(lines[at + 1]?.text ?? "", text) < width * 0.6);
  const isRagged = !isItem && !isSpaceless(language) && lines.length > 3 && short.length >= (lines.length - 1) / 3;
  return { width, isRagged };
}

/** "Heap: the region of memory …" above or below another such line: a word list without bullets. */
function isEntry({ text }: Line, neighbour: Line | undefined): boolean {
  return neighbour !== undefined && entry.test(text) && entry.test(neighbour.text);
}

/** A small letter may go on with a sentence: there the term is short. */
const entry =
  /^(?:[\p{Lu}\p{Lo}][^.:：。，,;；!?！？]{0,40}?|\p{Ll}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2})(?:\s?[:：]\s?|\s[–—=-]\s)[^\s\d/].{5,}$/u;
const bullet = /^[•‣◦▪●○■➢・★☆①-⑳]/u;
/** A line of a timeline. */
const dated = /^\d{3,4}年?\s?(?:[:：]|[–—-]\s)/u;
const counter = /^(?:\d{1,2}[.)]|[–—-])(?=\s)/u;
const hasEnd = (text: string) => /[.!?。！？…:：;；]["”’»」』）)]*$/u.test(text);

/** "p = mv", "$E = mc^2$ (energy)": a line that begins with one is no half of a sentence. */
const formula = /^(?:\$[^$]+\$|[\p{L}Δ][\p{L}\p{M}₀-₉\d']{0,3}\s?=\s?\S)/u;

/** Whether a line ends where more would have fitted, with no mark, before one that begins a sentence. */
function endsUnit(
  line: string,
  next: string,
  { width, isRagged }: Shape,
  isItem: boolean,
  language: Language,
): boolean {
  if (/[.!?。！？…;；,，、]["”’»」』）)]*$|[-–—(（「『“„«]$/u.test(line)) return false;
  if (formula.test(line) || formula.test(next)) return true;
  const opens = isSpaceless(language) ? /^[\p{L}\p{N}「『（“]/u : /^["“„«¿¡]?[\p{Lu}\p{N}$]/u;
  if (!opens.test(next)) return false;
  if (isRagged) return true;
  // Nobody breaks lines by hand or machine as wide as that.
  if (width > (isSpaceless(language) ? 60 : 130)) return true;
  if (isSpaceless(language)) return line.length + 3 < width;
  return withFirstOf(next, line) < width * (isItem ? 1 : 0.75);
}

/** How long a line would be with the first word of the next one. */
function withFirstOf(next: string, line: string): number {
  return line.length + 1 + next.split(" ", 1).join("").length;
}

/** "- the king's execution" above "The Directory ruled …": nobody breaks an item in the middle to go on at the edge. */
function endsItem(line: string, next: string, language: Language): boolean {
  if (/[,，、;；:：]["”’»」』）)]*$|[-–—(（「『“„«]$/u.test(line)) return false;
  if (isSpaceless(language)) return line.length < 40;
  if (isNewThought(line, next, language)) return true;
  // A German line may go on with any noun.
  if (language === "de" && line.length > 50) return false;
  const last = /(\p{L}+)$/u.exec(line)?.[1]?.toLowerCase() ?? "";
  return /^["“„«¿¡]?\p{Lu}/u.test(next) && !vocabulary[language].stopWords.has(last);
}

/** "Richter scale → measures magnitude" above "lunch w/ grandma sat": so short a line has been broken by nobody. */
function isNewThought(line: string, next: string, language: Language): boolean {
  const { stopWords } = vocabulary[language];
  const [last = "", first = ""] = [/(\p{L}+)$/u.exec(line)?.[1], /^\p{Ll}+/u.exec(next)?.[0]];
  const isSet = /\S\s?(?:[:=→⇒]|->|\s[–—-])\s?\S+\s\S/u.test(line);
  return (
    isSet &&
    withFirstOf(next, line) < 50 &&
    first !== "" &&
    ![last.toLowerCase(), first].some((word) => stopWords.has(word))
  );
}

/** A short line without an end, before a longer one: pasted texts write headings so. */
function isHeadingOf(text: string, next: string, language: Language): boolean {
  return isTitle(text, language) && next.length > 2 * text.length;
}

function isTitle(text: string, language: Language): boolean {
  // "magnification = image size ÷ actual size" says something.
  if (/\s=\s|＝|→|->/u.test(text)) return false;
  const isShort = isSpaceless(language) ? text.length <= 20 : text.split(" ").length <= 8;
  return isShort && /[\p{L}\p{N})]$/u.test(text);
}

/** The name of a list stands below every heading that is written as one. */
export const listLevel = 7;

/** Of a line that is not written as a heading and is read as one, else null. */
function levelOf(stretches: readonly Stretch[], at: number, language: Language): number | null {
  const [own, next] = [stretches[at], stretches[at + 1]];
  if (own?.kind !== "prose" || !next || next.level !== null) return null;
  if (next.kind === "prose") return looksLikeHeading(stretches, at, language) ? 3 : null;
  const isName = next.aside === null && isTitle(own.text.trim(), language) && !/[:：=]/.test(own.text);
  return isName ? listLevel : null;
}

function looksLikeHeading(stretches: readonly Stretch[], at: number, language: Language): boolean {
  const [own, next, third] = [stretches[at], stretches[at + 1], stretches[at + 2]];
  if (!own || !next) return false;
  if (isHeadingOf(own.text.trim(), next.text, language)) return true;
  // A title above the first heading.
  if (third?.kind !== "prose" || third.level !== null || !isHeadingOf(next.text.trim(), third.text, language))
    return false;
  return isHeadingOf(own.text.trim(), third.text, language);
}

const segmenters = new Map<Language, Intl.Segmenter>();

function sentencesOf(stretch: Stretch, language: Language, first: number, paragraph: number): Sentence[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, segmenter);
  const cuts: { from: number; to: number }[] = [];
  for (const { index, segment } of segmentsOf(stretch.blotted, segmenter, language)) {
    const last = cuts.at(-1);
    const to = index + segment.length;
    // What opens a quotation belongs to it.
    if (last && "「『（“".includes(stretch.blotted[last.to - 1] ?? " ")) last.to -= 1;
    if (last && isInside(endOf(stretch.blotted, last), segment, language)) last.to = to;
    else cuts.push({ from: last?.to ?? index, to });
  }
  const found: Sentence[] = [];
  for (const { from, to } of cuts) {
    const raw = stretch.text.slice(from, to);
    const text = raw.trim();
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const begin = from + raw.indexOf(text);
    found.push({
      text,
      from: stretch.places[begin] ?? stretch.from,
      to: (stretch.places[begin + text.length - 1] ?? stretch.from) + 1,
      index: first + found.length,
      paragraph,
      place: found.length,
      isHighlighted: stretch.marked.some((at) => at >= from && at < to),
    });
  }
  return found;
}

/** As much of a sentence as tells whether it ends: to look through all of one that never does costs the square. */
function endOf(text: string, { from, to }: { readonly from: number; readonly to: number }): string {
  return text.slice(Math.max(from, to - 400), to);
}

/** "… is vitamin D. The …": the letter is no initial of a name. */
const lettered =
  /(?:vitamin|type?|tipo|typ|group|grup|gruppe|class|clase|klasse|plan|point|punkt|punto|hepatitis|phase|fase|meios|photosyst|fotosist|world war)\p{L}*\s\p{Lu}\.\s*$/iu;

/** "… zufließt. 1986 brannte …": a year opens a sentence too, whatever letter follows it, and so may a small letter. */
function* segmentsOf(text: string, segmenter: Intl.Segmenter, language: Language) {
  for (const { index, segment } of segmenter.segment(text)) {
    let from = 0;
    for (const { index: at } of segment.matchAll(/(?<=\p{L}{3}[.!?]\s)(?=[12]\d{3}\s\p{Ll}|\p{Ll})/gu)) {
      const isSmall = /\p{Ll}/u.test(segment[at] ?? "");
      if (isSmall && !opensSmall(segment.slice(Math.max(from, at - around), at), segment.slice(at), language)) continue;
      yield { index: index + from, segment: segment.slice(from, at) };
      from = at;
    }
    yield { index: index + from, segment: segment.slice(from) };
  }
}

const thatIs = /(?<!\p{L})(?:d\. ?h|z\. ?b|i\. ?e|e\. ?g|p\. ?ej|c\. ?-?à-?d)\.\s*$/iu;

/** As far as is looked to both sides. */
const around = 80;

/** Whoever types on a phone begins a sentence with a small letter: both sides are whole, and nothing is abbreviated. */
function opensSmall(left: string, right: string, language: Language): boolean {
  const [before, after] = [left.slice(-around), right.slice(0, around)];
  const last = /(?<!\p{L})(\p{L}+)\.\s*$/u.exec(before)?.[1]?.toLowerCase() ?? "";
  const next = /^\p{L}+/u.exec(after)?.[0] ?? "";
  const { stopWords } = vocabulary[language];
  if (last.length < 4 || isAbbreviation(last, language) || !/[aeiouyáéíóúàèùâêîôûäöü]\p{L}?\p{L}?\p{L}?$/u.test(last))
    return false;
  const isLong = (text: string) => (text.match(/\p{L}+/gu)?.length ?? 0) >= 3;
  return isLong(before) && isLong(after) && (language !== "de" || stopWords.has(next) || /^\p{Ll}+\p{Lu}/u.test(next));
}

const era =
  /(?<!\p{L})(?:[ad]\. ?(?:de )?C|[ad]\. ?n\. ?e|(?:av|apr?)\. ?J\.?[- ]?C|[vn]\. ?Chr|[vn]\. ?u\. ?Z|B\. ?C|B\. ?C\. ?E|A\. ?D|C\. ?E)\.\s*$/u;

const counts =
  /(?<!\p{L})(?:(?:Nr|Kap|Abs|Art|Abb|Bd|Tab|S)\.|Nummer|Kapitel|Absatz|Artikel|Seite|Aufgabe|§) ?\d+\.\s*$/u;

const closedAt = (text: string) => Math.max(...["“", "”", "»"].map((mark) => text.lastIndexOf(mark)));

/** Whether what was cut in two is one sentence: after an abbreviation, an initial, an ordinal, or before a small letter. */
function isInside(before: string, after: string, language: Language): boolean {
  if (isSpaceless(language))
    return (
      /^[」』”’）)]/.test(after) ||
      isAbbreviated(before.slice(-around), after, language) ||
      (/[」』”]$/.test(before) && /^(?:と|って|など|，|、|的)/.test(after))
    );
  // "…, so schön!“ (V. 1699 f.), dann": where a quotation is from belongs to its sentence.
  if (/[!?….]["”“»’']\s*$/u.test(before) && /^\([^()]{0,60}\d[^()]{0,20}\)\s*[\p{Ll},;:.]/u.test(after)) return true;
  // "„… Verweile doch! du bist so schön!“": a small letter inside of a quotation goes on.
  if (/^\p{Ll}/u.test(after) && Math.max(before.lastIndexOf("„"), before.lastIndexOf("«")) > closedAt(before))
    return true;
  // "The sum of n! terms": a sign of maths.
  if (/^\p{Ll}/u.test(after) && /(?<![\p{L}'’])(?:\p{Ll}|\d+|\))!\s*$/u.test(before)) return true;
  if (/^[\p{Ll})\]]/u.test(after) && !/[!?…]["”»)]*\s*$/.test(before)) return !opensSmall(before, after, language);
  if (/^\d/.test(after) && /\([^)]{0,20}$/.test(before)) return true;
  // "79 d. C. La ciudad": after an era a sentence may end, and then a small word or an article begins the next.
  if (era.test(before)) {
    const next = /^\p{L}+/u.exec(after)?.[0].toLowerCase() ?? "";
    return !vocabulary[language].stopWords.has(next);
  }
  // "Restauration, d.h. Wiederherstellung": what it means follows.
  if (thatIs.test(before.slice(-around))) return true;
  const last = /(?:^|[\s(«"“„])([^\s(]+)\.\s*$/.exec(before)?.[1];
  if (last === undefined) return false;
  // "Nike par ex. Le prix …": an article in capitals opens the next.
  if (/^ex$/i.test(last) && /^(?:Les?|La|Une?|Des|Il|Elle|On|En) /u.test(after)) return false;
  if (/^\p{Ll}$/u.test(last) && /^\p{Lu}\./u.test(after)) return true;
  if (/^\p{Lu}$/u.test(last)) return !lettered.test(before);
  // "am 3. Oktober", and no "Kap. 3. Der …".
  if (language === "de" && /^([1-9]|[12]\d|3[01])$/.test(last)) return !counts.test(before.slice(-around));
  return isAbbreviated(before.slice(-around), after, language);
}
