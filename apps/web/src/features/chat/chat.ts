import { conversationTitle, isFull, type Message, proposalsOf, withProposalAt } from "@jotter/domain/conversation";
import type { ModelProblem } from "@jotter/domain/model";
import { isLater, type Proposal } from "@jotter/domain/proposal";
import type { AnswerPiece } from "@jotter/study-tools/chat/answer-piece";
import { listeners } from "../../ui/listeners.ts";

export type ChatState = {
  /** Null until the first question. */
  readonly id: string | null;
  readonly messages: readonly Message[];
  /** The reply that is being written. */
  readonly pending: Reply | null;
};

/** What has arrived of a reply. */
export type Reply = Pick<
  Message,
  "content" | "source" | "help" | "choices" | "told" | "stayed" | "lacking" | "proposal" | "moreProposals"
>;
export type Way = "any" | "model";

export type ChatDesk = {
  readonly answer: (
    question: string,
    history: readonly Message[],
    way: Way,
    signal: AbortSignal,
  ) => AsyncIterable<AnswerPiece>;
  readonly failureText: (problem: ModelProblem) => string;
  readonly lackingText: (problem: ModelProblem) => string;
  /** Keeps the conversation; left out where nobody is signed in. What was never seen here is somebody else's to delete. */
  readonly keep?: (id: string, title: string, messages: readonly Message[], isSeen: IsSeen) => Promise<void>;
  /** What was typed and not sent when this tab was last here. */
  readonly draft?: { readonly read: () => string; readonly write: (typed: string) => void };
  readonly now: () => number;
  readonly newId: () => string;
};

export type IsSeen = (messageId: string) => boolean;

export type Chat = ReturnType<typeof createChat>;

const keepEveryMs = 1000;

/** One conversation at a time: at most one reply is on its way. [CHT-3] */
export function createChat(desk: ChatDesk) {
  const { subscribe, tell } = listeners();
  let state: ChatState = { id: null, messages: [], pending: null };
  let running: AbortController | null = null;
  let writing: Promise<unknown> = Promise.resolve();
  let draft = desk.draft?.read() ?? "";
  const seen = new Set<string>();
  const isSeen: IsSeen = (messageId) => seen.has(messageId);

  function change(next: Partial<ChatState>): void {
    state = { ...state, ...next };
    for (const { id } of next.messages ?? []) seen.add(id);
    tell();
  }

  /** The reply that is being written has its id before it is whole: what is kept of it meanwhile is replaced by it. */
  let replyId = "";
  let keptAt = 0;

  function keep(messages = state.messages): void {
    const { id } = state;
    if (!id || messages.length === 0) return;
    keptAt = desk.now();
    writing = desk.keep?.(id, conversationTitle(messages), messages, isSeen) ?? writing;
  }

  /** Who reloads in the middle of a reply finds what they had read of it. */
  function keepUnfinished(): void {
    const { pending, messages } = state;
    if (!pending || pending.content === "" || desk.now() - keptAt < keepEveryMs) return;
    seen.add(replyId);
    keep([...messages, { id: replyId, type: "ai", timestamp: desk.now(), ...pending, stopped: true }]);
  }

  function finish(how: Pick<Message, "failed" | "stopped">): void {
    running = null;
    const { pending, messages } = state;
    const isSilent = !pending || (pending.content === "" && !pending.help);
    if (isSilent) {
      change({ pending: null });
      return;
    }
    const reply: Message = { id: replyId, type: "ai", timestamp: desk.now(), ...pending, ...how };
    change({ pending: null, messages: [...messages, reply] });
    keep();
  }

  function add(piece: AnswerPiece): void {
    const before = state.pending ?? { content: "" };
    if (piece.t === "text") change({ pending: { ...before, content: before.content + piece.d } });
    else if (piece.t === "help") change({ pending: { ...before, help: true } });
    else if (piece.t === "proposal") change({ pending: withOneMore(before, piece.proposal) });
    else if (piece.t === "source") change({ pending: { ...before, source: piece.source } });
    else if (piece.t === "told") {
      const { t, ...told } = piece;
      change({ pending: { ...before, ...told } });
    } else if (piece.t === "choices") change({ pending: { ...before, choices: piece.choices } });
    else if (piece.t === "lacking") change({ pending: { ...before, lacking: desk.lackingText(piece.problem) } });
    else {
      const text = desk.failureText(piece.problem);
      change({ pending: { ...before, content: before.content === "" ? text : `${before.content}\n\n${text}` } });
    }
  }

  /** Asks what stands last; what comes after a stop is not listened to. */
  async function reply(way: Way): Promise<void> {
    const own = new AbortController();
    running = own;
    replyId = desk.newId();
    const question = state.messages.at(-1)?.content ?? "";
    change({ pending: { content: "" } });
    let failed = false;
    try {
      for await (const piece of desk.answer(question, state.messages.slice(0, -1), way, own.signal)) {
        if (running !== own) return;
        failed ||= piece.t === "failed";
        add(piece);
        keepUnfinished();
      }
    } catch (error) {
      if (running !== own) return;
      failed = true;
      add({ t: "failed", problem: { kind: "unavailable", detail: error instanceof Error ? error.message : "" } });
    }
    if (running === own) finish(failed ? { failed } : {});
  }

  return {
    state: () => state,
    isSeen,
    subscribe,

    /** False where there is nothing to send, or a reply is on its way. */
    send(typed: string): boolean {
      const content = typed.trim();
      if (content === "" || state.pending) return false;
      const isNew = state.id === null || isFull(state.messages);
      const asked: Message = { id: desk.newId(), type: "user", content, timestamp: desk.now() };
      change({ id: isNew ? desk.newId() : state.id, messages: [...(isNew ? [] : state.messages), asked] });
      keep();
      void reply("any");
      return true;
    },

    /** What has arrived stays. */
    stop(): void {
      if (!running) return;
      running.abort();
      finish({ stopped: true });
    },

    /** Asks the last question again, in place of its answer. */
    again(way: Way = "any"): void {
      const last = state.messages.findLastIndex(({ type }) => type === "user");
      if (state.pending || last < 0) return;
      change({ messages: state.messages.slice(0, last + 1) });
      void reply(way);
    },

    /** What the student changed of a proposal, or what became of it. */
    setProposal(messageId: string, proposal: Proposal, at = 0): Promise<void> {
      const messages = state.messages.map((one) => (one.id === messageId ? withProposalAt(one, at, proposal) : one));
      change({ messages });
      keep();
      return this.written();
    },

    startNew(): void {
      this.stop();
      change({ id: null, messages: [] });
    },

    /** Resolves when everything said so far is kept: what is deleted before that would come back. */
    written: async (): Promise<void> => {
      await writing.catch(() => undefined); // Whoever keeps it tells of it.
    },

    /** What is typed and not sent: it outlives the window, as the conversation does. */
    draft: () => draft,
    setDraft(typed: string): void {
      draft = typed;
      desk.draft?.write(typed);
    },

    /** Another conversation, or this one as another device has left it. */
    show(id: string, messages: readonly Message[]): void {
      if (id === state.id && state.pending) return;
      if (id !== state.id) this.stop();
      change({ id, messages });
    },
  };
}

/** What this tab says, and between it what another tab has said meanwhile: neither is lost. */
export function withOthers(own: readonly Message[], stored: readonly Message[], isSeen: IsSeen): readonly Message[] {
  const others = stored.filter(({ id }) => !isSeen(id));
  const latest = own.map((one) => withLaterProposal(one, stored));
  return others.length === 0
    ? latest
    : [...latest, ...others].toSorted((one, other) => one.timestamp - other.timestamp);
}

function withOneMore(reply: Reply, proposal: Proposal): Reply {
  if (!reply.proposal) return { ...reply, proposal };
  return { ...reply, moreProposals: [...(reply.moreProposals ?? []), proposal] };
}

/** What was added in another tab or on another device stays added. */
function withLaterProposal(own: Message, stored: readonly Message[]): Message {
  const theirs = proposalsOf(stored.find(({ id }) => id === own.id) ?? {});
  return theirs.reduce((message, proposal, at) => {
    return isLater(proposal, proposalsOf(message)[at]) ? withProposalAt(message, at, proposal) : message;
  }, own);
}
