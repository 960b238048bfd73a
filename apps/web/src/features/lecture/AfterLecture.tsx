import { event as calendarEvent } from "@jotter/domain/event";
import { heldAt, type Lecture, lecture, lectureMs } from "@jotter/domain/lecture";
import { newEvent } from "@jotter/domain/new-event";
import { newNote, note } from "@jotter/domain/note";
import { notesByModel } from "@jotter/lecture/by-model";
import type { LectureNotes, LectureSection } from "@jotter/lecture/from-transcript";
import { wordsOf } from "@jotter/lecture/said-near";
import { clockText, playingAt, type TimedLine, timedLinesIn, timedText } from "@jotter/lecture/timed-lines";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useClasses } from "../../student/grades/use-classes.ts";
import { lectureHref } from "../../student/lecture/lecture-href.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { makeCardsHref } from "../../student/study/make-cards.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { Button, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { chosenIcon } from "../../ui/icons/forms.ts";
import { intoCalendarIcon, microphoneIcon } from "../../ui/icons/lecture.ts";
import { deviceIcon, sparkIcon } from "../../ui/icons/study.ts";
import { Segments } from "../../ui/kit/Segments.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { HeldOn } from "./HeldOn.tsx";
import { keptMicrophone } from "./kept-microphone.ts";
import { LineSheet } from "./LineSheet.tsx";
import styles from "./lecture.module.css";
import { ModelBeside } from "./ModelBeside.tsx";
import { noteOfLecture } from "./note-of-lecture.ts";
import { PlayerBar } from "./PlayerBar.tsx";
import type { Player } from "./player.ts";
import { Title } from "./RecordingScreen.tsx";
import type { RecorderProblem } from "./recorder.ts";
import { TranscriptDialog } from "./TranscriptDialog.tsx";
import { TranscriptState } from "./TranscriptState.tsx";
import { recorder } from "./the-recorder.ts";
import { useLectureNotes } from "./use-lecture-notes.ts";
import { useLines } from "./use-lines.ts";
import { useModelNotes } from "./use-model-notes.ts";
import { usePlace, usePlayer } from "./use-player.ts";
import { useUntitled } from "./use-untitled.ts";

type AfterLectureProps = { readonly id: string; readonly data: Lecture; readonly problem: RecorderProblem | null };
type View = "notes" | "lines" | "transcript";

/** The lecture is over: its lines in order, what was said beside them, and every second a press away. [LEC-1] */
export function AfterLecture({ id, data, problem }: AfterLectureProps) {
  const { t } = useLanguage();
  const student = useStudent();
  const { say, at } = useSearch({ from: "/signed-in/ai-tools/lecture-notes" });
  const untitled = useUntitled();
  const player = usePlayer(data);
  const answer = useLectureNotes(data);
  const lines = useMemo(() => timedLinesIn(data.lines), [data.lines]);
  const [wanted, setWanted] = useState<"device" | "model">("model");
  const shown = data.byModel ? wanted : "device";
  const notes = useMemo(
    () =>
      answer && data.byModel && shown === "model" ? notesByModel(answer.notes, data.byModel, lines) : answer?.notes,
    [answer, data.byModel, shown, lines],
  );
  const [view, setView] = useState<View>("notes");
  const [isAdding, setIsAdding] = useState(say === true);
  const hear = (atMs: number) => player?.hear(atMs);
  const title = data.title || untitled(heldAt(data));
  const model = useModelNotes(id, data, title);
  useAskedSecond(player, at);
  const recordMore = async () => {
    recorder.clear();
    await recorder.start(student, {
      lectureId: id,
      fresh: null,
      fromMs: lectureMs(data),
      wanted: keptMicrophone(),
      untitled,
    });
  };
  return (
    <div className={styles.after}>
      <title>{`${title} · ${t("product")}`}</title>
      <BackLink href={lectureHref()}>{t("lecture.earlier")}</BackLink>
      <header className={styles.afterHead}>
        <Title id={id} title={data.title} placeholder={untitled(heldAt(data))} />
        <HeldOn id={id} data={data} />
        <span className={styles.made}>
          <Icon shape={shown === "model" ? sparkIcon : deviceIcon} size={16} />
          {t(!answer ? "lecture.working" : shown === "model" ? "lecture.modelMade" : "lecture.yours")}
        </span>
        <Button onClick={() => void recordMore()}>
          <Icon shape={microphoneIcon} size={18} />
          {t("lecture.moreSound")}
        </Button>
      </header>
      {problem && <Problem text={t(`lecture.problem.${problem}`)} />}
      {player && <PlayerBar player={player} levels={data.levels} lines={lines} />}
      <TranscriptState id={id} data={data} />
      <div className={styles.views}>
        <Segments
          label={t("lecture.views")}
          value={view}
          options={(["notes", "lines", "transcript"] as const).map((value) => ({
            value,
            label: t(`lecture.view.${value}`),
          }))}
          onChoose={setView}
        />
        <Button look={data.transcript === "" ? "outline" : "quiet"} onClick={() => setIsAdding(true)}>
          {t("lecture.addTranscript")}
        </Button>
        {view === "notes" && <ModelBeside byModel={data.byModel} model={model} shown={shown} onShow={setWanted} />}
      </div>
      <div className={styles.zones}>
        {view === "notes" ? (
          <Sections
            sections={notes?.sections ?? [{ heading: "", atMs: 0, entries: lines }]}
            isWhole={notes !== undefined}
            player={player}
            onHear={hear}
          />
        ) : (
          <Written key={view} id={id} data={data} view={view} player={player} />
        )}
        {answer && notes && (
          <Beside id={id} data={data} answer={{ notes, transcript: answer.transcript }} onHear={hear} />
        )}
      </div>
      {notes && <LectureTray id={id} data={data} notes={notes} title={title} />}
      {isAdding && <TranscriptDialog id={id} data={data} onClose={() => setIsAdding(false)} />}
    </div>
  );
}

/** A link named a second: it stands ready there. */
function useAskedSecond(player: Player | null, at: number | undefined) {
  const go = useEffectEvent(() => at !== undefined && player?.seek(at * 1000));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each player.
  useEffect(() => {
    go();
  }, [player]);
}

type Hear = { readonly onHear: (atMs: number) => void };

type Section = Pick<LectureSection, "heading" | "atMs"> & { readonly entries: readonly TimedLine[] };
type SectionsProps = Hear & {
  readonly sections: readonly Section[];
  readonly isWhole: boolean;
  readonly player: Player | null;
};

/** The student's own lines alone, until the device has said what it makes of them. */
function Sections({ sections, isWhole, player, onHear }: SectionsProps) {
  const { t } = useLanguage();
  const ms = usePlace(player);
  const all = sections.flatMap(({ entries }) => entries);
  const playing = player && ms > 0 ? all[playingAt(all, ms)] : undefined;
  return (
    <div className={styles.paper}>
      {isWhole && all.length === 0 && <p className={styles.empty}>{t("lecture.empty")}</p>}
      {sections.map(({ heading, atMs, entries }) => (
        <section key={atMs}>
          {heading && <h2>{heading}</h2>}
          <ol className={styles.entries}>
            {entries.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several may stand at one second.
              <li key={at} data-mark={entry.mark} data-playing={entry === playing || undefined}>
                <Pressable
                  className={styles.entry}
                  data-plays
                  aria-current={entry === playing ? "true" : undefined}
                  disabled={!player}
                  onClick={() => onHear(entry.atMs)}
                >
                  <span className={styles.second}>{clockText(entry.atMs)}</span>
                  <span className={styles.said}>
                    <InlineMarkdown text={entry.text || "…"} />
                  </span>
                </Pressable>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

type WrittenProps = {
  readonly id: string;
  readonly data: Lecture;
  readonly view: "lines" | "transcript";
  readonly player: Player | null;
};

/** The lines as they are stored, to be mended. */
function Written({ id, data, view, player }: WrittenProps) {
  const { t } = useLanguage();
  const lines = useLines(id, view, data[view]);
  const ms = usePlace(player);
  const isEmpty = view === "transcript" && data.transcript === "";
  return (
    <div className={styles.paper}>
      {isEmpty && <p className={styles.empty}>{t("lecture.noTranscript")}</p>}
      {view === "transcript" && data.isEstimated && <p className={styles.empty}>{t("lecture.estimated")}</p>}
      <LineSheet
        lines={lines}
        label={t(`lecture.view.${view}`)}
        nextMs={view === "lines" ? () => player?.ms() ?? lines.lines.at(-1)?.atMs ?? 0 : null}
        nextShown={clockText(player ? ms : (lines.lines.at(-1)?.atMs ?? 0))}
        playing={player && ms > 0 ? playingAt(lines.lines, ms) : -1}
        {...(player && { onHear: player.hear })}
      />
    </div>
  );
}

type BesideProps = Hear & {
  readonly id: string;
  readonly data: Lecture;
  readonly answer: { readonly notes: LectureNotes; readonly transcript: readonly TimedLine[] };
};

/** What is open, what it was about, what was not written down, and what is to be done. */
function Beside({ id, data, answer: { notes, transcript }, onHear }: BesideProps) {
  const { t } = useLanguage();
  const { replica, now } = useStudent();
  const navigate = useNavigate();
  const time = (atMs: number) => (
    <Pressable className={styles.secondLink} onClick={() => onHear(atMs)}>
      {clockText(atMs)}
    </Pressable>
  );
  const change = (lines: readonly TimedLine[]) =>
    replica.update(lecture, id, { lines: timedText(lines), updatedAt: now() });
  const written = timedLinesIn(data.lines);
  const explained = notes.terms.filter(({ meaning }) => meaning !== "");
  const named = notes.terms.filter(({ meaning }) => meaning === "");
  const clear = async (line: TimedLine) => {
    const at = written.findIndex((one) => one.atMs === line.atMs && one.text === line.text);
    if (at === -1) return;
    await change(written.with(at, { ...line, mark: null }));
    const undo = () => void replica.update(lecture, id, { lines: data.lines, updatedAt: now() });
    toast({ text: t("lecture.clearNow"), action: { label: t("action.undo"), run: undo } });
  };
  const add = ({ text, atMs }: { readonly text: string; readonly atMs: number }) =>
    change([...written, { text, atMs, mark: null }].toSorted((one, other) => one.atMs - other.atMs));
  return (
    <aside className={styles.beside}>
      {notes.unclear.length > 0 && (
        <section>
          <h2>
            {t("lecture.notClear")} <span className={styles.number}>{notes.unclear.length}</span>
          </h2>
          {notes.unclear.map(({ line, said }) => (
            <article key={`${line.atMs} ${line.text}`} className={styles.open}>
              <h3>
                <InlineMarkdown text={line.text || "?"} />
              </h3>
              {said ? (
                <p>
                  “{wordsOf(transcript, said)}”{" "}
                  <Pressable
                    className={styles.secondLink}
                    onClick={() => onHear(transcript[said.from]?.atMs ?? line.atMs)}
                  >
                    {t("lecture.saidAt", { time: clockText(transcript[said.from]?.atMs ?? line.atMs) })}
                  </Pressable>
                </p>
              ) : (
                <p>{t("lecture.noWords", { time: clockText(line.atMs) })}</p>
              )}
              <div>
                {line.text !== "" && (
                  <Button
                    look="outline"
                    onClick={() =>
                      void navigate({
                        to: "/ai-tools/$tool",
                        params: { tool: "concept-explainer" },
                        search: { about: line.text.slice(0, 500), ...(data.noteId && { from: `note:${data.noteId}` }) },
                      })
                    }
                  >
                    {t("lecture.explain")}
                  </Button>
                )}
                <Button onClick={() => void clear(line)}>{t("lecture.clearNow")}</Button>
              </div>
            </article>
          ))}
        </section>
      )}
      <Dates data={data} dates={notes.dates} onHear={onHear} />
      {notes.terms.length > 0 && (
        <section>
          <h2>
            {t("lecture.terms")} <span className={styles.number}>{notes.terms.length}</span>
          </h2>
          {explained.length > 0 && (
            <ul className={styles.explained}>
              {explained.map(({ term, meaning, atMs }) => (
                <li key={term}>
                  <Pressable onClick={() => onHear(atMs)}>{term}</Pressable> {meaning}
                </li>
              ))}
            </ul>
          )}
          {named.length > 0 && (
            <ul className={styles.terms}>
              {named.map(({ term, atMs }) => (
                <li key={term}>
                  <Pressable onClick={() => onHear(atMs)}>{term}</Pressable>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {notes.missed.length > 0 && (
        <section>
          <h2>
            {t("lecture.missed")} <span className={styles.number}>{notes.missed.length}</span>
          </h2>
          <ul className={styles.missed}>
            {notes.missed.map((one) => (
              <li key={one.atMs}>
                {time(one.atMs)}
                <span>{one.text}</span>
                <Button onClick={() => void add(one)}>{t("lecture.addLine")}</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {notes.asked.length > 0 && (
        <section>
          <h2>{t("lecture.askedOpen")}</h2>
          <ul className={styles.missed}>
            {notes.asked.map((one) => (
              <li key={one.atMs}>
                {time(one.atMs)}
                <span>{one.text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.transcript === "" && <p className={styles.hint}>{t("lecture.needsTranscript")}</p>}
    </aside>
  );
}

/** What was said of tests and of work: a proposal each, in the calendar with one press. */
function Dates({ data, dates, onHear }: Hear & { readonly data: Lecture; readonly dates: LectureNotes["dates"] }) {
  const { t, format } = useLanguage();
  const { replica, now } = useStudent();
  const there = useLive(async () => {
    const days = dates.flatMap(({ day }) => (day ? [day] : []));
    if (days.length === 0) return new Set<string>();
    const rows = await replica.list(calendarEvent, { by: "start" });
    return new Set(
      rows
        .filter(({ data: one }) => one.classId === data.classId)
        .map(({ data: one }) => `${one.type} ${one.start.slice(0, 10)}`),
    );
  }, [replica, dates, data.classId]);
  if (dates.length === 0) return null;
  const dayAndTime = (day: string, time: string | null) =>
    [format.calendarDay(day, ""), ...(time ? [format.time(Date.parse(`${day}T${time}`))] : [])].join(", ");
  return (
    <section>
      <h2>{t("lecture.dates")}</h2>
      <ul className={styles.missed}>
        {dates.map((one) => (
          <li key={one.atMs}>
            <Pressable className={styles.secondLink} onClick={() => onHear(one.atMs)}>
              {clockText(one.atMs)}
            </Pressable>
            <span>
              {one.text}
              <small>{one.day ? dayAndTime(one.day, one.time) : t("lecture.noDay")}</small>
            </span>
            {one.day !== null &&
              (there?.has(`${one.type} ${one.day}`) ? (
                <small className={styles.done}>
                  <Icon shape={chosenIcon} size={14} />
                  {t("lecture.inCalendar")}
                </small>
              ) : (
                <Button
                  look="outline"
                  onClick={async () => {
                    const start = one.time ? `${one.day}T${one.time}` : (one.day ?? "");
                    const made = newEvent(now(), {
                      start,
                      type: one.type,
                      title: one.text.slice(0, 300),
                      classId: data.classId,
                    });
                    const id = await replica.create(calendarEvent, made);
                    const undo = { label: t("action.undo"), run: () => void replica.remove(calendarEvent, id) };
                    toast({ text: t("lecture.inCalendar"), action: undo });
                  }}
                >
                  <Icon shape={intoCalendarIcon} size={16} />
                  {t("lecture.toCalendar")}
                </Button>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

type TrayProps = { readonly id: string; readonly data: Lecture; readonly notes: LectureNotes; readonly title: string };

/** What becomes of it: a note, and from there cards, a quiz, a summary. */
function LectureTray({ id, data, notes, title }: TrayProps) {
  const { t } = useLanguage();
  const { replica, now } = useStudent();
  const navigate = useNavigate();
  const { classes } = useClasses();
  const making = useRef<Promise<string> | null>(null);
  const kept = useLive(
    async () => (data.noteId ? ((await replica.row(note, data.noteId))?.del === 0 ? data.noteId : null) : null),
    [replica, data.noteId],
  );
  const count = timedLinesIn(data.lines).length;
  const make = async () => {
    const words = {
      terms: t("lecture.terms"),
      unclear: t("lecture.notClear"),
      asked: t("lecture.askedOpen"),
      missed: t("lecture.missed"),
      dates: t("lecture.dates"),
    };
    const body = noteOfLecture(notes, words, (atMs) => lectureHref(id, atMs));
    const noteId = await replica.create(note, { ...newNote(now()), title, body, classId: data.classId });
    await replica.update(lecture, id, { noteId, updatedAt: now() });
    toast({ text: t("lecture.keptNote", { title }) });
    return noteId;
  };
  const noteThen = async (go: (noteId: string) => void) => {
    making.current ??= kept ? Promise.resolve(kept) : make();
    const noteId = await making.current;
    making.current = null;
    go(noteId);
  };
  const tool = (page: "quiz-generator" | "note-summarizer") =>
    noteThen(
      (noteId) => void navigate({ to: "/ai-tools/$tool", params: { tool: page }, search: { from: `note:${noteId}` } }),
    );
  const isEmpty = notes.sections.length === 0 && notes.terms.length === 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is one line, scrolled by the arrow keys.
    <section className={styles.tray} aria-label={t("lecture.note")} data-under-thumb="desk" tabIndex={0}>
      <p>
        <strong>{t("lecture.note")}</strong>
        <span>{`${clockText(lectureMs(data))} · ${t("lecture.lines", { count })}`}</span>
      </p>
      <Select
        className={styles.into ?? ""}
        aria-label={t("lecture.class")}
        value={data.classId ?? ""}
        onChange={(event) =>
          void replica.update(lecture, id, { classId: event.currentTarget.value || null, updatedAt: now() })
        }
      >
        <option value="">{t("lecture.noClass")}</option>
        {classes?.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Select>
      <div className={styles.ways}>
        <Button
          disabled={isEmpty}
          onClick={() => void noteThen((noteId) => void navigate({ to: makeCardsHref(`note:${noteId}`) }))}
        >
          {t("lecture.cards")}
        </Button>
        <Button disabled={isEmpty} onClick={() => void tool("quiz-generator")}>
          {t("lecture.quiz")}
        </Button>
        <Button disabled={isEmpty} onClick={() => void tool("note-summarizer")}>
          {t("lecture.summary")}
        </Button>
      </div>
      {kept ? (
        <PlainLink href={`/editor/${kept}`} className={styles.keptLink}>
          {t("lecture.openNote")}
        </PlainLink>
      ) : (
        <Button look="primary" disabled={isEmpty} onClick={() => void noteThen(() => undefined)}>
          <Icon shape={chosenIcon} size={18} />
          {t("lecture.keep")}
        </Button>
      )}
    </section>
  );
}
