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
    .map((one) => one.replace(/\s+/gu, " ").trim())
    .filter((one) => one !== "")
    .map(readAuthor);
}

function readAuthor(typed: string): Author {
  const whole = /^\[\[?(.+?)\]?\]$/u.exec(typed)?.[1];
  if (whole !== undefined) return { name: whole };
  const [family = "", ...given] = typed.split(/\s*[,，]\s*/u);
  if (given.length > 0 && given[0] !== "") return { family, given: given.join(", ") };
  const words = typed.split(" ");
  // 夏目 漱石: the family comes first.
  if (words.length === 2 && words.every((word) => wide.test(word))) {
    return { family: words[0] ?? "", given: words[1] ?? "" };
  }
  if (words.length === 1) return { name: typed };
  const first = words.findIndex((word, at) => at > 0 && particle.test(word));
  const at = first > 0 ? first : words.length - 1;
  return { family: words.slice(at).join(" "), given: words.slice(0, at).join(" ") };
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
