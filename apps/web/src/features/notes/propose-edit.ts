import type { ModelProblem } from "@jotter/domain/model";
import type { Result } from "@jotter/domain/result";
import type { Language } from "@jotter/domain/settings";
import type { Editor, Selected } from "@jotter/editor/editor";
import type { Proposal, ProposalWords } from "@jotter/editor/proposal";
import { type ProposedPiece, piecesBetween, piecesOf } from "@jotter/editor/proposed-pieces";
import { type EditWay, editable, editQuestion, isFaithful, readEdit } from "@jotter/study-tools/edit";
import type { Student } from "../../student/session/student-context.ts";
import { modelProblemText } from "../../student/settings/model-problem.ts";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";
import { shortenedBy } from "./shortened-by.ts";

type Deps = {
  readonly editor: Editor;
  readonly ai: Student["ai"];
  /** Of the note: what the list of what was sent calls it. */
  readonly title: string;
  readonly t: Translate;
  readonly format: Format;
  readonly language: Language;
};

/**
 * Words of a note, shorter or simpler, as a proposal: by a model where there is one, else by what the device can do.
 * The note itself is the student's to change. [NOT-7] [AIX-6]
 */
export async function proposeEdit(way: EditWay, selected: Selected, deps: Deps): Promise<void> {
  const { editor, ai, title, t, language } = deps;
  const text = editable(selected.text);
  const proposal = await editor.propose({ ...selected, to: selected.from + text.length, text }, wordsOf(deps));
  if (!proposal) return;
  proposal.working(t(`proposal.working.${way}`));
  const port = await ai({ by: way, items: [title] });
  const status = await port.status(proposal.signal);
  if (proposal.signal.aborted) return;
  const problem = status.ok ? status.value.problem : status.problem;
  const again = (stretch: { readonly from: number; readonly to: number }) =>
    void proposeEdit(way, { ...selected, ...stretch, text: proposal.text }, deps);
  const more = text.length < selected.text.length ? [t("proposal.cut")] : [];

  if (way === "simplify" && (problem?.kind === "no-key" || problem?.kind === "not-configured")) {
    return proposal.say(t("proposal.noModel"));
  }
  if (problem && way === "simplify") {
    const message = modelProblemText(problem, t, language) ?? "";
    return proposal.say(t("proposal.needsModel", { message }));
  }
  if (problem) {
    const pieces = await shortenedHere(text, language, proposal.signal);
    if (pieces === null) return proposal.say(t("studyTools.withheld.too-short"));
    return show(proposal, pieces, [t("proposal.byDevice"), ...more], t("proposal.nothing.shorten"));
  }
  const answer = await answered(
    port,
    editQuestion(way, text, () => crypto.randomUUID()),
    proposal.signal,
  );
  if (proposal.signal.aborted) return;
  if (!answer.ok) {
    const message = modelProblemText(answer.problem, t, language) ?? "";
    return proposal.say(t(`proposal.failed.${way}`, { message }), again);
  }
  const { said, model } = answer.value;
  const all = piecesBetween(text, readEdit(said, text) ?? text);
  const faithful = all.filter(({ edits }) => edits.every(({ insert }) => isFaithful(insert, text)));
  const kept = faithful.length < all.length ? [t("proposal.kept")] : [];
  show(proposal, faithful, [t("proposal.byModel", { model }), ...more, ...kept], t(`proposal.nothing.${way}`));
}

function show(proposal: Proposal, pieces: readonly ProposedPiece[], says: readonly string[], nothing: string): void {
  if (proposal.signal.aborted) return;
  if (proposal.show(pieces, says.join(" · ")) === 0) proposal.say(nothing);
}

/** The whole of it: a proposal that is still being written cannot be judged. */
async function answered(
  port: Awaited<ReturnType<Student["ai"]>>,
  question: ReturnType<typeof editQuestion>,
  signal: AbortSignal,
): Promise<Result<{ readonly said: string; readonly model: string }, ModelProblem>> {
  let said = "";
  for await (const piece of port.text(question, signal)) {
    if (piece.t === "text") said += piece.d;
    else if (piece.t === "error") return { ok: false, problem: piece.problem };
    // Of an answer that was cut the rest would look as if it were to go.
    else if (piece.t === "done") {
      return piece.cut
        ? { ok: false, problem: { kind: "too-long" } }
        : { ok: true, value: { said, model: piece.model } };
    }
  }
  return { ok: false, problem: { kind: "network" } };
}

/** Null where the text is too short for it. */
async function shortenedHere(
  text: string,
  language: Language,
  signal: AbortSignal,
): Promise<readonly ProposedPiece[] | null> {
  const leftOut = await shortenedBy(text, language, signal);
  const edits = leftOut?.map(({ from, to }) => ({ from, to, insert: "" }));
  return edits ? piecesOf(text, edits) : null;
}

function wordsOf({ t, format }: Deps): ProposalWords {
  return {
    label: t("proposal.label"),
    accept: (words) => t("proposal.accept", { words }),
    reject: (words) => t("proposal.reject", { words }),
    acceptAll: t("proposal.acceptAll"),
    rejectAll: t("proposal.rejectAll"),
    stop: t("study.stop"),
    close: t("action.close"),
    again: t("study.tryAgain"),
    changed: t("proposal.changed"),
    count: (count) => t("proposal.count", { count, formatted: format.number(count) }),
  };
}
