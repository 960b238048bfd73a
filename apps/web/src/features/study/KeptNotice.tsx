import { useMemo } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { warningIcon } from "../../ui/icons/forms.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./desk.module.css";
import { keptState } from "./kept-state.ts";
import type { ToolViewProps } from "./tool-view-props.ts";

type KeptNoticeProps = {
  readonly view: Pick<ToolViewProps, "kept" | "sources" | "onAnew">;
  readonly isReopened: boolean;
};

/** What was kept stays as it was; that it is shown, and that its text is another by now, is said. [AIX-5] */
export function KeptNotice({ view: { kept, sources, onAnew }, isReopened }: KeptNoticeProps) {
  const t = useTexts();
  const format = useFormat();
  const state = useMemo(
    () => (kept && isReopened ? keptState(kept.result, sources) : "same"),
    [kept, sources, isReopened],
  );
  if (!kept || !isReopened) return null;
  const anew = <Button onClick={onAnew}>{t("study.anew")}</Button>;
  if (state === "same") {
    return (
      <p className={styles.version} role="note">
        {t("study.yourVersion", { when: format.when(kept.result.updatedAt, Date.now()) })}
        {anew}
      </p>
    );
  }
  return (
    <div className={styles.says} data-tone="amber" role="note">
      <Icon shape={warningIcon} />
      <strong>{t(state === "gone" ? "study.textGone" : "study.textChanged")}</strong>
      <p>{t(state === "gone" ? "study.textGoneText" : "study.textChangedText")}</p>
      {state === "changed" && <div className={styles.saysWays}>{anew}</div>}
    </div>
  );
}
