import { openJotson } from "../../student/selection/ask-jotson.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { isJotsonOn } from "../../student/settings/jotson.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { askIcon } from "../../ui/icons/selection.ts";
import { useTexts } from "../../ui/language.tsx";
import styles from "./ask-jotson.module.css";

/** Jotson's own button would lie over the paper: here it stands among the tools. */
export function AskJotson() {
  const t = useTexts();
  const { account } = useStudent();
  if (!isJotsonOn(account.id)) return null;
  return (
    <IconButton
      className={styles.ask ?? ""}
      data-opens-jotson
      aria-haspopup="dialog"
      aria-label={t("jotson.open")}
      onClick={openJotson}
    >
      <Icon shape={askIcon} />
    </IconButton>
  );
}
