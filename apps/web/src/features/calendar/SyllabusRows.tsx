import { eventTypes } from "@jotter/domain/event";
import { useClasses } from "../../student/grades/use-classes.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Notice, Problem } from "../../ui/Problem.tsx";
import styles from "./syllabus.module.css";
import {
  type ClassRow,
  type DateRow,
  dateProblem,
  newClass,
  noClass,
  type SyllabusDraft,
  type WeightRow,
} from "./syllabus-draft.ts";

type SyllabusRowsProps = {
  readonly draft: SyllabusDraft;
  /** Whoever wants to save is told what to mend. */
  readonly isAsked: boolean;
  readonly onChange: (part: Partial<SyllabusDraft>) => void;
};

/** What a syllabus proposes, each with the line it came from, to be ticked and mended. [PLN-2] */
export function SyllabusRows({ draft, isAsked, onChange }: SyllabusRowsProps) {
  const { classes, weights, dates } = draft;
  return (
    <>
      <Classes rows={classes} onChange={(classes) => onChange({ classes })} />
      {weights.length > 0 && <Weights draft={draft} onChange={(weights) => onChange({ weights })} />}
      {dates.length > 0 && <DatesList rows={dates} isAsked={isAsked} onChange={(dates) => onChange({ dates })} />}
    </>
  );
}

function changedAt<Row>(rows: readonly Row[], place: number, part: Partial<Row>): readonly Row[] {
  return rows.map((row, at) => (at === place ? { ...row, ...part } : row));
}

function Classes(props: {
  readonly rows: readonly ClassRow[];
  readonly onChange: (rows: readonly ClassRow[]) => void;
}) {
  const { rows, onChange } = props;
  const t = useTexts();
  const { classes = [] } = useClasses();
  return (
    <section className={styles.part} aria-label={t("calendar.syllabus.classes")}>
      <h3>{t("calendar.syllabus.classes")}</h3>
      <ul className={styles.rows}>
        {rows.map((row, place) => {
          const { choice, name, line } = row;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved or taken away.
            <li key={place} className={styles.row}>
              <div className={styles.fields}>
                <Select
                  className={styles.choice}
                  aria-label={
                    line === "" ? t("calendar.syllabus.whichClass") : t("calendar.syllabus.forClass", { name })
                  }
                  value={choice}
                  onChange={(event) => onChange(changedAt(rows, place, { choice: event.currentTarget.value }))}
                >
                  <option value={noClass}>{t("calendar.noClass")}</option>
                  <option value={newClass}>{t("calendar.syllabus.newClass")}</option>
                  {classes.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
                </Select>
                {choice === newClass && (
                  <Input
                    className={styles.wide}
                    aria-label={t("calendar.syllabus.className")}
                    value={name}
                    maxLength={100}
                    onChange={(event) => onChange(changedAt(rows, place, { name: event.currentTarget.value }))}
                  />
                )}
                {choice !== noClass &&
                  (["teacher", "room"] as const).map((field) => (
                    <Input
                      key={field}
                      className={styles.named}
                      aria-label={t(`grades.${field}`)}
                      placeholder={t(`grades.${field}`)}
                      value={row[field]}
                      maxLength={100}
                      onChange={(event) => onChange(changedAt(rows, place, { [field]: event.currentTarget.value }))}
                    />
                  ))}
              </div>
              <SourceLine line={line} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Weights(props: { readonly draft: SyllabusDraft; readonly onChange: (rows: readonly WeightRow[]) => void }) {
  const { draft, onChange } = props;
  const { classes, weights: rows } = draft;
  const t = useTexts();
  const { classes: own = [] } = useClasses();
  const isReplaced = classes.some(({ choice }) => (own.find(({ id }) => id === choice)?.categories?.length ?? 0) > 0);
  return (
    <section className={styles.part} aria-label={t("calendar.syllabus.weights")}>
      <h3>{t("calendar.syllabus.weights")}</h3>
      {isReplaced && <Notice text={t("calendar.syllabus.hasWeights")} />}
      <ul className={styles.rows}>
        {rows.map(({ isTaken, name, percent, line }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved or taken away.
          <li key={place} className={styles.row}>
            <div className={styles.fields}>
              <Checkbox
                aria-label={t("calendar.syllabus.take", { what: name })}
                checked={isTaken}
                onChange={() => onChange(changedAt(rows, place, { isTaken: !isTaken }))}
              />
              <Input
                className={styles.wide}
                aria-label={t("calendar.title")}
                value={name}
                maxLength={200}
                onChange={(event) => onChange(changedAt(rows, place, { name: event.currentTarget.value }))}
              />
              <span className={styles.percent}>
                <Input
                  aria-label={t("calendar.syllabus.percentOf", { what: name })}
                  inputMode="decimal"
                  value={percent}
                  maxLength={6}
                  onChange={(event) => onChange(changedAt(rows, place, { percent: event.currentTarget.value }))}
                />
                <span aria-hidden="true">%</span>
              </span>
            </div>
            <SourceLine line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DatesList(props: {
  readonly rows: readonly DateRow[];
  /** Whoever wants to save is told what to mend. */
  readonly isAsked: boolean;
  readonly onChange: (rows: readonly DateRow[]) => void;
}) {
  const { rows, isAsked, onChange } = props;
  const t = useTexts();
  return (
    <section className={styles.part} aria-label={t("calendar.syllabus.dates")}>
      <h3>{t("calendar.syllabus.dates")}</h3>
      <ul className={styles.rows}>
        {rows.map((row, place) => {
          const { isTaken, title, type, day, last, time, topics, line, isDoubtful, isThere, isByModel } = row;
          const set = (part: Partial<DateRow>) => onChange(changedAt(rows, place, part));
          const fault = isTaken && isAsked ? dateProblem(row) : null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved or taken away.
            <li key={place} className={styles.row} data-there={isThere && !isTaken}>
              <div className={styles.fields}>
                <Checkbox
                  aria-label={t("calendar.syllabus.take", { what: title })}
                  checked={isTaken}
                  onChange={() => set({ isTaken: !isTaken })}
                />
                <Input
                  className={styles.wide}
                  data-date={place}
                  aria-label={t("calendar.title")}
                  aria-invalid={fault === "title"}
                  value={title}
                  maxLength={1000}
                  onChange={(event) => set({ title: event.currentTarget.value })}
                />
                <Select
                  className={styles.choice}
                  aria-label={t("calendar.syllabus.typeOf", { what: title })}
                  value={type}
                  onChange={(event) => set({ type: typeIn(event.currentTarget.value) })}
                >
                  {eventTypes.map((one) => (
                    <option key={one} value={one}>
                      {t(`calendar.type.${one}`)}
                    </option>
                  ))}
                </Select>
                <Input
                  className={styles.when}
                  type="date"
                  aria-label={t("calendar.dayOf", { what: title })}
                  value={day}
                  onChange={(event) => set({ day: event.currentTarget.value })}
                />
                {last === "" ? (
                  <Input
                    className={styles.when}
                    type="time"
                    aria-label={t("calendar.timeOf", { what: title })}
                    value={time}
                    onChange={(event) => set({ time: event.currentTarget.value, endTime: "" })}
                  />
                ) : (
                  <>
                    <span>{t("calendar.syllabus.lastDay")}</span>
                    <Input
                      className={styles.when}
                      type="date"
                      aria-label={t("calendar.syllabus.lastDayOf", { what: title })}
                      value={last}
                      onChange={(event) => set({ last: event.currentTarget.value })}
                    />
                  </>
                )}
                {type === "exam" && (
                  <Input
                    className={styles.wide}
                    aria-label={t("calendar.syllabus.topicsOf", { what: title })}
                    placeholder={t("calendar.topics")}
                    value={topics}
                    maxLength={2000}
                    onChange={(event) => set({ topics: event.currentTarget.value })}
                  />
                )}
              </div>
              {isThere && <p className={styles.hint}>{t("calendar.syllabus.there")}</p>}
              {isDoubtful && <p className={styles.hint}>{t("calendar.syllabus.doubt")}</p>}
              {fault && <Problem text={t(`calendar.syllabus.mend.${fault}`)} />}
              {isByModel && <p className={styles.quiet}>{t("calendar.syllabus.byModel")}</p>}
              <SourceLine line={line} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function typeIn(value: string): DateRow["type"] {
  return eventTypes.find((one) => one === value) ?? "other";
}

/** The proof of a proposal: what stands on the paper. */
function SourceLine({ line }: { readonly line: string }) {
  const t = useTexts();
  if (line === "") return null;
  return (
    <p className={styles.source}>
      <span>{t("calendar.syllabus.source")}: </span>
      <q>{line.replace(/\s+/gu, " ")}</q>
    </p>
  );
}
