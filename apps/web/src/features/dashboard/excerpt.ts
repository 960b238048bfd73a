const mostCharacters = 700;

/** The beginning of a note, cut between two paragraphs where it can be, and never inside a formula or a code block. */
export function excerpt(body: string): string {
  const text = body.trimStart();
  if (text.length <= mostCharacters) return text.trimEnd();
  const cut = text.slice(0, mostCharacters);
  const paragraph = cut.lastIndexOf("\n\n");
  const whole = paragraph > mostCharacters / 3 ? cut.slice(0, paragraph) : cut.slice(0, lastSpace(cut));
  return ["$$", "```", "$"].reduce(beforeUnclosed, whole).trimEnd();
}

function lastSpace(text: string): number {
  const space = Math.max(text.lastIndexOf(" "), text.lastIndexOf("\n"));
  return space > 0 ? space : text.length;
}

function beforeUnclosed(text: string, fence: string): string {
  const parts = text.split(fence);
  return parts.length % 2 === 1 ? text : parts.slice(0, -1).join(fence);
}
