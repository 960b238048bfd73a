import { type Card, cardKinds } from "@jotter/domain/card";
import { gapCount } from "@jotter/markdown/cloze";
import { useEffect, useRef, useState } from "react";
import { editCard } from "../../student/cards/edit-card.ts";
import { keepCards } from "../../student/cards/keep-cards.ts";
import { editLine } from "../../student/cards/line-cards.ts";
import { pictureOn } from "../../student/pictures/picture-on.ts";
import { useAddImages } from "../../student/pictures/use-add-images.ts";
import { DraftBack } from "../../student/records/DraftBack.tsx";
import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Segments } from "../../ui/kit/Segments.tsx";
import { useTexts } from "../../ui/language.tsx";
import { confirmed } from "../../ui/overlays.ts";
import { TextField } from "../../ui/TextField.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { CardText } from "./CardText.tsx";
import { type CardDraft, draftOf, givenBack, nextDraft } from "./card-draft.ts";
import styles from "./cards.module.css";
import { PictureFields } from "./PictureFields.tsx";

type CardDialogProps = {
  readonly deckId: string;
  /** Absent for a new one. */
  readonly stored?: { readonly id: string; readonly data: Card };
  readonly onClose: () => void;
};

/** A card by hand. [FLA-1] */
export function CardDialog({ deckId, stored, onClose }: CardDialogProps) {
  const t = useTexts();
  const { replica, now } = useStudent();
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLTextAreaElement>(null);
  const { draft, setDraft, isBack, startOver, forget } = useKeptDraft(
    stored ? `card:${stored.id}` : `new-card:${deckId}`,
    draftOf(stored?.data),
    givenBack,
  );
  const { kind, front, back, coversAll, topic, tags } = draft;
  const areas = [...draft.areas];
  const change = (some: Partial<CardDraft>) => setDraft((last) => ({ ...last, ...some }));
  const [problem, setProblem] = useState<string | undefined>();
  const [kept, setKept] = useState(0);
  const { addImages } = useAddImages();
  const isCloze = kind === "cloze";
  const oneAtATime = useOneAtATime();
  // The dialog has the focus on its cross until then.
  useEffect(() => first.current?.focus(), []);
  const isChanged = front !== (stored?.data.front ?? "") || back !== (stored?.data.back ?? "");
  const mayClose = async () => {
    const question = {
      title: t("cards.leaveTitle"),
      text: t("cards.leaveText"),
      confirm: t("cards.leaveAnyway"),
      cancel: t("cards.leaveNot"),
    };
    const isLeft = !isChanged || (await confirmed(question));
    if (isLeft) forget();
    return isLeft;
  };
  const close = async () => {
    if (await mayClose()) dialog.current?.close();
  };
  const keep = async () => {
    // The second press of a double click finds the next card, which has no words yet.
    if (kept > 0 && front === "" && back === "") return;
    const fault = faultOf({ kind, front, back, areas });
    setProblem(fault && t(fault));
    if (fault) return;
    const picture = kind === "image" && { areas, coversAll };
    const words = { kind, front, back, ...picture, topic: topic.trim(), tags: tagsIn(tags) };
    if (stored) {
      await editCard(replica, stored.id, words, now());
      await editLine(replica, stored.id, now());
      forget();
      dialog.current?.close();
      return;
    }
    await keepCards(replica, { id: deckId }, [words], now());
    // The next one is written at once: topic and tags stay.
    setDraft(nextDraft);
    setKept(kept + 1);
    first.current?.focus();
  };
  return (
    <Dialog
      title={t(stored ? "cards.editCard" : "cards.writeCard")}
      size="wide"
      ref={dialog}
      hasCross
      mayClose={mayClose}
      onClose={onClose}
    >
      {isBack && kept === 0 && <DraftBack onStartOver={startOver} />}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          oneAtATime(keep);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          oneAtATime(keep);
        }}
      >
        <Segments
          label={t("cards.kindLabel")}
          value={kind}
          options={cardKinds.map((value) => ({ value, label: t(`cards.kind.${value}`) }))}
          onChoose={(value) => change({ kind: value })}
        />
        {kind === "image" ? (
          <PictureFields
            front={front}
            areas={areas}
            coversAll={coversAll}
            problem={problem}
            onFront={(words) => change({ front: words })}
            onAreas={(hidden) => change({ areas: hidden })}
            onCoversAll={(covers) => change({ coversAll: covers })}
            addImages={addImages}
          />
        ) : (
          <CardText
            label={t(isCloze ? "cards.clozeText" : "cards.front")}
            hint={problem ?? (isCloze ? t("cards.clozeHint") : undefined)}
            value={front}
            autoFocus
            ref={first}
            onChange={(words) => change({ front: words })}
            addImages={addImages}
          />
        )}
        <CardText
          label={t(isCloze || kind === "image" ? "cards.clozeExtra" : "cards.back")}
          value={back}
          onChange={(words) => change({ back: words })}
          addImages={addImages}
        />
        <div className={styles.pair}>
          <TextField
            label={t("cards.topic")}
            value={topic}
            maxLength={300}
            onChange={(event) => change({ topic: event.currentTarget.value })}
          />
          <TextField
            label={t("cards.tags")}
            value={tags}
            onChange={(event) => change({ tags: event.currentTarget.value })}
          />
        </div>
        <footer className={styles.foot}>
          <span role="status" className={styles.quiet}>
            {kept > 0 && t("cards.count", { count: kept, formatted: String(kept) })}
          </span>
          <Button onClick={() => void close()}>{t(kept > 0 ? "study.done" : "cards.cancel")}</Button>
          <Button look="primary" type="submit">
            {t("cards.save")}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

/** What is missing before it can ask. */
function faultOf({ kind, front, back, areas }: Pick<Card, "kind" | "front" | "back" | "areas">) {
  if (kind === "image") return pictureOn(front) && areas?.length ? undefined : "cards.area.needs";
  if (front.trim() === "" || (kind !== "cloze" && back.trim() === "")) return "cards.needsWords";
  return kind === "cloze" && gapCount(front) === 0 ? "cards.needsGap" : undefined;
}

function tagsIn(typed: string): string[] {
  const tags = typed.split(/[,，、]/).map((tag) => tag.trim().replace(/^#/, "").slice(0, 200));
  return [...new Set(tags.filter((tag) => tag !== ""))].slice(0, 200);
}
