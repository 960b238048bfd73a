import { note } from "@jotter/domain/note";
import { listIn } from "@jotter/essay/citations/kept-list";
import { accountOf } from "@jotter/essay/process/account";
import { countWords } from "@jotter/markdown/count-words";
import { languageOf } from "@jotter/study-tools/text-language";
import { lazy, Suspense, use, useEffect, useMemo, useRef, useState } from "react";
import { useModel } from "../../../student/models/use-model.ts";
import { spokenTimesFor } from "../../../student/next-up/spoken-times.ts";
import { type BesideEditor, BesideNoteContext, type NoteCompanion } from "../../../student/notes/beside-note.ts";
import { shownNoteTitle } from "../../../student/notes/note-title.ts";
import { useLive } from "../../../student/records/use-live.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { PassageDialog } from "../../../student/study/PassageDialog.tsx";
import { BackLink } from "../../../ui/BackLink.tsx";
import { fileNameOf } from "../../../ui/file-name.ts";
import { downIcon } from "../../../ui/icons/quiz.ts";
import { Segments } from "../../../ui/kit/Segments.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/overlays.ts";
import { useMatches } from "../../../ui/use-matches.ts";
import deskStyles from "../desk.module.css";
import { Tray } from "../Tray.tsx";
import { CoachOffer } from "./CoachOffer.tsx";
import { CommentCard } from "./CommentCard.tsx";
import { CommentMargin } from "./CommentMargin.tsx";
import { commentWords } from "./comment-words.ts";
import { commentsOn, type EssayComment, type EssayMode, essayModes, fewOfEach, nextComment } from "./comments.ts";
import { EnglishOffer } from "./EnglishOffer.tsx";
import { EssaySide } from "./EssaySide.tsx";
import styles from "./essay.module.css";
import { RubricPart } from "./RubricPart.tsx";
import { rested } from "./rested.ts";
import { SourcesPart } from "./SourcesPart.tsx";
import { StatementDialog } from "./StatementDialog.tsx";
import { statementText } from "./statement-text.ts";
import { useCoach } from "./use-coach.ts";
import { useEnglish } from "./use-english.ts";
import { useEssay } from "./use-essay.ts";
import { useEssayKeys } from "./use-essay-keys.ts";
import { useEssayReading } from "./use-essay-reading.ts";
import { usePins } from "./use-pins.ts";
import { useProcess } from "./use-process.ts";
import { useQuotes } from "./use-quotes.ts";
import { type FoundQuote, useReferences } from "./use-references.ts";
import { useRubric } from "./use-rubric.ts";

const FindQuote = lazy(async () => ({ default: (await import("./FindQuote.tsx")).FindQuote }));

/** Its first pages tell the language of an essay; all of it would be read at every key. */
const telling = 4000;

type EssayDeskProps = {
  readonly id: string;
  readonly mode: EssayMode;
  readonly onMode: (mode: EssayMode) => void;
  readonly onOther: () => void;
};

/** An essay that is open: its structure, its text in the note's own editor, and questions in the margin. [ESS-1] */
export function EssayDesk({ id, mode, onMode, onOther }: EssayDeskProps) {
  const { t, format, language } = useLanguage();
  const { replica } = useStudent();
  const Note = use(BesideNoteContext);
  const isNarrow = useMatches("(max-width: 1180px)");
  const [editor, setEditor] = useState<BesideEditor | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [openId, setOpen] = useState<string | null>(null);
  const [showsDone, setShowsDone] = useState(false);
  const essay = useEssay(id);
  const process = useProcess(id, essay.log);
  const written = useRef(process.record);
  const [companion] = useState(
    (): NoteCompanion => ({
      onOpen: setEditor,
      onEdit: (edit) => written.current(edit),
      onText: rested(setText),
      onPin: setOpen,
    }),
  );
  const title = useLive(async () => (await replica.row(note, id))?.data.title ?? "", [replica, id]) ?? "";
  const textLanguage = useMemo(() => (text && languageOf(text.slice(0, telling))) || language, [text, language]);
  const english = useEnglish(mode === "proofread" && textLanguage === "en");
  const read = useEssayReading(text, textLanguage, english.reading);
  const quotes = useQuotes(id, read?.text ?? null, textLanguage);
  const remarks = essay.stored?.remarks;
  const all = useMemo(
    () => (read ? commentsOn(mode, { ...read, quotes, remarks }) : []),
    [mode, read, quotes, remarks],
  );
  const numbers = useMemo(() => new Map(all.map((comment, at) => [comment.id, at + 1])), [all]);
  const open = useMemo(() => all.filter(({ id: one }) => !essay.done.has(one)), [all, essay.done]);
  const few = useMemo(() => fewOfEach(open), [open]);
  const comments = useMemo(() => {
    const shown = new Set(few);
    return showsDone ? all.filter((one) => shown.has(one) || essay.done.has(one.id)) : few;
  }, [all, few, showsDone, essay.done]);
  const account = useMemo(() => accountOf(essay.entries), [essay.entries]);
  const doneCount = all.filter((one) => essay.done.has(one.id)).length;
  const model = useModel();
  const rubric = useRubric(essay);
  const coach = useCoach(essay, { mode, title, text, criteria: rubric.criteria, language });
  // While Harper is still reading, nobody can say that nothing is to be asked.
  const isRead = read !== null && (mode !== "proofread" || read.by !== "own");
  const references = useReferences(essay, editor, textLanguage);
  const [isFinding, setIsFinding] = useState(false);
  const [isStating, setIsStating] = useState(false);
  const [source, setSource] = useState<(NonNullable<EssayComment["source"]> & { readonly title: string }) | null>(null);
  const isCaretSet = useRef(false);
  const modes = useModeInSight(mode);
  const opened = comments.find((one) => one.id === openId) ?? null;
  usePins(editor, read?.text ?? null, comments, numbers, opened?.id ?? null);

  // What was opened by hand or by a key is brought into sight; the caret stays where it is.
  useEffect(() => {
    if (opened?.place) editor?.showPin(opened.id);
  }, [opened?.id, opened?.place, editor]);

  const go = (step: 1 | -1) => setOpen(nextComment(comments, opened?.id ?? null, step));
  const settle = (comment: string, isDone: boolean) => {
    const next = isDone && !showsDone ? nextComment(comments, comment, 1) : comment;
    setOpen(next === comment && isDone && !showsDone ? null : next);
    const undo = () => {
      void essay.settle(comment, false);
      setOpen(comment);
    };
    // Said once it is kept: whoever reloads at the word finds it done.
    void essay.settle(comment, isDone).then(() => {
      if (isDone) toast({ text: t("essay.isDone"), action: { label: t("action.undo"), run: undo } });
    });
  };
  useEssayKeys({ go, settle: () => opened && settle(opened.id, !essay.done.has(opened.id)) });

  const shownTitle = shownNoteTitle(title, t);
  const showStatement = () => {
    process.flush();
    setIsStating(true);
  };
  const acts = { onOpen: setOpen, onSettle: settle, onSource: (one: EssayComment) => void showSource(one.source) };
  const showSource = async (shown: EssayComment["source"]) => {
    // A document says its own name.
    const named = shown?.place.kind === "note" ? (await replica.row(note, shown.place.id))?.data.title : "";
    setSource(shown && { ...shown, title: shownNoteTitle(named ?? "", t) });
  };
  const insert = (quote: FoundQuote) => {
    const written = editor?.text() ?? "";
    // Who was never in the text goes on at its end, before the list of sources.
    if (!isCaretSet.current) editor?.goTo(written.slice(0, listIn(written)?.from).trimEnd().length);
    references.insert(quote);
  };
  const words = opened && commentWords(opened, t);
  return (
    <div className={deskStyles.desk}>
      <title>{`${shownTitle} · ${t("essay.title")} · ${t("product")}`}</title>
      <h1 className="visually-hidden" tabIndex={-1}>
        {t("essay.title")}
      </h1>
      <div className={deskStyles.head}>
        <BackLink href="/ai-tools">{t("study.title")}</BackLink>
        <div ref={modes} className={styles.modes}>
          <Segments
            label={t("essay.modes")}
            value={mode}
            options={essayModes.map((value) => ({ value, label: t(`essay.mode.${value}`) }))}
            onChoose={(next) => {
              setOpen(null);
              onMode(next);
            }}
          />
        </div>
        <p className={styles.hint}>{t(all.some((one) => one.remark) ? "essay.byModel" : "essay.byDevice")}</p>
      </div>
      <div className={`${deskStyles.zones} ${styles.zones}`}>
        <EssaySide read={read} account={account} onGoTo={(position) => editor?.goTo(position)}>
          {mode === "feedback" && read && read.structure.paragraphs.length > 0 && (
            <RubricPart rubric={rubric} read={read} quotes={quotes.length} />
          )}
          <SourcesPart
            references={references}
            language={textLanguage}
            quotes={quotes}
            hasList={read !== null && listIn(read.text) !== null}
            onGoTo={(position) => editor?.goTo(position)}
          />
        </EssaySide>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that somebody came into the text. */}
        <div
          className={styles.text}
          data-essay
          onFocus={() => {
            isCaretSet.current = true;
          }}
        >
          <Suspense fallback={null}>{Note && <Note id={id} companion={companion} />}</Suspense>
        </div>
        <div className={styles.beside}>
          {mode === "proofread" && textLanguage === "en" && <EnglishOffer english={english} by={read?.by} />}
          {mode !== "proofread" && <CoachOffer coach={coach} model={model} essay={{ id, title, text: text ?? "" }} />}
          {isRead && comments.length === 0 && (
            <p className={styles.nothing}>
              <strong>{t("essay.nothing")}</strong> {t("essay.nothingText")}
            </p>
          )}
          {!isNarrow && (
            <CommentMargin
              comments={comments}
              numbers={numbers}
              done={essay.done}
              open={opened?.id ?? null}
              editor={editor}
              {...acts}
            />
          )}
        </div>
      </div>
      {isNarrow && opened && (
        <section className={styles.sheet} aria-label={t("essay.number", { number: numbers.get(opened.id) ?? 0 })}>
          <CommentCard
            comment={opened}
            number={numbers.get(opened.id) ?? 0}
            isOpen
            isDone={essay.done.has(opened.id)}
            onNext={comments.length > 1 ? () => go(1) : undefined}
            {...acts}
          />
        </section>
      )}
      <p className="visually-hidden" role="status">
        {opened &&
          words &&
          `${numbers.get(opened.id) ?? ""} ${words.title}. ${opened.quote} ${words.says ?? ""} ${words.asks}`}
      </p>
      <Tray
        what={isRead ? t("essay.comments", { count: few.length }) : t("essay.arriving")}
        count={[
          ...(doneCount > 0 ? [t("essay.done", { count: doneCount })] : []),
          ...(open.length > few.length ? [t("essay.moreAlike", { count: open.length - few.length })] : []),
        ].join(" · ")}
        ways={[
          { key: "quote", label: t("essay.findQuote.title"), run: () => setIsFinding(true) },
          { key: "other", label: t("essay.other"), run: onOther },
          { key: "statement", label: t("essay.statement"), run: showStatement },
          {
            key: "done",
            label: t("essay.showDone"),
            run: () => setShowsDone(!showsDone),
            isOn: showsDone,
          },
        ]}
        action={{ label: t("essay.next"), run: () => go(1), isIdle: comments.length === 0, icon: downIcon }}
      />
      {isFinding && (
        <Suspense>
          <FindQuote
            essayId={id}
            sources={references.sources}
            language={textLanguage}
            onInsert={insert}
            onClose={() => setIsFinding(false)}
          />
        </Suspense>
      )}
      {isStating && (
        <StatementDialog
          text={statementText(shownTitle, countWords(text ?? ""), account, {
            t,
            format,
            time: spokenTimesFor(language).duration,
          })}
          fileName={`${fileNameOf(`${t("essay.statement")} ${shownTitle}`)}.txt`}
          onClose={() => setIsStating(false)}
        />
      )}
      {source && (
        <PassageDialog
          source={{ ...source.place, title: source.title }}
          citation={{ quote: source.words }}
          onClose={() => setSource(null)}
        />
      )}
    </div>
  );
}

/** On a phone the modes are one row to be pushed: the chosen one is in sight. */
function useModeInSight(mode: EssayMode) {
  const modes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = modes.current?.firstElementChild;
    const chosen = row?.querySelector<HTMLElement>(`label:nth-of-type(${essayModes.indexOf(mode) + 1})`);
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [mode]);
  return modes;
}
