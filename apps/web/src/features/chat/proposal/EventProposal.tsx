import { clashesWith } from "@jotter/domain/clash";
import { type EventType, eventTypes } from "@jotter/domain/event";
import type { ProposedEvent } from "@jotter/domain/proposal";
import type { Language } from "@jotter/domain/settings";
import { ownDataFormat } from "@jotter/study-tools/own-data/answer-text";
import { type FormEvent, useState } from "react";
import { useOccurrences } from "../../../student/calendar/use-events.ts";
import { useClassLabels } from "../../../student/grades/use-class-labels.ts";
import { useKeptDraft } from "../../../student/records/use-kept-draft.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { assignmentIcon, classIcon, examIcon, otherIcon, studyIcon } from "../../../ui/icons/calendar.ts";
import { Input } from "../../../ui/kit/Input.tsx";
import { Select } from "../../../ui/kit/Select.tsx";
import { useLanguage, useTexts } from "../../../ui/language.tsx";
import { Problem } from "../../../ui/Problem.tsx";
import { draftNameOf } from "./draft-name.ts";
import { eventFrom, fieldsOf, withTime } from "./event-fields.ts";
import styles from "./proposal.module.css";

const typeIcons = {
  class: classIcon,
  assignment: assignmentIcon,
  exam: examIcon,
  study: studyIcon,
  other: otherIcon,
} as const satisfies Record<EventType, unknown>;

/** As the calendar would show it, and what is there at that time. */
export function EventShown({ event, isOpen }: { readonly event: ProposedEvent; readonly isOpen: boolean }) {
  const { t, language } = useLanguage();
  const label = useClassLabels(true).get(event.classId ?? "");
  const when = whenText(event, language);
  return (
    <>
      <p className={styles.title}>{event.title}</p>
      <p className={styles.facts}>
        <span>
          <Icon shape={typeIcons[event.type]} size={16} />
          {t(`calendar.type.${event.type}`)}
        </span>
        {label && (
          <span className={styles.className} data-marker={label.marker}>
            <i aria-hidden="true" />
            {label.name}
          </span>
        )}
      </p>
      <p className={styles.when}>
        {event.type === "assignment" ? t("chat.proposal.due", { when }) : when}
        {event.rule !== null && ` · ${t("chat.proposal.weekly")}`}
      </p>
      {isOpen && <Clash event={event} />}
    </>
  );
}

export function whenText({ start, end }: ProposedEvent, language: Language): string {
  const format = ownDataFormat(language);
  if (start.length === 10) return format.day(start);
  return end === start ? format.moment(start) : `${format.moment(start)} – ${format.clock(end)}`;
}

export function Clash({ event }: { readonly event: ProposedEvent }) {
  const t = useTexts();
  const day = event.start.slice(0, 10);
  const clashes = clashesWith(event, useOccurrences(day, day) ?? []);
  if (clashes.length === 0) return null;
  return (
    <p className={styles.clash}>
      {t("chat.proposal.clash", { titles: clashes.map(({ event: other }) => other.title).join(", ") })}
    </p>
  );
}

type EventFormProps = {
  readonly event: ProposedEvent;
  readonly onAdd: (event: ProposedEvent) => void;
  readonly onBack: () => void;
};

export function EventForm({ event, onAdd, onBack }: EventFormProps) {
  const t = useTexts();
  const labels = useClassLabels(true);
  const { draft: fields, setDraft: setFields, forget } = useKeptDraft(draftNameOf(event.id), fieldsOf(event));
  const [isWrong, setWrong] = useState(false);
  const changed = eventFrom(fields, event);

  function submit(form: FormEvent) {
    form.preventDefault();
    if (!changed) return setWrong(true);
    forget();
    onAdd(changed);
  }
  function goBack() {
    forget();
    onBack();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={t("calendar.title")}>
        {(control) => (
          <Input
            {...control}
            value={fields.title}
            maxLength={1000}
            autoComplete="off"
            aria-invalid={isWrong && fields.title.trim() === ""}
            onChange={(typed) => setFields({ ...fields, title: typed.currentTarget.value })}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={t("calendar.typeLabel")}>
          {(control) => (
            <Select
              {...control}
              value={fields.type}
              onChange={(chosen) => {
                const type = eventTypes.find((each) => each === chosen.currentTarget.value) ?? "other";
                setFields({ ...fields, type });
              }}
            >
              {eventTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`calendar.type.${type}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("calendar.class")}>
          {(control) => (
            <Select
              {...control}
              value={fields.classId ?? ""}
              onChange={(chosen) => setFields({ ...fields, classId: chosen.currentTarget.value || null })}
            >
              <option value="">{t("calendar.noClass")}</option>
              {[...labels].map(([id, { name }]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label={t("chat.proposal.date")}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={fields.day}
            max="9999-12-31"
            onChange={(typed) => setFields({ ...fields, day: typed.currentTarget.value })}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={t(fields.type === "assignment" ? "chat.proposal.dueTime" : "chat.proposal.time")}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={fields.time}
              onChange={(typed) => setFields(withTime(fields, typed.currentTarget.value))}
            />
          )}
        </Field>
        {fields.type !== "assignment" && fields.time !== "" && (
          <Field label={t("chat.proposal.until")}>
            {(control) => (
              <Input
                {...control}
                type="time"
                value={fields.until}
                onChange={(typed) => setFields({ ...fields, until: typed.currentTarget.value })}
              />
            )}
          </Field>
        )}
      </div>
      {changed && <Clash event={changed} />}
      {isWrong && !changed && <Problem text={t("chat.proposal.invalid")} />}
      <div className={styles.actions}>
        <Button look="primary" type="submit">
          {t("chat.proposal.add")}
        </Button>
        <Button onClick={goBack}>{t("action.cancel")}</Button>
      </div>
    </form>
  );
}
