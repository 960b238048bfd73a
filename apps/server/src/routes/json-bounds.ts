/** What a JSON text may be made of. Far above anything a student's device sends, and read within a fraction of a second. */
const deepest = 40;
const mostKeys = 100_000;
const mostValues = 500_000;

/**
 * Whether a text is worth parsing: by its brackets, keys and values, and without U+0000, which PostgreSQL keeps in no
 * text. Looked at before the parser, which would hold everybody up for seconds, and given up on at the first excess.
 */
export function isWithinBounds(text: string): boolean {
  let depth = 0;
  let keys = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote: {
        const end = endOfString(text, at);
        // Unclosed: the parser will say so at once.
        if (end === -1) return true;
        at = end;
        break;
      }
      case openBracket:
      case openBrace:
        if (++depth > deepest || ++values > mostValues) return false;
        break;
      case closeBracket:
      case closeBrace:
        depth--;
        break;
      case colon:
        if (++keys > mostKeys) return false;
        break;
      case comma:
        if (++values > mostValues) return false;
        break;
    }
  }
  return true;
}

/** Whether a string of the text holds U+0000. */
export function holdsNothingness(text: string): boolean {
  for (let at = text.indexOf("\\u0000"); at !== -1; at = text.indexOf("\\u0000", at + 1)) {
    let backslashes = 1;
    while (text.charCodeAt(at - backslashes) === backslash) backslashes++;
    if (backslashes % 2 === 1) return true;
  }
  return false;
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace, colon, comma] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d, 0x3a, 0x2c,
] as const;

/** Long texts are most of what is sent: they are jumped over. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === backslash) backslashes++;
    if (backslashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return -1;
}
