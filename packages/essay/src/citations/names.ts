import type { Author } from "@jotter/domain/reference";
import type { Language } from "@jotter/domain/settings";
import { citationWords } from "./words.ts";

const wide = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]/u;

/** The name by which an author is sorted and called in the text. */
export function familyOf(author: Author): string {
  return "name" in author ? author.name : author.family;
}

/** "von Goethe", "de Beauvoir": in German and French names it stands before the family's name, and is not sorted by. */
const behind = /^(von|vom|zu|zur|de) (.+)$/u;

/** As MLA and Chicago have it: "Goethe, Johann Wolfgang von". */
export function withParticleBehind(author: Author): Author {
  const [, particle, family] = ("family" in author && behind.exec(author.family)) || [];
  if (particle === undefined || family === undefined || !("family" in author) || !author.given) return author;
  return { family, given: `${author.given} ${particle}` };
}

/** "Martin Luther, Jr.": what the family hands down stands behind the name wherever it is written. */
function partsOf(given: string): readonly [given: string, handedDown: string | undefined] {
  const [, first, handed] = /^(.*?), ((?:Jr|Sr)\.?|II|III|IV)$/u.exec(given) ?? [];
  return first === undefined ? [given, undefined] : [first, handed];
}

/** "Fitzgerald, F. S."; names written wide are said whole: "鲁迅". */
export function withInitials(author: Author): string {
  if ("name" in author || !author.given) return familyOf(author);
  if (wide.test(author.family)) return author.family + author.given;
  const [given, handed] = partsOf(author.given);
  return `${author.family}, ${initials(given)}${handed === undefined ? "" : `, ${handed}`}`;
}

/** "F. S. Fitzgerald". */
export function initialsFirst(author: Author): string {
  if ("name" in author || !author.given) return familyOf(author);
  if (wide.test(author.family)) return author.family + author.given;
  const [given, handed] = partsOf(author.given);
  return `${initials(given)} ${author.family}${handed === undefined ? "" : ` ${handed}`}`;
}

/** "Fitzgerald, F. Scott". */
export function familyFirst(author: Author): string {
  if ("name" in author || !author.given) return familyOf(author);
  return wide.test(author.family) ? author.family + author.given : `${author.family}, ${author.given}`;
}

/** "F. Scott Fitzgerald". */
export function givenFirst(author: Author): string {
  if ("name" in author || !author.given) return familyOf(author);
  if (wide.test(author.family)) return author.family + author.given;
  const [given, handed] = partsOf(author.given);
  return `${given} ${author.family}${handed === undefined ? "" : ` ${handed}`}`;
}

/** "F. S.", "J.-P.". */
function initials(given: string): string {
  const words = given.split(/[\s.]+/u).filter((word) => word !== "");
  return words
    .map((word) =>
      word
        .split("-")
        .map((part) => `${[...part][0] ?? ""}.`)
        .join("-"),
    )
    .join(" ");
}

/** "A, B, and C" in English, "A, B y C" elsewhere; two without a comma, unless the first is turned round. */
export function joined(names: readonly string[], last: string, language: Language, isTurned = false): string {
  const [first = "", second = ""] = names;
  if (names.length < 2) return first;
  if (last === "・" || last === "和")
    return names.slice(0, -1).join("、") + (last === "和" ? "和" : "・") + (names.at(-1) ?? "");
  if (names.length === 2) return `${first}${isTurned ? "," : ""} ${last} ${second}`;
  const comma = language === "en" || isTurned ? "," : "";
  return `${names.slice(0, -1).join(", ")}${comma} ${last} ${names.at(-1) ?? ""}`;
}

/** "A et al."; in Chinese and Japanese nothing stands between. */
export function andOthers(name: string, language: Language, isTurned = false): string {
  const { etAl } = citationWords[language];
  return /^\p{L}+$/u.test(etAl) && !/[a-z]/i.test(etAl) ? `${name}${etAl}` : `${name}${isTurned ? "," : ""} ${etAl}`;
}
