/**
 * Plain words as markdown that shows exactly these words. A bracket that opens gets no backslash, since `\[` and `\(`
 * begin a formula: the one that closes does.
 */
export function escapeWords(text: string): string {
  let escaped = "";
  let at = 0;
  for (const { index, 0: address } of text.matchAll(plainAddress)) {
    escaped += escapePart(text.slice(at, index)) + address;
    at = index + address.length;
  }
  return escaped + escapePart(text.slice(at));
}

/** A backslash within an address would become part of it. */
const plainAddress =
  /(?<![^\s(])https?:\/\/(?:[a-z0-9./?%,+-]|[a-z0-9]_(?=[a-z0-9])|[a-z0-9]=(?=[a-z0-9]))*[a-z0-9/](?![^\s).,])/gi;

function escapePart(text: string): string {
  return (
    text
      .replace(/\\(?=[!-/:-@[-`{-~]|$|\n)/g, "\\\\")
      .replace(/[*`$]/g, "\\$&")
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
      .replace(/~(?=~)|(?<=~)~/g, "\\~")
      // Beside the marks of a gap a single one counts too, and a backslash before it is not enough after it.
      .replace(/=(?==)|(?<==)=(?!$)|^=/g, "\\=")
      .replace(/=$/, "&#61;")
      .replace(/(?<!:)::/g, "\\::")
      .replace(/#(?=[\p{L}\p{N}_/-])/gu, "\\#")
      .replace(/<(?=[a-z/!?])/gi, "\\<")
      .replace(/&(?!#61;)(?=#?\w+;)/g, "\\&")
      .replace(/%(?=%)/g, "\\%")
      .replace(/(?<!\S)\^/g, "\\^")
      .replace(/\]/g, "\\]")
  );
}

/** What would be a heading, a quotation, a list, a rule, code or a table at the start of a line. */
export function escapeLineStart(line: string): string {
  const bare = line.replace(/^[ \t]+/, "");
  if (/^(?:>|#{1,6}(?:\s|$)|[-+](?:\s|$)|~~~|\||:?-+:?[ \t]*(?:\||$)|[-_=](?:[ \t]*[-_=])*[ \t]*$)/.test(bare)) {
    return `\\${bare}`;
  }
  return bare.replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
