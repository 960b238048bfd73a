import { loadedTypesetter, type Typesetter } from "@jotter/markdown/formula";
import { createContext, memo, useContext, useEffect, useMemo, useState } from "react";
import { faultText } from "../formula-fault.ts";
import { useTexts } from "../language.tsx";
import styles from "../markdown.module.css";
import { bringTypesetter, drawsWith } from "./typesetter.ts";

/** What draws formulas; null until it is here, and without a connection: then they are read as LaTeX. */
export const TypesetterContext = createContext<Typesetter | null>(null);

/** Brings KaTeX when there is a formula to draw; "awaited" until it has come, or has failed to. */
export function useTypesetter(isWanted: boolean): Typesetter | null | "awaited" {
  const [typesetter, setTypesetter] = useState<Typesetter | null | "awaited">(() => drawsWith() ?? "awaited");
  useEffect(() => {
    if (!isWanted || drawsWith()) return;
    let isHere = true;
    const settle = () => {
      if (isHere) setTypesetter(() => loadedTypesetter() ?? null);
    };
    // Having failed, the next text with a formula tries again.
    bringTypesetter().then(settle, settle);
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  // It may have come for another text while this one had no formula yet.
  return isWanted ? (drawsWith() ?? typesetter) : null;
}

/** Gives a drawn formula its words for whoever hears it; null where the browser's own MathML has to do. */
export const SpokenContext = createContext<((html: string) => string) | null>(null);

type FormulaProps = {
  readonly tex: string;
  readonly display: boolean;
  /** In a line of words, where no block may stand. */
  readonly isInline?: boolean;
};

export const Formula = memo(function Formula({ tex, display, isInline = false }: FormulaProps) {
  const t = useTexts();
  const typeset = useContext(TypesetterContext);
  const withWords = useContext(SpokenContext);
  const drawn = useMemo(() => {
    const markup = typeset?.(tex, display);
    return withWords && markup && "html" in markup ? { html: withWords(markup.html) } : markup;
  }, [typeset, tex, display, withWords]);
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
