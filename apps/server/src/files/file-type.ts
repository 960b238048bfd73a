/** As much of a file's beginning as is looked at. */
export const sniffedBytes = 64 * 1024;

/** What a file is by its content. What the sender says it is counts for nothing. */
export function fileType(start: Buffer, isWhole: boolean): string {
  const known = signatures.find(({ at = 0, bytes }) => start.subarray(at, at + bytes.length).equals(bytes));
  if (known) return typeof known.type === "string" ? known.type : known.type(start);
  return isPlainText(start, isWhole) ? "text/plain" : unknownType;
}

/** Types a browser may show in place. Not text: a browser could be talked into reading it as something else. */
export function isShownInPlace(type: string): boolean {
  return (
    ["image/png", "image/jpeg", "image/gif", "image/webp", "application/pdf"].includes(type) ||
    type.startsWith("audio/")
  );
}

const unknownType = "application/octet-stream";

type Signature = {
  readonly at?: number;
  readonly bytes: Buffer;
  readonly type: string | ((start: Buffer) => string);
};

const signatures: readonly Signature[] = [
  { bytes: Buffer.from("89504e470d0a1a0a", "hex"), type: "image/png" },
  { bytes: Buffer.from("ffd8ff", "hex"), type: "image/jpeg" },
  { bytes: Buffer.from("GIF87a"), type: "image/gif" },
  { bytes: Buffer.from("GIF89a"), type: "image/gif" },
  { bytes: Buffer.from("%PDF-"), type: "application/pdf" },
  { bytes: Buffer.from("RIFF"), type: (start) => riffTypes.get(start.toString("latin1", 8, 12)) ?? unknownType },
  { bytes: Buffer.from("PK\x03\x04", "latin1"), type: zipType },
  { bytes: Buffer.from("OggS"), type: "audio/ogg" },
  { bytes: Buffer.from("ID3"), type: "audio/mpeg" },
  // Frames of MPEG layer III without a tag, as recorders and cutters write them.
  ...["fffb", "fff3", "fff2", "fffa"].map((sync) => ({ bytes: Buffer.from(sync, "hex"), type: "audio/mpeg" })),
  { bytes: Buffer.from("1a45dfa3", "hex"), type: (start) => (start.includes("webm") ? "audio/webm" : unknownType) },
  { at: 4, bytes: Buffer.from("ftypM4A"), type: "audio/mp4" },
];

const riffTypes = new Map([
  ["WEBP", "image/webp"],
  ["WAVE", "audio/wav"],
]);

const officeTypes = "application/vnd.openxmlformats-officedocument";

function zipType(start: Buffer): string {
  if (start.includes("mimetypeapplication/epub+zip")) return "application/epub+zip";
  if (start.includes("word/")) return `${officeTypes}.wordprocessingml.document`;
  if (start.includes("ppt/")) return `${officeTypes}.presentationml.presentation`;
  return "application/zip";
}

function isPlainText(start: Buffer, isWhole: boolean): boolean {
  try {
    // A character may be cut in two at the end of what is looked at.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(start, { stream: !isWhole });
    // NUL is what tells binary from text.
    return !text.includes("\u0000") && !/^\s*<[!?a-z]/i.test(text);
  } catch {
    return false;
  }
}
