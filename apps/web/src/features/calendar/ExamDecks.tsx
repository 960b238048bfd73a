import { event } from "@jotter/domain/event";
import { useRef } from "react";
import { useDecks } from "../../student/cards/use-decks.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon } from "../../ui/icons/app.ts";
import { cardsIcon } from "../../ui/icons/study.ts";
import { Select } from "../../ui/kit/Select.tsx";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./event-dialog.module.css";
import { decksOffered } from "./exam-decks.ts";

type ExamDecksProps = {
  /** Null while it is new. */
  readonly examId: string | null;
  readonly classId: string | null;
  /** Null where nobody has chosen: then it is as it was. */
  readonly chosen: readonly string[] | null;
  readonly onChange: (ids: readonly string[]) => void;
};

/** The decks an exam is learned with. [FLA-3] */
export function ExamDecks({ examId, classId, chosen, onChange }: ExamDecksProps) {
  const t = useTexts();
  const { replica } = useStudent();
  const choice = useRef<HTMLSelectElement>(null);
  const decks = useDecks();
  const others = [...new Set(decks?.flatMap(({ data }) => data.examId ?? []))].join(" ");
  const exams = useLive(() => replica.rows(event, others === "" ? [] : others.split(" ")), [replica, others]);
  if (!decks || !exams) return null;
  const titles = new Map(exams.flatMap(({ id, data, del }) => (del === 0 ? [[id, data.title] as const] : [])));
  const { bound, offered } = decksOffered(decks, { examId, classId, chosen });
  const ids = bound.map(({ id }) => id);
  return (
    <fieldset className={styles.list}>
      <legend>{t("calendar.decks")}</legend>
      <ul>
        {bound.map(({ id, data }) => (
          <li key={id}>
            <PlainLink href={`/cards/${id}`}>
              <Icon shape={cardsIcon} size={17} />
              {data.name}
            </PlainLink>
            <IconButton
              aria-label={t("calendar.removeNote", { title: data.name })}
              onClick={() => {
                onChange(ids.filter((one) => one !== id));
                choice.current?.focus();
              }}
            >
              <Icon shape={closeIcon} size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
      {decks.length === 0 && (
        <p className={styles.zone}>
          {t("calendar.noDecks")} <PlainLink href="/cards">{t("calendar.toDecks")}</PlainLink>
        </p>
      )}
      {offered.length > 0 && (
        <Select
          ref={choice}
          aria-label={t("calendar.addDeck")}
          value=""
          onChange={(change) => onChange([...ids, change.currentTarget.value])}
        >
          <option value="">{t("calendar.addDeck")}</option>
          {offered.map(({ id, data }) => {
            const title = data.examId && titles.get(data.examId);
            return (
              <option key={id} value={id}>
                {title ? t("calendar.deckOfExam", { name: data.name, title }) : data.name}
              </option>
            );
          })}
        </Select>
      )}
    </fieldset>
  );
}
