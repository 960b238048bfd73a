import { type Card, type CardKind, card, cardKinds } from "@jotter/domain/card";
import { gapCount } from "@jotter/markdown/cloze";
import { useRef, useState } from "react";
import { keepCards, sidesOf } from "../../student/cards/keep-cards.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Segments } from "../../ui/kit/Segments.tsx";
import { useTexts } from "../../ui/language.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./cards.module.css";

type CardDialogProps = {
  readonly deckId: string;
  /** Absent for a new one. */
  readonly stored?: { readonly id: string; readonly data: Card };
  readonly onClose: () => void;
};

/** What can be written with the keyboard; a picture's areas are drawn. */
const writtenKinds = cardKinds.filter((kind) => kind !== "image");

/** A card by hand. [FLA-1] */
export function CardDialog({ deckId, stored, onClose }: CardDialogProps) {
  const t = useTexts();
  const { replica, now } = useStudent();
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLTextAreaElement>(null);
  const [kind, setKind] = useState<CardKind>(stored?.data.kind ?? "basic");
  const [front, setFront] = useState(stored?.data.front ?? "");
  const [back, setBack] = useState(stored?.data.back ?? "");
  const [topic, setTopic] = useState(stored?.data.topic ?? "");
  const [tags, setTags] = useState(stored?.data.tags.join(", ") ?? "");
  const [problem, setProblem] = useState<string | undefined>();
  const [kept, setKept] = useState(0);
  const isCloze = kind === "cloze";
  const keep = async () => {
    const fault =
      front.trim() === "" || (!isCloze && kind !== "image" && back.trim() === "")
        ? t("cards.needsWords")
        : isCloze && gapCount(front) === 0
          ? t("cards.needsGap")
          : undefined;
    setProblem(fault);
    if (fault) return;
    const words = { kind, front, back, topic: topic.trim(), tags: tagsIn(tags) };
    if (stored) {
      const sides = sidesOf({ ...stored.data, kind, front });
      await replica.update(card, stored.id, { ...words, sides, updatedAt: now() });
      dialog.current?.close();
      return;
    }
    await keepCards(replica, { id: deckId }, [words], now());
    // The next one is written at once: topic and tags stay.
    setFront("");
    setBack("");
    setKept(kept + 1);
    first.current?.focus();
  };
  return (
    <Dialog
      title={t(stored ? "cards.editCard" : "cards.writeCard")}
      size="wide"
      ref={dialog}
      hasCross
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void keep();
        }}
      >
        {kind !== "image" && (
          <Segments
            label={t("cards.kindLabel")}
            value={kind}
            options={writtenKinds.map((value) => ({ value, label: t(`cards.kind.${value}`) }))}
            onChoose={setKind}
          />
        )}
        <TextArea
          label={t(isCloze ? "cards.clozeText" : "cards.front")}
          hint={problem ?? (isCloze ? t("cards.clozeHint") : undefined)}
          value={front}
          rows={3}
          autoFocus
          ref={first}
          onChange={(event) => setFront(event.currentTarget.value)}
        />
        <TextArea
          label={t(isCloze ? "cards.clozeExtra" : "cards.back")}
          value={back}
          rows={3}
          onChange={(event) => setBack(event.currentTarget.value)}
        />
        <div className={styles.pair}>
          <TextField
            label={t("cards.topic")}
            value={topic}
            maxLength={300}
            onChange={(event) => setTopic(event.currentTarget.value)}
          />
          <TextField label={t("cards.tags")} value={tags} onChange={(event) => setTags(event.currentTarget.value)} />
        </div>
        <footer className={styles.foot}>
          <span role="status" className={styles.quiet}>
            {kept > 0 && t("cards.count", { count: kept, formatted: String(kept) })}
          </span>
          <Button onClick={() => dialog.current?.close()}>{t(kept > 0 ? "study.done" : "cards.cancel")}</Button>
          <Button look="primary" type="submit">
            {t("cards.save")}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

function tagsIn(typed: string): string[] {
  const tags = typed.split(/[,，、]/).map((tag) => tag.trim().replace(/^#/, "").slice(0, 200));
  return [...new Set(tags.filter((tag) => tag !== ""))].slice(0, 200);
}
