import type { Occurrence } from "@jotter/domain/occurrences";

type Block = { readonly title: string; readonly startsAt: number };

/** What a block of study was planned for: its title has the title of that in it. */
export function workOf({ title, startsAt }: Block, occurrences: readonly Occurrence[]): Occurrence | null {
  const small = title.toLowerCase();
  const works = occurrences.filter(({ event: { type, title: own } }) => {
    const isWork = type === "exam" || type === "assignment";
    return isWork && own.trim() !== "" && small.includes(own.toLowerCase()) && own.length < title.length;
  });
  // "Study: Chem test 2" is for no "Chem test"; of a name that comes again the next one is meant.
  const inOrder = works.toSorted(
    (one, other) =>
      other.event.title.length - one.event.title.length ||
      Number(one.endsAt < startsAt) - Number(other.endsAt < startsAt),
  );
  return inOrder[0] ?? null;
}

/** Without the name of what it is for: "Study:". */
export function withoutWork(title: string, work: Occurrence): string {
  const at = title.toLowerCase().indexOf(work.event.title.toLowerCase());
  return `${title.slice(0, at)} ${title.slice(at + work.event.title.length)}`.trim();
}
