import { useEffect } from "react";
import { Button } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { useMatches } from "../../ui/use-matches.ts";
import styles from "./reader.module.css";

/** While an area is to be drawn: how, and how to leave it. */
export function AreaHint({ onEnd }: { readonly onEnd: () => void }) {
  const t = useTexts();
  const isTouch = useMatches("(hover: none)");
  useEffect(() => {
    const end = (event: KeyboardEvent) => event.key === "Escape" && onEnd();
    addEventListener("keydown", end);
    return () => removeEventListener("keydown", end);
  }, [onEnd]);
  return (
    <div className={styles.hintBar} role="status">
      <span>{t(isTouch ? "reader.areaHintTouch" : "reader.areaHint")}</span>
      <Button look="outline" onClick={onEnd}>
        {t("action.cancel")}
      </Button>
    </div>
  );
}
