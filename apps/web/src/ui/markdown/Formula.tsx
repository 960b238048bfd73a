import { loadedTypesetter, loadTypesetter, type Typesetter } from "@jotter/markdown/formula";
import { createContext, memo, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { faultText } from "../formula-fault.ts";
import { useTexts } from "../language.tsx";
import styles from "../markdown.module.css";

const TypesetterContext = createContext<Typesetter | null>(null);

/** Brings KaTeX when there is a formula to draw. Until then, and without a connection, formulas are read as LaTeX. */
export function TypesetterProvider({
  isWanted,
  children,
}: {
  readonly isWanted: boolean;
  readonly children: ReactNode;
}) {
  const [typeset, setTypeset] = useState<Typesetter | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    Promise.all([loadTypesetter(), import("katex/dist/katex.min.css")]).then(
      () => isHere && setTypeset(() => loadedTypesetter() ?? null),
      () => undefined, // The next text with a formula tries again.
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return <TypesetterContext value={typeset}>{children}</TypesetterContext>;
}

type FormulaProps = {
  readonly tex: string;
  readonly display: boolean;
  /** In a line of words, where no block may stand. */
  readonly isInline?: boolean;
};

export const Formula = memo(function Formula({ tex, display, isInline = false }: FormulaProps) {
  const t = useTexts();
  const typeset = useContext(TypesetterContext);
  const drawn = useMemo(() => typeset?.(tex, display), [typeset, tex, display]);
  const Frame = isInline ? "span" : "div";
  const look = display ? styles.display : styles.inline;
  if (!drawn) {
    return (
      <Frame className={look}>
        <code>{tex.trim()}</code>
      </Frame>
    );
  }
  if ("fault" in drawn) {
    return (
      <Frame className={styles.fault}>
        <code>{tex.trim().slice(0, 400)}</code>
        <small>{faultText(drawn.fault, t)}</small>
      </Frame>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's own markup; letters are all it takes from the text.
  return <Frame className={look} data-display={display} dangerouslySetInnerHTML={{ __html: drawn.html }} />;
});
