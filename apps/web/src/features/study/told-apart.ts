import { titleOf } from "../../student/study/pasted.ts";

/** As much of a text as tells it from another. */
const most = 32;

type Titled = { readonly title: string; readonly text: string; readonly updatedAt: number | null };

/** Texts with the same title are told apart by what they begin with; where that is the same too, by when they were written. */
export function toldApart<Source extends Titled>(
  sources: readonly Source[],
  whenOf: (at: number) => string,
): readonly Source[] {
  const isTwice = (title: string, all: readonly string[]) => all.filter((one) => one === title).length > 1;
  const titles = sources.map(({ title }) => title);
  const begun = sources.map(({ title, text }) => {
    const beginning = beginningOf(text);
    return isTwice(title, titles) && beginning !== "" ? `${title} (${beginning})` : title;
  });
  return sources.map((source, at) => {
    const [title = "", { updatedAt }] = [begun[at], source];
    return { ...source, title: isTwice(title, begun) && updatedAt ? `${title} – ${whenOf(updatedAt)}` : title };
  });
}

/** The title without what tells it from another. */
export function ownTitle({ title, text }: Pick<Titled, "title" | "text">): string {
  const told = ` (${beginningOf(text)})`;
  const at = title.lastIndexOf(told);
  return at > 0 && /^(?: – .*)?$/u.test(title.slice(at + told.length)) ? title.slice(0, at) : title;
}

function beginningOf(text: string): string {
  const line = titleOf(text);
  if (line.length <= most) return line;
  const cut = line.slice(0, most).replace(/[\uD800-\uDBFF]$/u, "");
  return `${cut.replace(/\s+\S*$/u, "") || cut}…`;
}
