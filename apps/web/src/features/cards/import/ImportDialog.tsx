import { deck } from "@jotter/domain/deck";
import { clozeQuestion } from "@jotter/markdown/cloze";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useNoteImages } from "../../../student/pictures/use-note-images.ts";
import { useKeptDraft } from "../../../student/records/use-kept-draft.ts";
import { useStudent } from "../../../student/session/student-context.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { InlineMarkdown } from "../../../ui/InlineMarkdown.tsx";
import { FileInput } from "../../../ui/kit/FileInput.tsx";
import { Progress } from "../../../ui/kit/Progress.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/overlays.ts";
import { Problem } from "../../../ui/Problem.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import styles from "../cards.module.css";
import { addCards, type ComparedFile, compared, deckName } from "./add-cards.ts";
import { foundWords, leftWords } from "./found-words.ts";
import { type OpenedFile, type OpenProblem, openCards } from "./read-cards.ts";

type Stage =
  | { readonly is: "choose" }
  | { readonly is: "reading"; readonly share: number; readonly cancel: () => void }
  | { readonly is: "found"; readonly file: ComparedFile }
  | { readonly is: "adding"; readonly share: number; readonly cancel: () => void };

/** Cards from Anki, a table or Quizlet's text: looked at before anything is added. [FLA-4] */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, format } = useLanguage();
  const { replica, now } = useStudent();
  const router = useRouter();
  const images = useNoteImages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [stage, setStage] = useState<Stage>({ is: "choose" });
  const [problem, setProblem] = useState<OpenProblem | "failed" | null>(null);
  const { draft: pasted, setDraft: setPasted, forget } = useKeptDraft("pasted-cards", "");
  const chooser = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const was = useRef(stage.is);
  // What was pressed is gone with its stage.
  useEffect(() => {
    if (was.current !== stage.is) main.current?.focus();
    was.current = stage.is;
  }, [stage.is]);
  const open = useRef<OpenedFile | null>(null);
  useEffect(() => () => open.current?.close(), []);
  const counted = (number: number) => t("cards.count", { count: number, formatted: format.number(number) });

  async function read(file: Blob, name: string) {
    setProblem(null);
    const { opened, cancel } = openCards({ file, name, now: now() }, (share) =>
      setStage((last) => (last.is === "reading" ? { ...last, share } : last)),
    );
    setStage({
      is: "reading",
      share: 0,
      cancel: () => {
        cancel();
        setStage({ is: "choose" });
      },
    });
    const result = await opened;
    if (typeof result === "string") {
      setProblem(result);
      setStage({ is: "choose" });
      return;
    }
    open.current = result;
    const known = await compared(result, replica).catch(() => null);
    if (!known) setProblem("damaged");
    setStage(known ? { is: "found", file: known } : { is: "choose" });
  }

  async function add(file: ComparedFile) {
    if (!images) return;
    setProblem(null);
    const calledOff = new AbortController();
    setStage({ is: "adding", share: 0, cancel: () => calledOff.abort() });
    const onProgress = (share: number) => setStage((last) => (last.is === "adding" ? { ...last, share } : last));
    const added = await addCards(file, { replica, images, now, onProgress, signal: calledOff.signal });
    if (added === "failed") setProblem(added);
    if (added === "failed" || added === "cancelled") {
      setStage({ is: "found", file });
      return;
    }
    forget();
    dialog.current?.close();
    const { cards, filesLeft, deckIds, undo } = added;
    const [only] = deckIds;
    const takeBack = async () => {
      await undo();
      // The deck in sight may have come with them.
      const isThere = only !== undefined && (await replica.get(deck, only)) != null;
      if (!isThere && router.state.location.pathname === `/cards/${only}`) await router.navigate({ to: "/cards" });
    };
    toast({
      text: [
        t("cards.keptThere", { count: cards, formatted: format.number(cards) }),
        leftWords({ ...file.opened.found, same: file.same, twice: file.twice }, t).join(" · "),
        filesLeft > 0 && t("cards.filesLeft", { count: filesLeft }),
      ]
        .filter(Boolean)
        .join(" "),
      action: { label: t("action.undo"), run: () => void takeBack() },
    });
    if (deckIds.length === 1 && only) await router.navigate({ to: "/cards/$deck", params: { deck: only } });
  }

  const said =
    stage.is === "found"
      ? foundWords({ ...stage.file.opened.found, same: stage.file.same, twice: stage.file.twice }, t, format)
      : stage.is !== "choose" && t(stage.is === "reading" ? "cards.reading" : "cards.adding");
  return (
    <Dialog title={t("cards.bring")} size="wide" ref={dialog} hasCross isHeld={stage.is === "adding"} onClose={onClose}>
      <div className={styles.form}>
        {problem && problem !== "cancelled" && <Problem text={t(`cards.problem.${problem}`)} />}
        <p role="status" className={styles.stage}>
          {said}
        </p>
        {stage.is === "choose" && (
          <>
            <p>{t("cards.bringText")}</p>
            <p>
              <Button ref={main} look="primary" onClick={() => chooser.current?.click()}>
                {t("cards.chooseFile")}
              </Button>
              <FileInput
                ref={chooser}
                accept=".apkg,.colpkg,.csv,.tsv,.txt"
                onChange={(event) => {
                  const [file] = event.currentTarget.files ?? [];
                  event.currentTarget.value = "";
                  if (file) void read(file, file.name);
                }}
              />
            </p>
            <TextArea
              label={t("cards.pasteList")}
              value={pasted}
              rows={4}
              onChange={(event) => setPasted(event.currentTarget.value)}
            />
            <footer className={styles.foot}>
              <Button
                look="outline"
                disabled={pasted.trim() === ""}
                onClick={() => void read(new Blob([pasted]), t("cards.pastedDeck"))}
              >
                {t("cards.look")}
              </Button>
            </footer>
          </>
        )}
        {(stage.is === "reading" || stage.is === "adding") && (
          <>
            <Progress aria-label={t("cards.bring")} value={stage.share} max={1} />
            <footer className={styles.foot}>
              <Button ref={main} onClick={stage.cancel}>
                {t("cards.cancel")}
              </Button>
            </footer>
          </>
        )}
        {stage.is === "found" && (
          <>
            <ul className={styles.found}>
              {stage.file.opened.found.decks.slice(0, 8).map(({ key, name, count }) => (
                <li key={key}>
                  <strong>{deckName(name)}</strong> {counted(count)}
                </li>
              ))}
            </ul>
            <ul className={styles.found}>
              {stage.file.opened.found.first.slice(0, 6).map(({ kind, front, back }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the first of a list that does not change.
                <li key={at}>
                  <InlineMarkdown text={kind === "cloze" ? clozeQuestion(front, 0) : front} />
                  <span aria-hidden="true"> → </span>
                  <span className="visually-hidden">: </span>
                  <InlineMarkdown text={back} />
                </li>
              ))}
            </ul>
            <footer className={styles.foot}>
              <Button ref={stage.file.count === 0 ? main : null} onClick={() => setStage({ is: "choose" })}>
                {t("cards.otherFile")}
              </Button>
              <Button
                ref={stage.file.count > 0 ? main : null}
                look="primary"
                disabled={!images || stage.file.count === 0}
                onClick={() => void add(stage.file)}
              >
                {t("cards.add", {
                  count: stage.file.count,
                  formatted: format.number(stage.file.count),
                })}
              </Button>
            </footer>
          </>
        )}
      </div>
    </Dialog>
  );
}
