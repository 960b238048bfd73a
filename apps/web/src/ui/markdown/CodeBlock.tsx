import { type CodePiece, highlighted } from "@jotter/markdown/highlight";
import { useEffect, useState } from "react";
import { iconButtonClass } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import { copiedIcon, copyIcon } from "../icons/reading.ts";
import { useTexts } from "../language.tsx";
import styles from "../markdown.module.css";
import { toast } from "../overlays.ts";

type CodeBlockProps = { readonly text: string; readonly language: string; readonly isKnown: boolean };

export function CodeBlock({ text, language, isKnown }: CodeBlockProps) {
  const t = useTexts();
  const pieces = usePieces(text, isKnown ? language : "");
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({ text: t("reading.copyFailed") }); // The browser does not let us, or has none over plain HTTP.
    }
  }

  const label = language ? t("reading.codeIn", { language }) : t("reading.code");
  return (
    <figure className={styles.code} aria-label={label}>
      <div className={styles.codeBar}>
        <span aria-hidden="true">{language}</span>
        <button
          type="button"
          className={iconButtonClass}
          aria-label={isCopied ? t("reading.copied") : t("reading.copyCode")}
          onClick={() => void copy()}
        >
          <Icon shape={isCopied ? copiedIcon : copyIcon} size={18} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse long lines are scrolled by the arrow keys. */}
      <pre tabIndex={0}>
        <code>
          {pieces
            ? pieces.map(({ text, kind }, index) =>
                kind ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the code.
                  <span key={index} data-code={kind}>
                    {text}
                  </span>
                ) : (
                  text
                ),
              )
            : text}
        </code>
      </pre>
    </figure>
  );
}

/** The code without colours first: they come with the language's grammar. */
function usePieces(text: string, language: string): readonly CodePiece[] | null {
  const [found, setFound] = useState<{ readonly text: string; readonly pieces: readonly CodePiece[] | null } | null>(
    null,
  );
  useEffect(() => {
    if (!language) return;
    let isHere = true;
    highlighted(text, language).then(
      (pieces) => isHere && setFound({ text, pieces }),
      () => undefined, // Code without colours is still code.
    );
    return () => {
      isHere = false;
    };
  }, [text, language]);
  return found?.text === text ? found.pieces : null;
}
