import { useState } from "react";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { Button, buttonClass, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon } from "../../ui/icons/app.ts";
import { useLanguage } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./documents.module.css";
import type { IntakeProblem } from "./intake.ts";
import { problemText, type useIntake } from "./use-intake.ts";

/** A folder that was there already says so for each of its files. */
const mostShown = 3;

/** Files that were not taken as they are: there already, too large, empty. */
export function Notices({ intake }: { readonly intake: ReturnType<typeof useIntake> }) {
  const { t, format } = useLanguage();
  const { notices, dismiss, dismissAll, keepBoth, tryAgain } = intake;
  const [isWhole, setIsWhole] = useState(false);
  if (notices.length === 0) return null;
  const shown = isWhole ? notices : notices.slice(0, mostShown);
  const more = notices.length - shown.length;
  return (
    <ul className={`${cardClass} ${styles.notices}`} aria-label={t("documents.notTaken")}>
      {shown.map((notice) => (
        <li key={notice.key} className={styles.notice}>
          <div className={styles.words} role="status">
            <p className={styles.name}>{notice.name}</p>
            <p className={styles.problem}>
              {notice.kind === "twin"
                ? t("documents.twin", { title: shownDocumentTitle(notice.of.data.title, t) })
                : problemText(notice.problem, t, format)}
            </p>
          </div>
          {notice.kind === "twin" && (
            <>
              <PlainLink
                href={`/docs/${notice.of.id}`}
                className={buttonClass("outline")}
                onClick={() => dismiss(notice.key)}
              >
                {t("documents.twinOpen")}
              </PlainLink>
              <Button onClick={() => void keepBoth(notice.key)}>{t("documents.keepBoth")}</Button>
            </>
          )}
          {notice.kind === "problem" && mayFitLater(notice.problem) && (
            <Button look="outline" onClick={() => void tryAgain(notice.key)}>
              {t("documents.tryAgain")}
            </Button>
          )}
          <IconButton aria-label={t("documents.dismiss", { name: notice.name })} onClick={() => dismiss(notice.key)}>
            <Icon shape={closeIcon} />
          </IconButton>
        </li>
      ))}
      {notices.length > mostShown && (
        <li className={styles.notice}>
          {more > 0 && (
            <Button look="outline" onClick={() => setIsWhole(true)}>
              {t("documents.moreNotices", { count: more, formatted: format.number(more) })}
            </Button>
          )}
          <Button onClick={dismissAll}>{t("documents.dismissAll")}</Button>
        </li>
      )}
    </ul>
  );
}

/** Once something was deleted, or there is a network again: then also how much the server takes is known. */
function mayFitLater({ kind }: IntakeProblem): boolean {
  return kind !== "empty";
}
