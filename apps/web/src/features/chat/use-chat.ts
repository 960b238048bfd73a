import { conversation, type Message, proposalsOf } from "@jotter/domain/conversation";
import type { ModelProblem } from "@jotter/domain/model";
import { isLater } from "@jotter/domain/proposal";
import type { AiPort } from "@jotter/ports/backend";
import { isClosing } from "@jotter/replica/follow";
import { newId } from "@jotter/replica/new-id";
import type { Replica } from "@jotter/replica/replica";
import type { AnswerPiece } from "@jotter/study-tools/chat/answer-piece";
import { useEffect, useState } from "react";
import { useLive } from "../../student/records/use-live.ts";
import type { Student } from "../../student/session/student-context.ts";
import { apologyText, modelProblemText } from "../../student/settings/model-problem.ts";
import type { AskPurpose } from "../../student/settings/sent-log.ts";
import { useLanguage } from "../../ui/language.tsx";
import { readTabRecord, removeTabRecord, tabRecordKeys, writeTabRecord } from "../../ui/local-records.ts";
import type { TextKey, Translate } from "../../ui/translate.ts";
import { type Chat, createChat, type IsSeen, withOthers } from "./chat.ts";
import { knowledgeOf, knowledgeOfVisitor, noteIdIn } from "./knowledge.ts";

type Around = {
  readonly student: Student | null;
  readonly ai: (purpose?: AskPurpose) => Promise<AiPort>;
  readonly path: string;
  readonly place: string;
};
type Asking = Around & { readonly language: ReturnType<typeof useLanguage>["language"]; readonly t: Translate };

/**
 * The conversation goes on when the window is closed; the next one who sits down finds another. So does whoever signs
 * out and in again: the records it was kept in are closed.
 */
let kept: { readonly student: Student | null; readonly chat: Chat } | null = null;
/** A question is asked from where the student is then, in the language they have then. */
let around: Asking;

export function useChat(given: Around): Chat {
  const { language, t } = useLanguage();
  around = { ...given, language, t };
  const [chat] = useState(() => {
    if (kept?.student !== given.student) {
      kept?.chat.stop();
      kept = { student: given.student, chat: newChat(given.student) };
    }
    return kept.chat;
  });
  useStored(chat, given.student);
  // On its way while the student is still typing.
  useEffect(() => void answerer().catch(() => undefined), []);
  return chat;
}

/** Whether there is anybody to ask besides this device: a model, none on this server, or nobody from here. */
export type Reach = "unknown" | "model" | "no-model" | "device";

export function useReach(ai: () => Promise<AiPort>): Reach {
  const [reach, setReach] = useState<Reach>("unknown");
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const status = await (await ai()).status(leaving.signal);
      if (!leaving.signal.aborted) setReach(reachOf(status.ok ? status.value.problem : status.problem));
    };
    read().catch(() => setReach("device")); // Without a network there is none.
    return () => leaving.abort();
  }, [ai]);
  return reach;
}

function reachOf(problem: ModelProblem | null): Reach {
  if (problem === null) return "model";
  return problem.kind === "offline" || problem.kind === "device-only" ? "device" : "no-model";
}

function newChat(student: Student | null): Chat {
  const now = student?.now ?? (() => Date.now());
  return createChat({
    answer: (question, history, way, signal) => answering(question, history, way, signal),
    failureText: (problem) => failureText(problem, around),
    lackingText: (problem) => lackingText(problem, around),
    ...(student && { keep: keeper(student) }),
    draft: tabDraft(tabRecordKeys.draft(student?.account.id ?? "visitor", "chat")),
    now,
    newId: () => newId(now()),
  });
}

function tabDraft(key: string) {
  return {
    read: () => readTabRecord(key) ?? "",
    write: (typed: string) => (typed === "" ? removeTabRecord(key) : writeTabRecord(key, typed)),
  };
}

/** What answers is larger than the window, and is fetched apart from it. */
const answerer = () => import("@jotter/study-tools/chat/answer");

async function* answering(
  question: string,
  history: readonly Message[],
  way: "any" | "model",
  signal: AbortSignal,
): AsyncGenerator<AnswerPiece> {
  const { student, ai, path, place, language, t } = around;
  const loaded = await answerer().catch(() => null);
  if (!loaded) {
    yield { t: "failed", problem: { kind: "offline" } };
    return;
  }
  const known = student ? await knowledgeOf(student, { path, place, language, t }) : knowledgeOfVisitor(place);
  yield* loaded.answer(question, {
    ...known,
    language,
    // The packages name texts by their paths; those that are not there are told as they are.
    say: (key, values) => t(key as TextKey, values),
    history,
    ask: async function* (asked, items) {
      yield* (await ai({ by: "jotson", items })).text(asked, signal);
    },
    choose: async (asked) => {
      const chosen = await (await ai({ by: "jotson", items: [] })).object(asked, signal);
      return chosen.ok ? { ok: true, value: chosen.value?.value } : chosen;
    },
    newWord: () => crypto.randomUUID(),
    newId: () => newId(student?.now() ?? Date.now()),
    openNoteId: noteIdIn(path),
    way,
  });
}

/** [CHT-5] */
function failureText(problem: ModelProblem, { student, t, language }: Asking): string {
  const message = modelProblemText(problem, t, language);
  if (message === null) return "";
  const isMissing = problem.kind === "no-key" || problem.kind === "not-configured";
  const hint = isMissing ? `\n\n${t(student ? "chat.needsModel" : "chat.needsModelGuest")}` : "";
  return apologyText(message, t) + hint;
}

/** The same sentence, smaller, after what the device could say, and what to set. [CHT-5] [AIX-2] [AIX-6] */
function lackingText(problem: ModelProblem, { student, t, language }: Asking): string {
  const message = apologyText(modelProblemText(problem, t, language) ?? "", t);
  if (problem.kind === "offline") return message;
  return `${t(student ? "chat.nothing.model" : "chat.nothing.modelGuest")} ${message}`;
}

function keeper({ replica, now }: Student) {
  let writing: Promise<unknown> = Promise.resolve();
  return (id: string, title: string, messages: readonly Message[], isSeen: IsSeen): Promise<void> => {
    const written = writing.then(() => write(replica, { id, title, messages, isSeen }, now()));
    writing = written.catch(() => undefined); // Told below; the next one writes all that was said.
    return written.catch((error) => {
      // A sign-out closes the records under a reply that is still on its way.
      if (!isClosing(error)) throw error;
    });
  };
}

type Said = {
  readonly id: string;
  readonly title: string;
  readonly messages: readonly Message[];
  readonly isSeen: IsSeen;
};

function write(replica: Replica, { id, title, messages, isSeen }: Said, at: number): Promise<void> {
  return replica.together(async () => {
    const stored = await replica.get(conversation, id);
    const all = [...withOthers(messages, stored?.messages ?? [], isSeen)];
    await replica.upsert(conversation, id, { messages: all, updatedAt: at }, { title, createdAt: at });
  });
}

/** After a reload the conversation of this tab goes on; what another device adds to it arrives. */
function useStored(chat: Chat, student: Student | null): void {
  const isKept = student !== null;
  const [id, setId] = useState(() => chat.state().id ?? readTabRecord(tabRecordKeys.conversation));
  useEffect(
    () =>
      chat.subscribe(() => {
        const { id } = chat.state();
        setId(id);
        if (id === null) removeTabRecord(tabRecordKeys.conversation);
        else if (isKept) writeTabRecord(tabRecordKeys.conversation, id);
      }),
    [chat, isKept],
  );
  const replica = student?.replica;
  const stored = useLive(async () => {
    const read = replica && id ? await replica.get(conversation, id) : undefined;
    return read ? { id, messages: read.messages } : null;
  }, [replica, id]);
  useEffect(() => {
    const shown = chat.state();
    // Until the conversation that was just chosen is read, the one before still stands in `stored`.
    if (!stored || !id || stored.id !== id || shown.pending || (shown.id !== null && shown.id !== id)) return;
    const isNews = stored.messages.some(
      (message) =>
        !chat.isSeen(message.id) || isLonger(message, shown.messages) || isDecidedSince(message, shown.messages),
    );
    if (isNews && stored.messages.length >= shown.messages.length) chat.show(id, stored.messages);
  }, [chat, stored, id]);
}

/** Another tab or device has said yes or no to what was proposed, or has changed it. */
function isDecidedSince(message: Message, shown: readonly Message[]): boolean {
  const own = proposalsOf(shown.find(({ id }) => id === message.id) ?? {});
  return own.some((proposal, at) => isLater(proposalsOf(message)[at], proposal));
}

/** Another tab has gone on with a reply of which this one had the beginning. */
function isLonger({ id, content }: Message, shown: readonly Message[]): boolean {
  return shown.some((one) => one.id === id && one.content.length < content.length);
}
