/**
 * Plain words as markdown that shows exactly these words. A bracket that opens gets no backslash, since `\[` and `\(`
 * begin a formula: the one that closes does.
 */
export function escapeWords(text: string): string {
  if (!text.includes("://")) return escapePart(text);
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
  /(?<![^\s(])https?:\/\/(?:[a-z0-9./?%,+-]|[a-z0-9][_=](?=[a-z0-9]))*[a-z0-9/](?=$|\s|[).,](?:\s|$))/gi;

/** A letter that no text has, for an equals sign at the end. */
const standIn = "\ue000";

const sign = /[\\*`$_~=:#<&%^\]\ue000]|www\./i;

function escapePart(text: string): string {
  // Most words have none.
  if (!sign.test(text)) return text;
  return (
    text
      .replaceAll(standIn, "")
      // Beside the marks of a gap a single one counts too, and before them a backslash would not be enough.
      .replace(/=(?=\s*$)/, standIn)
      .replace(/\\(?=[!-/:-@[-`{-~\ue000]|$|\n)/g, "\\\\")
      .replace(/[*`$]/g, "\\$&")
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
      .replace(/~(?=~)|(?<=~)~/g, "\\~")
      .replace(/=(?==)|(?<==)=|(?<=^\s*)=/g, "\\=")
      .replace(/:(?=:|\/\/)/g, "\\:")
      .replace(/www(?=\.)/gi, "$&\\")
      .replace(/#(?=[\p{L}\p{N}_/-])/gu, "\\#")
      .replace(/<(?=[a-z/!?])/gi, "\\<")
      .replace(/&(?=#?\w+;)/g, "\\&")
      .replace(/%(?=%)/g, "\\%")
      .replace(/(?<!\S)\^|(?<=\[)\^/g, "\\^")
      .replace(/\]/g, "\\]")
      .replaceAll(standIn, "&#61;")
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
