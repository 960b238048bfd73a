import { type CalendarEvent, eventTypes } from "@jotter/domain/event";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import type { StudentClass } from "../../student/grades/use-classes.ts";
import { DraftBack } from "../../student/records/DraftBack.tsx";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { trashIcon } from "../../ui/icons/app.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { Key } from "../../ui/kit/Choices.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { useTexts } from "../../ui/language.tsx";
import { useOneAtATime } from "../../ui/once.ts";
import { Problem } from "../../ui/Problem.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Choice } from "./Choice.tsx";
import { useDates } from "./dates.ts";
import { typeIcons } from "./EventChip.tsx";
import { ExamDecks } from "./ExamDecks.tsx";
import styles from "./event-dialog.module.css";
import {
  asNew,
  type Draft,
  type DraftProblem,
  draftOf,
  eventOf,
  hasDecks,
  withDue,
  withNewTopic,
  withStart,
  wordsOnto,
} from "./event-draft.ts";
import { LinkedNotes } from "./LinkedNotes.tsx";
import { ReminderFields } from "./ReminderFields.tsx";
import { RepeatFields } from "./RepeatFields.tsx";
import { TopicFields } from "./TopicFields.tsx";

type EventDialogProps = {
  /** What is there, or what a new one begins with. */
  readonly event: CalendarEvent;
  /** The record of an event that is there and does not repeat. */
  readonly id?: string | undefined;
  /** What is typed and not saved is kept under this name. */
  readonly keptAs: string;
  /** Of the one occurrence that was opened. */
  readonly times: Pick<CalendarEvent, "start" | "end">;
  readonly isNew: boolean;
  /** Whoever draws an hour means it; whoever chooses a day means that day. */
  readonly isHourMeant?: boolean;
  readonly classes: readonly StudentClass[];
  /** Resolves with whether it was saved: a question may come first. */
  readonly onSave: (event: CalendarEvent, deckIds: readonly string[] | null) => Promise<boolean>;
  /** Resolves with whether it went. */
  readonly onDelete: () => Promise<boolean>;
  readonly onClose: () => void;
};

/** All there is to say about something on the calendar. [CAL-1] [CAL-3] */
export function EventDialog(props: EventDialogProps) {
  const { event, id = null, keptAs, times, isNew, isHourMeant = true, classes, onSave, onDelete, onClose } = props;
  const t = useTexts();
  const dates = useDates();
  const { now } = useStudent();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const [first] = useState(() => {
    const first = draftOf(event, times);
    return isNew ? asNew({ ...first, type: "other" }, first.type, isHourMeant) : first;
  });
  const { draft, setDraft, isBack, startOver, forget } = useKeptDraft(
    `event:${keptAs}`,
    first,
    isNew ? (kept, now) => wordsOnto(kept.draft, now, isHourMeant) : undefined,
  );
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const zone = viewerZone();
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);

  const change = (part: Partial<Draft>) => setDraft((last) => ({ ...last, ...part }));
  const isDue = draft.type === "assignment";
  /** A calendar that is followed goes on telling what and when it is. */
  const isFollowed = event.feedId !== undefined;

  const write = useOneAtATime(async (act: () => Promise<boolean>) => {
    if (!(await act())) return;
    forget();
    dialog.current?.close();
  });

  function save(submit: FormEvent) {
    submit.preventDefault();
    const checked = eventOf(draft, event, { now: now(), weekStart: dates.weekStart, viewerZone: zone });
    setProblem(checked.ok ? null : checked.problem);
    if (!checked.ok) {
      dialog.current?.querySelector<HTMLElement>(`[name="${fieldOf[checked.problem]}"]`)?.focus();
      return;
    }
    void write(() => onSave(checked.value, hasDecks(draft) ? draft.deckIds : null));
  }

  return (
    <Dialog ref={dialog} title={t(isNew ? "calendar.newEvent" : "calendar.editEvent")} hasCross onClose={onClose}>
      {isBack && <DraftBack onStartOver={startOver} />}
      <form className={styles.form} noValidate onSubmit={save}>
        {isFollowed && <p className={styles.zone}>{t("feeds.followed")}</p>}
        <fieldset disabled={isFollowed} className={styles.types}>
          <legend className="visually-hidden">{t("calendar.typeLabel")}</legend>
          {eventTypes.map((type) => (
            <Key
              key={type}
              type="radio"
              name="type"
              value={type}
              checked={draft.type === type}
              onChange={() => setDraft(isNew ? asNew(draft, type, isHourMeant) : { ...draft, type })}
            >
              <Icon shape={typeIcons[type]} size={17} />
              {t(`calendar.type.${type}`)}
            </Key>
          ))}
        </fieldset>

        <TextField
          ref={title}
          name="title"
          readOnly={isFollowed}
          label={t("calendar.title")}
          value={draft.title}
          maxLength={1000}
          autoComplete="off"
          aria-invalid={problem === "no-title"}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />

        <div className={styles.pair}>
          <Choice
            label={t("calendar.class")}
            value={draft.classId ?? ""}
            onChoose={(chosen) => change({ classId: chosen || null })}
          >
            <option value="">{t("calendar.noClass")}</option>
            {classes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
          <TextField
            name="location"
            label={t("calendar.location")}
            value={draft.location}
            maxLength={1000}
            autoComplete="off"
            onChange={(event) => change({ location: event.currentTarget.value })}
          />
        </div>

        <Checkbox
          disabled={isFollowed}
          checked={draft.allDay}
          onChange={(event) => change({ allDay: event.currentTarget.checked })}
        >
          {t("calendar.allDay")}
        </Checkbox>

        <fieldset disabled={isFollowed} className={styles.followed}>
          <div className={styles.pair}>
            {!isDue && (
              <When
                label={t("calendar.start")}
                name="start"
                day={draft.startDay}
                time={draft.startTime}
                allDay={draft.allDay}
                isWrong={problem === "no-day" || problem === "no-time"}
                onDay={(startDay) => setDraft((last) => withStart(last, { startDay }))}
                onTime={(startTime) => setDraft((last) => withStart(last, { startTime }))}
              />
            )}
            <When
              label={t(isDue ? "calendar.due" : "calendar.end")}
              name="end"
              day={draft.endDay}
              time={draft.endTime}
              allDay={draft.allDay}
              isWrong={problem === "ends-before-it-starts" || problem === "no-day" || problem === "no-time"}
              onDay={(endDay) => setDraft((last) => (isDue ? withDue(last, { endDay }) : { ...last, endDay }))}
              onTime={(endTime) => setDraft((last) => (isDue ? withDue(last, { endTime }) : { ...last, endTime }))}
            />
          </div>
        </fieldset>
        {!draft.allDay && draft.zone !== null && draft.zone !== zone && (
          <p className={styles.zone}>{t("calendar.otherZone", { zone: draft.zone.replaceAll("_", " ") })}</p>
        )}

        <ReminderFields reminders={draft.reminders} onChange={(reminders) => change({ reminders })} />

        {!isFollowed && (
          <RepeatFields repeat={draft.repeat} problem={problem} onChange={(repeat) => change({ repeat })} />
        )}

        {(draft.type === "assignment" || draft.type === "study") && (
          <div className={styles.pair}>
            <TextField
              name="estimate"
              label={t("calendar.estimate")}
              inputMode="numeric"
              autoComplete="off"
              value={draft.estimate}
              aria-invalid={problem === "bad-estimate"}
              onChange={(event) => change({ estimate: event.currentTarget.value })}
            />
            {draft.type === "assignment" && <Weight draft={draft} problem={problem} change={change} />}
            <Checkbox checked={draft.isDone} onChange={(event) => change({ isDone: event.currentTarget.checked })}>
              {t("calendar.done")}
            </Checkbox>
          </div>
        )}
        {draft.type === "exam" && (
          <>
            <Weight draft={draft} problem={problem} change={change} />
            <TopicFields
              topics={draft.topics}
              typed={draft.newTopic}
              onType={(newTopic) => change({ newTopic })}
              onAdd={() => setDraft(withNewTopic)}
              onChange={(topics) => change({ topics })}
            />
          </>
        )}
        {hasDecks(draft) && (
          <ExamDecks
            examId={id}
            classId={draft.classId}
            chosen={draft.deckIds}
            onChange={(deckIds) => change({ deckIds })}
          />
        )}
        {(draft.type === "exam" || draft.noteIds.length > 0) && (
          <LinkedNotes noteIds={draft.noteIds} onChange={(noteIds) => change({ noteIds })} />
        )}

        <TextArea
          name="description"
          label={t("calendar.description")}
          value={draft.description}
          maxLength={50_000}
          rows={2}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />

        {problem && <Problem text={t(`calendar.problem.${problem}`)} />}
        <div className={styles.actions}>
          {!isNew && (
            <Button look="outline" onClick={() => void write(onDelete)}>
              <Icon shape={trashIcon} size={18} />
              {t("action.delete")}
            </Button>
          )}
          <span className={styles.gap} />
          <Button
            onClick={() => {
              forget();
              dialog.current?.close();
            }}
          >
            {t("action.cancel")}
          </Button>
          <Button look="primary" type="submit">
            {t("calendar.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Which field a problem is about: the focus goes there. */
const fieldOf: Record<DraftProblem, string> = {
  "no-title": "title",
  "no-day": "end-day",
  "no-time": "end-time",
  "ends-before-it-starts": "end-day",
  "bad-estimate": "estimate",
  "bad-weight": "weight",
  "unknown-zone": "end-day",
  "unusable-rule": "repeat",
  "bad-interval": "interval",
  "no-weekday": "weekday",
  "no-until": "until",
  "until-before-start": "until",
  "bad-count": "count",
};

type WeightProps = {
  readonly draft: Draft;
  readonly problem: DraftProblem | null;
  readonly change: (part: Partial<Draft>) => void;
};

function Weight({ draft, problem, change }: WeightProps) {
  const t = useTexts();
  return (
    <TextField
      name="weight"
      label={t("calendar.weight")}
      inputMode="decimal"
      autoComplete="off"
      value={draft.weight}
      aria-invalid={problem === "bad-weight"}
      onChange={(event) => change({ weight: event.currentTarget.value })}
    />
  );
}

type WhenProps = {
  readonly label: string;
  readonly name: string;
  readonly day: string;
  readonly time: string;
  readonly allDay: boolean;
  readonly isWrong: boolean;
  readonly onDay: (day: string) => void;
  readonly onTime: (time: string) => void;
};

function When({ label, name, day, time, allDay, isWrong, onDay, onTime }: WhenProps) {
  const t = useTexts();
  return (
    <fieldset className={styles.when}>
      <legend>{label}</legend>
      <Input
        type="date"
        name={`${name}-day`}
        aria-label={t("calendar.dayOf", { what: label })}
        value={day}
        max="9999-12-31"
        aria-invalid={isWrong}
        onChange={(event) => onDay(event.currentTarget.value)}
      />
      {!allDay && (
        <Input
          type="time"
          name={`${name}-time`}
          aria-label={t("calendar.timeOf", { what: label })}
          value={time}
          aria-invalid={isWrong}
          onChange={(event) => onTime(event.currentTarget.value)}
        />
      )}
    </fieldset>
  );
}
