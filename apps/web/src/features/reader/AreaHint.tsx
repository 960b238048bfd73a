import { Button } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useMatches } from "../../ui/use-matches.ts";
import styles from "./reader.module.css";
import type { AreaFrame } from "./use-area-frame.ts";

type AreaHintProps = {
  readonly frame: AreaFrame | null;
  readonly labelOf: (page: number) => string;
  readonly onEnd: () => void;
};

/** While an area is to be drawn: how, where the frame of the keys is, and how to leave it. */
export function AreaHint({ frame, labelOf, onEnd }: AreaHintProps) {
  const { t, format } = useLanguage();
  const isTouch = useMatches("(hover: none)");
  const share = (thousandths: number) => format.percent(thousandths / 1000);
  const at = frame && {
    page: labelOf(frame.page),
    left: share(frame.area.x),
    top: share(frame.area.y),
    width: share(frame.area.width),
    height: share(frame.area.height),
  };
  return (
    <div className={styles.hintBar} role="status">
      <span>{at ? t("reader.areaAt", at) : t(isTouch ? "reader.areaHintTouch" : "reader.areaHint")}</span>
      <Button look="outline" data-area-end onClick={onEnd}>
        {t("action.cancel")}
      </Button>
    </div>
  );
}
