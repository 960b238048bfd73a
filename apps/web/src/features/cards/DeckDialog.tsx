import { type Deck, deck, limitsOf, newDeck } from "@jotter/domain/deck";
import { daysBehind } from "@jotter/domain/memory-fit";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { withExam } from "../../student/cards/bind-decks.ts";
import { useExam } from "../../student/cards/exam.ts";
import { useExams } from "../../student/cards/exams.ts";
import { useMemoryFit } from "../../student/cards/use-memory-fit.ts";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { DraftBack } from "../../student/records/DraftBack.tsx";
import { useClock } from "../../student/records/use-clock.ts";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./cards.module.css";
import { NumberField } from "./NumberField.tsx";

type DeckDialogProps = {
  /** Absent for a new one. */
  readonly stored?: { readonly id: string; readonly data: Deck };
  readonly onClose: () => void;
};

const retentions = [0.8, 0.85, 0.9, 0.95] as const;

/** A deck's name, class, exam and limits. */
export function DeckDialog({ stored, onClose }: DeckDialogProps) {
  const { t, format } = useLanguage();
  const { replica, now } = useStudent();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const { keep: keepMemory } = useMemoryFit();
  const classes = useClassLabels(true);
  const clock = useClock();
  const exams = useExams(clock);
  const { name: first = "", classId: ofClass = null, examId: forExam = null } = stored?.data ?? {};
  const begun = {
    ...{ name: first, classId: ofClass, isClassOfExam: false, examId: forExam },
    ...limitsOf(stored?.data ?? {}),
  };
  const { draft: form, setDraft, isBack, startOver, forget } = useKeptDraft(`deck:${stored?.id ?? "new"}`, begun);
  const change = (some: Partial<typeof form>) => setDraft((last) => ({ ...last, ...some }));
  const bound = useExam(stored?.data.examId);
  const past = bound && exams && !exams.some(({ id }) => id === bound.id) ? bound : null;
  const isAhead = exams?.some(({ id, at }) => id === form.examId && at > clock.now) ?? form.examId != null;
  const name = form.name.trim();
  const keep = async () => {
    const { classId, examId, newPerDay, reviewsPerDay, minutesPerDay, retention } = form;
    const chosen = {
      name: name.slice(0, 300),
      classId,
      examId,
      newPerDay,
      reviewsPerDay,
      minutesPerDay,
      retention,
      updatedAt: now(),
    };
    if (stored) {
      await replica.update(deck, stored.id, chosen);
      // Its cards lie in the lists by the days they were to return on.
      if (limitsOf(stored.data).retention !== retention) await keepMemory({ memoryHints: daysBehind });
    }
    const id = stored?.id ?? (await replica.create(deck, newDeck(name, now(), chosen)));
    forget();
    dialog.current?.close();
    if (!stored) await navigate({ to: "/cards/$deck", params: { deck: id } });
  };
  return (
    <Dialog title={t(stored ? "cards.deckSettings" : "cards.newDeck")} ref={dialog} hasCross onClose={onClose}>
      {isBack && <DraftBack onStartOver={startOver} />}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== "") void keep();
        }}
      >
        <TextField
          label={t("cards.deckName")}
          value={form.name}
          maxLength={300}
          data-autofocus
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Field label={t("cards.deckClass")}>
          {(control) => (
            <Select
              {...control}
              value={form.classId ?? ""}
              onChange={(event) => change({ classId: event.currentTarget.value || null, isClassOfExam: false })}
            >
              <option value="">{t("cards.noClass")}</option>
              {[...classes].map(([id, label]) => (
                <option key={id} value={id}>
                  {label.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("cards.deckExam")}>
          {(control) => (
            <Select
              {...control}
              value={form.examId ?? ""}
              onChange={(event) => change(withExam(form, event.currentTarget.value, exams))}
            >
              <option value="">{t("cards.noExam")}</option>
              {past && (
                <option value={past.id}>
                  {t("cards.examOver", { title: past.title, day: format.calendarDay(past.day, clock.today) })}
                </option>
              )}
              {exams?.map(({ id, title, day }) => (
                <option key={id} value={id}>
                  {`${title}, ${format.calendarDay(day, clock.today)}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {isAhead && (
          <NumberField
            label={t("cards.minutesPerDay")}
            value={form.minutesPerDay}
            least={1}
            most={600}
            onChange={(minutesPerDay) => change({ minutesPerDay })}
          />
        )}
        <div className={styles.pair}>
          <NumberField
            label={t("cards.newPerDay")}
            hint={t("cards.newPerDayHint")}
            value={form.newPerDay}
            least={0}
            most={9999}
            onChange={(newPerDay) => change({ newPerDay })}
          />
          <NumberField
            label={t("cards.reviewsPerDay")}
            value={form.reviewsPerDay}
            least={0}
            most={9999}
            onChange={(reviewsPerDay) => change({ reviewsPerDay })}
          />
        </div>
        <Field label={t("cards.retention")}>
          {(control) => (
            <Select
              {...control}
              value={String(form.retention)}
              onChange={(event) => change({ retention: Number(event.currentTarget.value) })}
            >
              {[...new Set([...retentions, form.retention])].sort().map((share) => (
                <option key={share} value={String(share)}>
                  {format.percent(share)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <footer className={styles.foot}>
          <Button onClick={() => dialog.current?.close()}>{t("cards.cancel")}</Button>
          <Button look="primary" type="submit" disabled={name === ""}>
            {t(stored ? "cards.save" : "cards.create")}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
