import type { Editor, Selected } from "@jotter/editor/editor";
import type { EditWay } from "@jotter/study-tools/edit";
import { useRouter } from "@tanstack/react-router";
import type { RefObject } from "react";
import type { OfferName } from "../../student/selection/offers.ts";
import { useStudyPassage } from "../../student/selection/use-study-passage.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { modelProblemText } from "../../student/settings/model-problem.ts";
import { pageLanguage, useFormat, useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { keepPassage } from "./kept-passage.ts";

/** Help with what is selected in an open note. [NOT-7] */
export function useNoteHelp(id: string, editor: RefObject<Editor | null>, title: string): (offer: OfferName) => void {
  const { account, ai } = useStudent();
  const { t, language } = useLanguage();
  const format = useFormat();
  const router = useRouter();
  const study = useStudyPassage(account.id);

  async function propose(way: EditWay, selected: Selected) {
    const open = editor.current;
    if (!open) return;
    try {
      // Most notes are only written: what makes proposals comes when the first one is wanted.
      const [{ proposeEdit }] = await Promise.all([import("./propose-edit.ts"), pageLanguage()]);
      await proposeEdit(way, selected, { editor: open, ai, title, t, format, language });
    } catch {
      const message = modelProblemText({ kind: "offline" }, t, language) ?? "";
      toast({ text: t(`proposal.failed.${way}`, { message }) });
    }
  }

  return (offer) => {
    const isEdit = offer === "shorten" || offer === "simplify";
    const selected = editor.current?.selected(isEdit ? "sentences" : undefined);
    if (!selected) return;
    if (isEdit) return void propose(offer, selected);
    if (offer !== "ask") keepPassage(router, selected);
    study(offer, { words: selected.text.trim(), title }, { noteId: id });
  };
}
