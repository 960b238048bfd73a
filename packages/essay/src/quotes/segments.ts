/** A part of a quotation that has to stand in the source, and what may lie between it and the part before. */
export type Segment = { readonly text: string; readonly gap: "none" | "ellipsis" | "bracket" };

const marks =
  /\[\s*(?:\.{3,}|…+|⋯+)\s*\]|\(\s*(?:\.{3,}|…+)\s*\)|\.(?:\s?\.){2,}|…+|⋯+|［…+］|（…+）|\uFFFC|\[([^\]]{0,80})\]/gu;

/** A formula in it counts as left out: it is one sign here. "The king […] left", "[t]he king": parted where its writer says that something was left out or put in. */
export function segmentsOf(quoted: string): readonly Segment[] {
  const segments: Segment[] = [];
  let [from, text] = [0, ""];
  let gap: Segment["gap"] = "none";
  const push = () => {
    if (/[\p{L}\p{N}]/u.test(text)) segments.push({ text, gap: segments.length === 0 ? "none" : gap });
    text = "";
  };
  for (const { 0: all, 1: inner, index } of quoted.matchAll(marks)) {
    text += quoted.slice(from, index);
    from = index + all.length;
    const isLetter = inner !== undefined && /^\p{L}$/u.test(inner) && /^\p{L}/u.test(quoted.slice(from));
    // "[w]ages" shows a changed capital; "[sic]" changes nothing.
    if (isLetter) text += inner;
    else if (inner !== undefined && /^sic!?$/iu.test(inner.trim())) text = text.trimEnd();
    else {
      push();
      gap = inner === undefined ? "ellipsis" : "bracket";
    }
  }
  text += quoted.slice(from);
  push();
  return segments;
}
