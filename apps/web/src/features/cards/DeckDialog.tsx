import { type Deck, deck, limitsOf, newDeck } from "@jotter/domain/deck";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useExams } from "../../student/cards/exams.ts";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { useClock } from "../../student/records/use-clock.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./cards.module.css";

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
  const classes = useClassLabels(true);
  const clock = useClock();
  const exams = useExams(clock);
  const [form, setForm] = useState(() => ({ ...newDeck("", now()), ...stored?.data, ...limitsOf(stored?.data ?? {}) }));
  const change = (some: Partial<typeof form>) => setForm({ ...form, ...some });
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
    if (stored) await replica.update(deck, stored.id, chosen);
    const id = stored?.id ?? (await replica.create(deck, newDeck(name, now(), chosen)));
    dialog.current?.close();
    if (!stored) await navigate({ to: "/cards/$deck", params: { deck: id } });
  };
  return (
    <Dialog title={t(stored ? "cards.deckSettings" : "cards.newDeck")} ref={dialog} hasCross onClose={onClose}>
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
          autoFocus
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Field label={t("cards.deckClass")}>
          {(control) => (
            <Select
              {...control}
              value={form.classId ?? ""}
              onChange={(event) => change({ classId: event.currentTarget.value || null })}
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
              onChange={(event) => change({ examId: event.currentTarget.value || null })}
            >
              <option value="">{t("cards.noExam")}</option>
              {exams?.map(({ id, title, day }) => (
                <option key={id} value={id}>
                  {`${title}, ${format.calendarDay(day, clock.today)}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {form.examId && (
          <TextField
            label={t("cards.minutesPerDay")}
            type="number"
            inputMode="numeric"
            min={1}
            max={600}
            value={form.minutesPerDay}
            onChange={(event) =>
              change({ minutesPerDay: Math.min(600, Math.max(1, wholeNumber(event.currentTarget.value))) })
            }
          />
        )}
        <div className={styles.pair}>
          <TextField
            label={t("cards.newPerDay")}
            type="number"
            inputMode="numeric"
            min={0}
            max={9999}
            value={form.newPerDay}
            onChange={(event) => change({ newPerDay: wholeNumber(event.currentTarget.value) })}
          />
          <TextField
            label={t("cards.reviewsPerDay")}
            type="number"
            inputMode="numeric"
            min={0}
            max={9999}
            value={form.reviewsPerDay}
            onChange={(event) => change({ reviewsPerDay: wholeNumber(event.currentTarget.value) })}
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

function wholeNumber(typed: string): number {
  return Math.min(9999, Math.max(0, Math.round(Number(typed) || 0)));
}
