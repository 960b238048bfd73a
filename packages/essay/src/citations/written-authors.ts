import type { Author } from "@jotter/domain/reference";

const wide = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々・]+$/u;
/** "van Gogh", "de Beauvoir": they go with the family's name. */
const particle = /^(?:van|von|vom|zu|zur|de|del|della|der|den|di|da|dos|du|la|le|el|al|bin|ibn|ten|ter)$/u;

/**
 * Authors as a student types them: "F. Scott Fitzgerald; White, E. B.", one after the other. What is one word, or stands in
 * double brackets, is the name of an organisation or of somebody with one name. [ESS-2]
 */
export function readAuthors(typed: string): readonly Author[] {
  return typed
    .split(/\s*[;；\n]\s*/u)
    .flatMap(peopleIn)
    .map((one) => one.replace(/\s+/gu, " ").trim())
    .filter((one) => one !== "")
    .map(readAuthor);
}

const initialsOnly = /^(?:\p{Lu}\p{M}*\.?[-\s]*){1,4}$/u;
const isPerson = (typed: string) =>
  /^[^,，]+[,，]\s*\S/u.test(typed) ||
  (/^\p{Lu}\S*(?: \S+){1,3}$/u.test(typed) && !/(?<!\p{L})(?:of|for|de la|du|für)(?!\p{L})/u.test(typed));

/** "Smith, J., & Doe, J." as databases have it, and "Ada Lovelace and Alan Turing": each is one of several. */
function peopleIn(typed: string): readonly string[] {
  if (/^\[/u.test(typed.trim())) return [typed];
  const parts = typed.split(/\s*,?\s+&\s+/u);
  const pairs = parts.flatMap(inPairs);
  if (pairs.length > 1) return pairs;
  const named = typed.split(/\s*,?\s+(?:and|und|et)\s+/u);
  return named.length > 1 && named.every(isPerson) ? named.flatMap(inPairs) : [typed];
}

/** "Smith, J., Doe, J.": names and initials by turns; "Ada Lovelace, Alan Turing, Grace Hopper": only names. */
function inPairs(typed: string): readonly string[] {
  const parts = typed.split(/\s*[,，]\s*/u).filter((part) => part !== "");
  const isByTurns =
    parts.length > 2 && parts.length % 2 === 0 && parts.every((part, at) => at % 2 === 0 || initialsOnly.test(part));
  if (isByTurns) return parts.flatMap((part, at) => (at % 2 === 0 ? [`${part}, ${parts[at + 1] ?? ""}`] : []));
  return parts.length > 2 && parts.every((part) => /^\p{Lu}\S*\p{Ll}\S*(?: \S+)+$/u.test(part)) ? parts : [typed];
}

const handedDown = /^(?:(?:Jr|Sr)\.?|II|III|IV)$/u;

function readAuthor(typed: string): Author {
  const whole = /^\[\[?(.+?)\]?\]$/u.exec(typed)?.[1];
  if (whole !== undefined) return { name: whole };
  const [family = "", ...given] = typed.split(/\s*[,，]\s*/u);
  // "Martin Luther King, Jr."
  if (given.length === 1 && handedDown.test(given[0] ?? "")) return readAuthor(`${family} ${given[0] ?? ""}`);
  if (given.length > 0 && given[0] !== "") return { family, given: given.join(", ") };
  const all = typed.split(" ");
  const handed = all.length > 2 && handedDown.test(all.at(-1) ?? "") ? `, ${all.at(-1)}` : "";
  const words = handed === "" ? all : all.slice(0, -1);
  // 夏目 漱石: the family comes first.
  if (words.length === 2 && words.every((word) => wide.test(word))) {
    return { family: words[0] ?? "", given: words[1] ?? "" };
  }
  if (words.length === 1) return { name: typed };
  const first = words.findIndex((word, at) => at > 0 && particle.test(word));
  const at = first > 0 ? first : words.length - 1;
  return { family: words.slice(at).join(" "), given: `${words.slice(0, at).join(" ")}${handed}` };
}

/** The same as it is typed again. */
export function writtenAuthors(authors: readonly Author[]): string {
  return authors
    .map((author) => {
      if ("name" in author) return /[\s,]/u.test(author.name) ? `[${author.name}]` : author.name;
      return author.given ? `${author.family}, ${author.given}` : `${author.family}`;
    })
    .join("; ");
}
