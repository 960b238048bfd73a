const longest = 255;
const unnamed = "Untitled";

/** A name that is only a name: no folders, nothing invisible, nothing that turns the reading direction around. */
export function cleanFileName(sent: string): string {
  const name = sent.toWellFormed().replaceAll(hidden, "").split(/[/\\]/).at(-1)?.trim();
  return !name || /^\.+$/.test(name) ? unnamed : shortened(name);
}

// Control characters, and the marks that make "fdp.exe" out of "exe.pdf" on screen.
const hidden = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Keeps the ending, which says what the file is. */
function shortened(name: string): string {
  if (name.length <= longest) return name;
  const ending = /\.[^.]{1,16}$/.exec(name)?.[0] ?? "";
  return `${name.slice(0, longest - ending.length)}${ending}`.toWellFormed();
}

/** The name in a Content-Disposition header, for old and new readers (RFC 6266, RFC 5987). */
export function dispositionOf(kind: "inline" | "attachment", name: string): string {
  const plain = name.replaceAll(/[^ -~]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
