import type { TextEdit } from "@jotter/editor/host";

/** How long after its end the last change of a composition may come. */
const settleMs = 60;

type Origin = "typed" | "pasted" | "moved" | "quoted" | "accepted";
type Tell = (edit: TextEdit, before: () => string, origin: Origin) => void;

/**
 * What comes of writing by an input method is one edit: かんじ that becomes 漢字 is two signs, and nothing was taken
 * back. [ESS-2]
 */
export function composedEdits(tell: Tell) {
  let isComposing = false;
  let open: { readonly edit: TextEdit; readonly before: () => string } | null = null;
  let settling: ReturnType<typeof setTimeout> | undefined;

  function close() {
    clearTimeout(settling);
    isComposing = false;
    const last = open;
    open = null;
    if (last && (last.edit.insert !== "" || last.edit.to > last.edit.from)) tell(last.edit, last.before, "typed");
  }
  return {
    start: () => {
      close();
      isComposing = true;
    },
    end: () => {
      clearTimeout(settling);
      settling = setTimeout(close, settleMs);
    },
    close,
    take: (edit: TextEdit, before: () => string, origin: Origin) => {
      if (!isComposing || origin !== "typed") {
        tell(edit, before, origin);
        return;
      }
      const joined = open && joinedEdit(open.edit, edit);
      if (open && !joined) tell(open.edit, open.before, "typed");
      open = { edit: joined ?? edit, before: joined && open ? open.before : before };
    },
  };
}

/** Two edits, one after the other, as one of the text before both; null where they do not touch. */
export function joinedEdit(one: TextEdit, next: TextEdit): TextEdit | null {
  const end = one.from + one.insert.length;
  if (next.from > end || next.to < one.from) return null;
  const ahead = one.insert.slice(0, Math.max(0, next.from - one.from));
  const behind = one.insert.slice(Math.min(one.insert.length, Math.max(0, next.to - one.from)));
  return {
    from: Math.min(one.from, next.from),
    to: one.to + Math.max(0, next.to - end),
    insert: `${ahead}${next.insert}${behind}`,
  };
}
