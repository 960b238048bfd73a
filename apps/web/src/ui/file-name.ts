/** A name that Windows, macOS, Linux and a memory stick all take; `plain` where nothing is left of it. */
export function fileNameOf(title: string, plain = "note"): string {
  const name = title
    .normalize("NFC")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no system takes them in a name.
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff<>:"/\\|?*]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const short = withinBytes(name, 120).replace(/[. ]+$/, "");
  if (short === "") return plain;
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(short) ? `${plain} ${short}` : short;
}

/** Systems count a name in bytes; a letter is never cut in two. */
function withinBytes(text: string, bytes: number): string {
  let length = 0;
  let kept = "";
  for (const letter of text) {
    length += new TextEncoder().encode(letter).length;
    if (length > bytes) break;
    kept += letter;
  }
  return kept;
}
