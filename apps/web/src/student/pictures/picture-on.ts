const pictureForm = /!\[([^\]\n]*)\]\(attachment:([0-9a-f]{32})\)/;

export type PictureOn = {
  readonly id: string;
  readonly alt: string;
  /** As it stands in the text. */
  readonly markdown: string;
  /** What else stands there. */
  readonly words: string;
};

/** The first of the student's own pictures in a text, and the words beside it; null where there is none. */
export function pictureOn(text: string): PictureOn | null {
  const found = pictureForm.exec(text);
  if (!found) return null;
  const [markdown, alt = "", id = ""] = found;
  const words = `${text.slice(0, found.index).trimEnd()}\n\n${text.slice(found.index + markdown.length).trimStart()}`;
  return { id, alt, markdown, words: words.trim() };
}
