import { useMemo } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { warningIcon } from "../../ui/icons/entrance.ts";
import { useTexts } from "../../ui/language.tsx";
import styles from "./desk.module.css";
import { keptState } from "./kept-state.ts";
import type { ToolViewProps } from "./tool-view-props.ts";

type KeptNoticeProps = { readonly view: Pick<ToolViewProps, "kept" | "sources">; readonly isReopened: boolean };

/** What was kept stays as it was; that its text did not is said. [AIX-5] */
export function KeptNotice({ view: { kept, sources }, isReopened }: KeptNoticeProps) {
  const t = useTexts();
  const state = useMemo(
    () => (kept && isReopened ? keptState(kept.result, sources) : "same"),
    [kept, sources, isReopened],
  );
  if (state === "same") return null;
  return (
    <div className={styles.says} data-tone="amber" role="note">
      <Icon shape={warningIcon} />
      <strong>{t(state === "gone" ? "study.textGone" : "study.textChanged")}</strong>
      <p>{t(state === "gone" ? "study.textGoneText" : "study.textChangedText")}</p>
    </div>
  );
}
