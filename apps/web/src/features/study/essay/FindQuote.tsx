import type { CitedSource } from "@jotter/domain/essay";
import { note } from "@jotter/domain/note";
import type { Language } from "@jotter/domain/settings";
import { quotableIn } from "@jotter/essay/quotes/quotable";
import { languageOf } from "@jotter/study-tools/text-language";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { pagesOf } from "../../../student/documents/document-pages.ts";
import { usePageSearch } from "../../../student/documents/document-search.ts";
import { shownDocumentTitle } from "../../../student/documents/document-title.ts";
import { type Piece, useNoteSearch, warmUp } from "../../../student/notes/note-search.ts";
import { useLive } from "../../../student/records/use-live.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { Button, Pressable } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Input } from "../../../ui/kit/Input.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useBackCloses } from "../../../ui/use-back-closes.ts";
import styles from "./essay.module.css";
import { ReferenceFields } from "./ReferenceFields.tsx";
import { draftOf, referenceOf } from "./reference-draft.ts";
import type { FoundQuote } from "./use-references.ts";

/** More than anybody reads through to find a sentence; whoever wants another types another word. */
const mostHits = 8;
const mostSentences = 40;

/** A page or a note in which the words were found. */
type Hit = {
  readonly kind: "note" | "document";
  readonly id: string;
  readonly title: string;
  readonly page?: number;
  readonly label?: string;
};

type FindQuoteProps = {
  readonly essayId: string;
  readonly sources: readonly CitedSource[];
  readonly language: Language;
  readonly onInsert: (quote: FoundQuote) => void;
  readonly onClose: () => void;
};

/** Words looked for in the student's own notes and documents, and put into the essay with where they are from. [ESS-2] */
export function FindQuote({ essayId, sources, language, onInsert, onClose }: FindQuoteProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const chosen = useRef<FoundQuote | null>(null);
  const [looked, setLooked] = useState("");
  const [hit, setHit] = useState<Hit | null>(null);
  const close = () => (dialog.current ? dialog.current.close() : onClose());
  useBackCloses(true, close);
  useEffect(warmUp, []);
  return (
    <Dialog
      ref={dialog}
      title={hit ? hit.title : t("essay.findQuote.title")}
      size="wide"
      hasCross
      closesBeside={!hit}
      onClose={() => {
        onClose();
        // Only now is the essay back: what is put in goes to its caret.
        if (chosen.current) onInsert(chosen.current);
      }}
    >
      {hit ? (
        <PickWords
          hit={hit}
          looked={looked}
          language={language}
          source={sources.find(({ from }) => from === `${hit.kind}:${hit.id}`) ?? null}
          onBack={() => setHit(null)}
          onPick={(quote) => {
            chosen.current = quote;
            close();
          }}
        />
      ) : (
        <LookFor essayId={essayId} looked={looked} onLook={setLooked} onHit={setHit} />
      )}
    </Dialog>
  );
}

type LookForProps = {
  readonly essayId: string;
  readonly looked: string;
  readonly onLook: (looked: string) => void;
  readonly onHit: (hit: Hit) => void;
};

function LookFor({ essayId, looked, onLook, onHit }: LookForProps) {
  const t = useTexts();
  const query = useDeferredValue(looked);
  const notes = useNoteSearch(query, {}, mostHits + 1);
  const pages = usePageSearch(query, mostHits);
  const inNotes = (notes.hits ?? []).filter(({ id }) => id !== essayId).slice(0, mostHits);
  const inPages = pages.hits ?? [];
  const isAnswered = query.trim() !== "" && notes.isAnswered && pages.isWhole;
  return (
    <div className={styles.finding}>
      <Input
        type="search"
        autoFocus
        aria-label={t("essay.findQuote.words")}
        placeholder={t("essay.findQuote.words")}
        value={looked}
        onChange={(event) => onLook(event.currentTarget.value)}
      />
      <p className={styles.hint} role="status">
        {query.trim() === ""
          ? t("essay.findQuote.where")
          : isAnswered && inNotes.length + inPages.length === 0
            ? t("essay.findQuote.none")
            : ""}
      </p>
      <ul className={styles.hits}>
        {inPages.map(({ documentId, title, page, label, snippet }) => {
          const name = shownDocumentTitle(title, t);
          return (
            <li key={`${documentId}/${page}`}>
              <Pressable onClick={() => onHit({ kind: "document", id: documentId, title: name, page, label })}>
                <strong>{name}</strong> <small>{t("studyDocuments.page", { page: label })}</small>
                <Pieces of={snippet} />
              </Pressable>
            </li>
          );
        })}
        {inNotes.map(({ id, title, snippet }) => {
          const name = title.map(({ text }) => text).join("");
          return (
            <li key={id}>
              <Pressable onClick={() => onHit({ kind: "note", id, title: name })}>
                <strong>{name}</strong>
                <Pieces of={snippet} />
              </Pressable>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Pieces({ of }: { readonly of: readonly Piece[] }) {
  let at = 0;
  return (
    <span className={styles.snippet}>
      {of.map(({ text, match }) => {
        at += text.length;
        return match ? <b key={at}>{text}</b> : text;
      })}
    </span>
  );
}

type PickWordsProps = {
  readonly hit: Hit;
  readonly looked: string;
  readonly language: Language;
  /** What is known of it already. */
  readonly source: CitedSource | null;
  readonly onBack: () => void;
  readonly onPick: (quote: FoundQuote) => void;
};

/** Which sentences, and where they are from. A source is described once; the next quotation knows it. */
function PickWords({ hit, looked, language, source, onBack, onPick }: PickWordsProps) {
  const t = useTexts();
  const { replica } = useStudent();
  const { kind, id, page: pageOf, label, title } = hit;
  const text = useLive(async () => {
    if (kind === "note") return (await replica.get(note, id))?.body ?? "";
    return (await pagesOf(replica, id)).texts[pageOf ?? 0] ?? "";
  }, [replica, kind, id, pageOf]);
  const read = useMemo(
    () => quotableIn(text ?? "", languageOf(text ?? "") ?? language, looked, mostSentences),
    [text, language, looked],
  );
  const [picked, setPicked] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const [page, setPage] = useState(label ?? "");
  const [draft, setDraft] = useState(() => draftOf(source?.reference ?? { title }));
  const [isOpen, setIsOpen] = useState(source === null);
  const first = useRef<HTMLLIElement>(null);
  const isRead = text !== undefined;
  useEffect(() => {
    if (isRead) first.current?.scrollIntoView({ block: "center" });
  }, [isRead]);
  const range = picked ?? { from: read.first, to: read.first };
  const words = read.sentences
    .slice(range.from, range.to + 1)
    .map((one) => one.text)
    .join(" ");
  const reference = referenceOf(draft);

  function pick(at: number) {
    if (at === range.from - 1) setPicked({ from: at, to: range.to });
    else if (at === range.to + 1) setPicked({ from: range.from, to: at });
    else setPicked({ from: at, to: at });
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const sourceId = source?.id ?? crypto.randomUUID();
        if (reference && words !== "") onPick({ words, page: page.trim(), sourceId, reference, from: `${kind}:${id}` });
      }}
    >
      <p className={styles.hint}>{t("essay.findQuote.pick")}</p>
      <ul className={styles.sentences}>
        {read.sentences.map((sentence, at) => (
          <li key={sentence.at} ref={at === read.first ? first : undefined}>
            <Pressable aria-pressed={at >= range.from && at <= range.to} onClick={() => pick(at)}>
              {sentence.text}
            </Pressable>
          </li>
        ))}
      </ul>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{t("essay.findQuote.source", { title: draft.title || title })}</summary>
        <ReferenceFields draft={draft} onDraft={setDraft} />
      </details>
      <div className={styles.formActs}>
        <TextField
          label={t("essay.findQuote.page")}
          value={page}
          autoComplete="off"
          onChange={(event) => setPage(event.currentTarget.value)}
        />
        <Button onClick={onBack}>{t("essay.findQuote.back")}</Button>
        <Button type="submit" look="primary" disabled={!reference || words === ""}>
          {t("essay.findQuote.insert")}
        </Button>
      </div>
    </form>
  );
}
