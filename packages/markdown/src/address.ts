/** What a link may lead to, cleaned of what browsers overlook; null for everything else. */
export function safeAddress(written: string): string | null {
  // Browsers drop these inside an address, and then read "java\nscript:" as what it says.
  const address = written
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about.
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g, "")
    .trim()
    .replaceAll(" ", "%20");
  if (address === "" || address.length > 4000) return null;
  if (/^(?:https?:\/\/[^/\\]|mailto:[^/\\])/i.test(address)) return address;
  if (address.startsWith("#")) return `#${slugOf(decoded(address.slice(1)))}`;
  return /^\/(?![/\\])/.test(address) && !/^\/+api(?:\/|$)/i.test(address) ? address : null;
}

/** The address of a link without brackets around it: "www.example.org", "ada@example.org". */
export function addressOfWords(words: string): string | null {
  if (/^www\./i.test(words)) return safeAddress(`https://${words}`);
  if (/^[^\s:/@]+@[^\s:/@]+$/.test(words)) return safeAddress(`mailto:${words}`);
  return /^(?:https?|mailto):/i.test(words) ? safeAddress(words) : null;
}

/** The student's own file that a picture's address names. */
export function attachmentId(address: string): string | null {
  return /^attachment:([A-Za-z0-9_-]{1,100})$/.exec(address.trim())?.[1] ?? null;
}

/** The note that `[words](folder/Other%20note.md#Part)` means, as a [[link]] would name it; null for any other address. */
export function noteAddress(written: string): string | null {
  const found = /^(?![/\\])([^:?#]+)\.(?:md|markdown)(?:#(.*))?$/i.exec(decoded(written.trim()));
  if (!found) return null;
  const [, path = "", part] = found;
  const name = path
    .split(/[/\\]/)
    .filter((step) => step !== "" && step !== "." && step !== "..")
    .join("/");
  const target = part ? `${name}#${part}` : name;
  return name === "" || target.length > 500 || /[[\]|\n]/.test(target) ? null : target;
}

/** A title as it can stand between the brackets of a link: "A [1] | B" is [[A 1 B]]. */
export function linkName(title: string): string {
  return title.replace(/[[\]|\s]+/g, " ").trim();
}

/** A heading's words as the end of an address. */
export function slugOf(words: string): string {
  const slug = words
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "-");
  return slug.slice(0, 80).replace(/^-+|-+$/g, "");
}

export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
