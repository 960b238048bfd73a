/** Signs that nobody writes: of those a text has hardly any, and a picture or a torn file has many. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unwritten = /[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffd]/g;
const mostShare = 0.02;

/** Whether what was read from a file is words at all. [FLA-4] */
export function isText(text: string): boolean {
  if (text.includes("\0")) return false;
  return (text.match(unwritten)?.length ?? 0) <= text.length * mostShare;
}
