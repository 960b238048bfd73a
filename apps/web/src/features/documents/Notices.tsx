import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { Button, buttonClass, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon } from "../../ui/icons/app.ts";
import { useLanguage } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./documents.module.css";
import { problemText, type useIntake } from "./use-intake.ts";

/** Files that were not taken as they are: there already, too large, empty. */
export function Notices({ intake }: { readonly intake: ReturnType<typeof useIntake> }) {
  const { t, format } = useLanguage();
  const { notices, dismiss, keepBoth } = intake;
  if (notices.length === 0) return null;
  return (
    <ul className={`${cardClass} ${styles.notices}`} aria-label={t("documents.notTaken")}>
      {notices.map((notice) => (
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
          <IconButton aria-label={t("documents.dismiss", { name: notice.name })} onClick={() => dismiss(notice.key)}>
            <Icon shape={closeIcon} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
