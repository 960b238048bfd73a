import { addDays } from "@jotter/domain/days";
import { onlyOne } from "@jotter/domain/id";
import { settings } from "@jotter/domain/settings";
import { emptyTimetable, slotsOf, type Term, type TimetableProblem, timetableProblem } from "@jotter/domain/timetable";
import type { Timetable } from "@jotter/domain/timetable-shape";
import { type FormEvent, useRef, useState } from "react";
import { type StudentClass, useClasses } from "../../student/grades/use-classes.ts";
import { DraftBack } from "../../student/records/DraftBack.tsx";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, plusIcon } from "../../ui/icons/app.ts";
import { Key } from "../../ui/kit/Choices.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { Segments } from "../../ui/kit/Segments.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useOneAtATime } from "../../ui/once.ts";
import { toast } from "../../ui/overlays.ts";
import { Problem } from "../../ui/Problem.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useTheme } from "../../ui/theme.ts";
import { useMatches } from "../../ui/use-matches.ts";
import { Choice } from "./Choice.tsx";
import { weekOf } from "./calendar-view.ts";
import { useDates } from "./dates.ts";
import form from "./event-dialog.module.css";
import { SpanRow } from "./SpanRow.tsx";
import { saveTimetable } from "./save-timetable.ts";
import styles from "./timetable.module.css";
import { rotationDayName, weekLetters } from "./use-school-days.ts";

type TimetableDialogProps = { readonly today: string; readonly onClose: () => void };

const someMonday = "2026-11-16";
const termDays = 120;
const usualPeriods = [
  ["08:00", "08:50"],
  ["09:00", "09:50"],
  ["10:00", "10:50"],
  ["11:00", "11:50"],
  ["13:00", "13:50"],
  ["14:00", "14:50"],
] as const;
const rotationKinds = ["week", "weeks", "days"] as const;
const mostSegments = 7;
const mostWeeks = 4;
const mostDays = 10;

/** Terms, days without school, hours, rotation and lessons: typed once. [CAL-4] */
export function TimetableDialog(props: TimetableDialogProps) {
  const { replica } = useStudent();
  const { classes } = useClasses();
  const kept = useLive(async () => (await replica.get(settings, onlyOne))?.timetable ?? null, [replica]);
  return kept === undefined || !classes ? null : <Form {...props} kept={kept} classes={classes} />;
}

type FormProps = TimetableDialogProps & {
  readonly kept: Timetable | null;
  readonly classes: readonly StudentClass[];
};

function Form({ today, kept, classes, onClose }: FormProps) {
  const { t, format, language } = useLanguage();
  const dates = useDates();
  const student = useStudent();
  const { addClass } = useClasses();
  const { choice: theme } = useTheme();
  const dialog = useRef<HTMLDialogElement>(null);
  const isNarrow = useMatches("(max-width: 560px)");
  const { draft, setDraft, isBack, startOver, forget } = useKeptDraft<Timetable>(
    "timetable",
    kept ?? beginning(today, student.replica.newId),
  );
  const [termId, setTermId] = useState(() => (draft.terms.find(({ to }) => to >= today) ?? draft.terms[0])?.id);
  const [column, setColumn] = useState(0);
  const [newClass, setNewClass] = useState("");
  const [problem, setProblem] = useState<TimetableProblem | null>(null);
  const { terms, holidays, periods, schoolDays, rotation } = draft;
  const term = terms.find(({ id }) => id === termId) ?? terms[0];
  const change = (part: Partial<Timetable>) => setDraft((last) => ({ ...last, ...part }));
  const changeTerm = (id: string, part: Partial<Term>) =>
    change({ terms: terms.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  const slots = slotsOf(draft);
  const slot = slots[column] ?? slots[0] ?? 0;
  const slotName = (one: number) => {
    if (rotation.kind === "days") return rotationDayName(one, rotation.count, { t, format });
    const day = dates.weekday(addDays(someMonday, one % 7));
    return rotation.kind === "weeks" ? `${weekLetters[Math.floor(one / 7)]} · ${day}` : day;
  };
  const clock = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const timeOf = (time: string) => clock.format(Date.parse(`2026-01-01T${time || "00:00"}Z`));

  const save = useOneAtATime(async () => {
    const wrong = timetableProblem(draft);
    setProblem(wrong ?? null);
    if (wrong) return;
    const undo = await saveTimetable(student, { theme, language }, draft);
    forget();
    dialog.current?.close();
    const count = term?.lessons.filter((one) => slots.includes(one.slot)).length ?? 0;
    toast({
      text: t("timetable.saved", { count, formatted: format.number(count) }),
      action: { label: t("action.undo"), run: () => void undo() },
      replaces: "calendar",
    });
  });
  const lessonIn = (periodId: string) => term?.lessons.find((one) => one.slot === slot && one.periodId === periodId);
  const putLesson = (periodId: string, part: { readonly classId?: string; readonly place?: string }) => {
    if (!term) return;
    const before = lessonIn(periodId);
    const others = term.lessons.filter((one) => one !== before);
    const classId = part.classId ?? before?.classId ?? "";
    const place = part.place ?? before?.place ?? "";
    const lesson = { slot, periodId, classId, ...(place !== "" && { place }) };
    changeTerm(term.id, { lessons: classId === "" ? others : [...others, lesson] });
  };
  // Weeks that take turns are alike on most days: an empty one may begin as its day of the week before.
  const like = rotation.kind === "weeks" && slot >= 7 && periods.every(({ id }) => !lessonIn(id)) ? slot - 7 : null;
  const alike = like === null ? [] : (term?.lessons.filter((one) => one.slot === like) ?? []);
  const copyDay = () => {
    if (term) changeTerm(term.id, { lessons: [...term.lessons, ...alike.map((one) => ({ ...one, slot }))] });
  };
  const addTerm = () => {
    const id = student.replica.newId();
    const last = terms.at(-1);
    const from = last ? addDays(last.to, 1) : today;
    change({
      terms: [...terms, { id, name: "", from, to: addDays(from, termDays), lessons: last ? [...last.lessons] : [] }],
    });
    setTermId(id);
  };
  const addPeriod = () => {
    const last = periods.at(-1);
    const usual = usualPeriods[periods.length];
    const from = usual && (!last || usual[0] >= last.to) ? usual[0] : later(last?.to ?? "08:00", 10);
    const to = usual && from === usual[0] ? usual[1] : later(from, 50);
    change({ periods: [...periods, { id: student.replica.newId(), from, to }] });
  };
  const addOwnClass = async () => {
    const name = newClass.trim();
    if (name === "") return;
    await addClass(name);
    setNewClass("");
  };
  return (
    <Dialog ref={dialog} title={t("timetable.title")} hasCross onClose={onClose}>
      {isBack && <DraftBack onStartOver={startOver} />}
      <form
        className={form.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className={styles.text}>{t("timetable.text")}</p>

        <section className={styles.part} aria-labelledby="timetable-terms">
          <h3 id="timetable-terms">{t("timetable.terms")}</h3>
          {terms.map((one, at) => (
            <SpanRow
              key={one.id}
              name={one.name}
              placeholder={`${t("timetable.term")} ${format.number(at + 1)}`}
              label={t("timetable.termName")}
              from={one.from}
              to={one.to}
              removeLabel={t("timetable.removeTerm", { name: one.name || t("timetable.unnamed") })}
              onChange={(part) => changeTerm(one.id, part)}
              onRemove={() => change({ terms: terms.filter(({ id }) => id !== one.id) })}
            />
          ))}
          <Button onClick={addTerm}>
            <Icon shape={plusIcon} size={18} />
            {t("timetable.addTerm")}
          </Button>
        </section>

        <section className={styles.part} aria-labelledby="timetable-holidays">
          <h3 id="timetable-holidays">{t("timetable.holidays")}</h3>
          {holidays.map((one, at) => (
            <SpanRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place.
              key={at}
              name={one.name}
              label={t("timetable.holiday")}
              from={one.from}
              to={one.to}
              removeLabel={t("timetable.removeHoliday", { name: one.name || t("timetable.unnamed") })}
              onChange={(part) =>
                change({ holidays: holidays.map((each, place) => (place === at ? { ...each, ...part } : each)) })
              }
              onRemove={() => change({ holidays: holidays.filter((_, place) => place !== at) })}
            />
          ))}
          <Button
            onClick={() => {
              const from = term && term.from > today ? term.from : today;
              change({ holidays: [...holidays, { name: "", from, to: from }] });
            }}
          >
            <Icon shape={plusIcon} size={18} />
            {t("timetable.addHoliday")}
          </Button>
        </section>

        <section className={styles.part} aria-labelledby="timetable-rotation">
          <h3 id="timetable-rotation">{t("timetable.days")}</h3>
          <div className={form.pair}>
            <Choice
              label={t("timetable.rotation")}
              value={rotation.kind}
              onChoose={(chosen) => {
                const kind = rotationKinds.find((one) => one === chosen) ?? "week";
                change({ rotation: { kind, count: kind === "week" ? 1 : kind === "weeks" ? 2 : 6 } });
                setColumn(0);
              }}
            >
              {rotationKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`timetable.rotations.${kind}`)}
                </option>
              ))}
            </Choice>
            {rotation.kind !== "week" && (
              <Choice
                label={t(rotation.kind === "weeks" ? "timetable.weeks" : "timetable.rotationDays")}
                value={String(rotation.count)}
                onChoose={(count) => change({ rotation: { ...rotation, count: Number(count) } })}
              >
                {Array.from({ length: (rotation.kind === "weeks" ? mostWeeks : mostDays) - 1 }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are numbers.
                  <option key={at} value={at + 2}>
                    {format.number(at + 2)}
                  </option>
                ))}
              </Choice>
            )}
          </div>
          <fieldset className={form.weekdays}>
            <legend className="visually-hidden">{t("timetable.days")}</legend>
            {weekOf(someMonday, dates.weekStart).map((day) => {
              const weekday = (new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7;
              const isOn = schoolDays.includes(weekday);
              return (
                <Key
                  key={weekday}
                  type="checkbox"
                  checked={isOn}
                  aria-label={dates.weekdayLong(day)}
                  onChange={() =>
                    change({
                      schoolDays: isOn ? schoolDays.filter((one) => one !== weekday) : [...schoolDays, weekday],
                    })
                  }
                >
                  {dates.weekday(day)}
                </Key>
              );
            })}
          </fieldset>
        </section>

        <section className={styles.part} aria-labelledby="timetable-hours">
          <h3 id="timetable-hours">{t("timetable.hours")}</h3>
          {periods.map((period) => (
            <div key={period.id} className={styles.hours}>
              {(["from", "to"] as const).map((end) => (
                <Input
                  key={end}
                  type="time"
                  aria-label={`${t(end === "from" ? "timetable.begins" : "timetable.ends")} ${timeOf(period.from)}`}
                  value={period[end]}
                  aria-invalid={period.from >= period.to}
                  onChange={({ currentTarget: { value } }) =>
                    value &&
                    change({ periods: periods.map((one) => (one.id === period.id ? { ...one, [end]: value } : one)) })
                  }
                />
              ))}
              <IconButton
                aria-label={t("timetable.removePeriod", { time: timeOf(period.from) })}
                onClick={() => change({ periods: periods.filter(({ id }) => id !== period.id) })}
              >
                <Icon shape={closeIcon} size={18} />
              </IconButton>
            </div>
          ))}
          <Button onClick={addPeriod}>
            <Icon shape={plusIcon} size={18} />
            {t("timetable.addPeriod")}
          </Button>
        </section>

        <section className={styles.part} aria-labelledby="timetable-lessons">
          <h3 id="timetable-lessons">{t("timetable.lessons")}</h3>
          {periods.length === 0 || !term ? (
            <p className={styles.text}>{t(term ? "timetable.noHours" : "timetable.problem.no-term")}</p>
          ) : (
            <>
              {terms.length > 1 && (
                <Choice label={t("timetable.term")} value={term.id} onChoose={setTermId}>
                  {terms.map((one, at) => (
                    <option key={one.id} value={one.id}>
                      {one.name || `${t("timetable.term")} ${format.number(at + 1)}`}
                    </option>
                  ))}
                </Choice>
              )}
              {isNarrow || slots.length > mostSegments ? (
                <Choice
                  label={t("timetable.day")}
                  value={String(slots.indexOf(slot))}
                  onChoose={(at) => setColumn(Number(at))}
                >
                  {slots.map((one, at) => (
                    <option key={one} value={at}>
                      {slotName(one)}
                    </option>
                  ))}
                </Choice>
              ) : (
                <Segments
                  label={t("timetable.day")}
                  value={String(slots.indexOf(slot))}
                  options={slots.map((one, at) => ({ value: String(at), label: slotName(one) }))}
                  onChoose={(at) => setColumn(Number(at))}
                />
              )}
              {like !== null && alike.length > 0 && (
                <Button look="outline" onClick={copyDay}>
                  {t("timetable.sameAs", { day: slotName(like) })}
                </Button>
              )}
              <ul className={styles.lessons}>
                {periods
                  .toSorted((one, other) => (one.from < other.from ? -1 : 1))
                  .map((period) => {
                    const lesson = lessonIn(period.id);
                    const where = { day: slotName(slot), time: timeOf(period.from) };
                    return (
                      <li key={period.id}>
                        <span>{timeOf(period.from)}</span>
                        <Select
                          aria-label={t("timetable.lessonAt", where)}
                          value={lesson?.classId ?? ""}
                          onChange={({ currentTarget: { value } }) => putLesson(period.id, { classId: value })}
                        >
                          <option value="">{t("timetable.free")}</option>
                          {classes.map(({ id, name }) => (
                            <option key={id} value={id}>
                              {name}
                            </option>
                          ))}
                        </Select>
                        {lesson && (
                          <Input
                            type="text"
                            aria-label={t("timetable.placeAt", where)}
                            placeholder={t("timetable.place")}
                            value={lesson.place ?? ""}
                            maxLength={100}
                            onChange={({ currentTarget: { value } }) => putLesson(period.id, { place: value })}
                          />
                        )}
                      </li>
                    );
                  })}
              </ul>
              <div className={styles.newClass}>
                <TextField
                  label={t("timetable.newClass")}
                  value={newClass}
                  autoComplete="off"
                  maxLength={200}
                  onChange={({ currentTarget: { value } }) => setNewClass(value)}
                  onKeyDown={(event) => {
                    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                    event.preventDefault();
                    void addOwnClass();
                  }}
                />
                <Button onClick={() => void addOwnClass()}>{t("timetable.addClass")}</Button>
              </div>
            </>
          )}
        </section>

        {problem && <Problem text={t(`timetable.problem.${problem}`)} />}
        <div className={form.actions}>
          <span className={form.gap} />
          <Button
            onClick={() => {
              forget();
              dialog.current?.close();
            }}
          >
            {t("action.cancel")}
          </Button>
          <Button look="primary" type="submit">
            {t("timetable.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Nobody begins with nothing: a term from today, and a usual morning. */
function beginning(today: string, newId: () => string): Timetable {
  return {
    ...emptyTimetable,
    terms: [{ id: newId(), name: "", from: today, to: addDays(today, termDays), lessons: [] }],
    periods: usualPeriods.map(([from, to]) => ({ id: newId(), from, to })),
  };
}

function later(time: string, minutes: number): string {
  const at = Math.min(23 * 60 + 59, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes);
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}
