import { lineOf } from "@jotter/markdown/line";
import type { Inline } from "@jotter/markdown/tree-types";
import { useMemo } from "react";
import { Inlines } from "./Markdown.tsx";
import { TypesetterContext, useTypesetter } from "./markdown/Formula.tsx";
import { holdsMaths } from "./markdown/slices.ts";
import { mayHaveMaths } from "./markdown/typesetter.ts";
import styles from "./markdown.module.css";

/** A few words as a text shows them, where only words may stand: in a quote, on a key, in a list. */
export function InlineMarkdown({ text }: { readonly text: string }) {
  const line = useMemo(() => lineOf(text), [text]);
  const typesetter = useTypesetter(mayHaveMaths(text) && holdsMaths(line));
  return (
    <TypesetterContext value={typesetter === "awaited" ? null : typesetter}>
      <InlineWords line={line} />
    </TypesetterContext>
  );
}

/** The same where whoever lays many of them out brings what draws formulas, and is drawn again when it has come. */
export function InlineWords({ line }: { readonly line: readonly Inline[] }) {
  return (
    <span className={styles.words}>
      <Inlines inlines={line} />
    </span>
  );
}
