import { type Message, proposalsOf } from "@jotter/domain/conversation";
import type { AnswerPiece } from "@jotter/study-tools/chat/answer-piece";
import { describe, expect, test } from "vitest";
import { createChat, withOthers } from "./chat.ts";

/** A chat whose replies are written by the test, piece by piece. */
function desk() {
  const asked: { readonly question: string; readonly history: readonly Message[]; readonly way: string }[] = [];
  const kept: { readonly id: string; readonly title: string; readonly contents: readonly string[] }[] = [];
  let next: ((piece: AnswerPiece | "end" | "crash") => void) | null = null;
  let stopped = false;
  let ids = 0;
  let time = 1000;
  const wait = (ms: number) => {
    time += ms;
  };
  const chat = createChat({
    answer: async function* (question, history, way, signal) {
      asked.push({ question, history, way });
      stopped = false;
      signal.addEventListener("abort", () => {
        stopped = true;
      });
      for (;;) {
        const piece = await new Promise<AnswerPiece | "end" | "crash">((resolve) => {
          next = resolve;
        });
        if (piece === "end") return;
        if (piece === "crash") throw new Error("broken");
        yield piece;
      }
    },
    failureText: (problem) => `sorry: ${problem.kind}`,
    lackingText: ({ kind }) => `lacking ${kind}`,
    keep: async (id, title, messages) => {
      kept.push({ id, title, contents: messages.map(({ content }) => content) });
    },
    now: () => time,
    newId: () => `id${++ids}`,
  });
  const say = async (piece: AnswerPiece | "end" | "crash") => {
    await settled();
    next?.(piece);
    await settled();
  };
  const contents = () => chat.state().messages.map(({ type, content }) => `${type}: ${content}`);
  return { chat, asked, kept, say, contents, wait, wasStopped: () => stopped };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

describe("a conversation with Jotson", () => {
  test("takes a question, shows the reply as it is written, and keeps both [CHT-3] [CHT-6]", async () => {
    const { chat, say, contents, kept } = desk();
    expect(chat.send("  What is osmosis?\n")).toBe(true);
    expect(chat.state()).toMatchObject({ pending: { content: "" } });
    expect(kept).toEqual([{ id: "id2", title: "What is osmosis?", contents: ["What is osmosis?"] }]);
    await say({ t: "source", source: "model" });
    await say({ t: "text", d: "Water " });
    await say({ t: "text", d: "moves." });
    expect(chat.state().pending).toEqual({ content: "Water moves.", source: "model" });
    await say("end");
    expect(chat.state().messages).toEqual([
      { id: "id1", type: "user", content: "What is osmosis?", timestamp: 1000 },
      { id: "id3", type: "ai", content: "Water moves.", timestamp: 1000, source: "model" },
    ]);
    expect(contents()).toEqual(kept.at(-1)?.contents.map((text, at) => `${at === 0 ? "user" : "ai"}: ${text}`));
  });

  test("keeps what is lacking for more beside what was said, and it is no failure [AIX-2] [AIX-6]", async () => {
    const { chat, say } = desk();
    chat.send("What is the capital of France?");
    await say({ t: "text", d: "Nothing in your notes." });
    await say({ t: "lacking", problem: { kind: "no-key" } });
    await say("end");
    const last = chat.state().messages.at(-1);
    expect([last?.content, last?.lacking, last?.failed]).toEqual([
      "Nothing in your notes.",
      "lacking no-key",
      undefined,
    ]);
  });

  test("keeps what was read of a reply while it is being written, and one reply in the end [NOT-8]", async () => {
    const { chat, say, kept, wait } = desk();
    chat.send("What is osmosis?");
    await say({ t: "text", d: "Water " });
    expect(kept.at(-1)?.contents).toEqual(["What is osmosis?"]); // Not at every word.
    wait(1500);
    await say({ t: "text", d: "moves." });
    expect(kept.at(-1)?.contents).toEqual(["What is osmosis?", "Water moves."]);
    await say({ t: "text", d: " Slowly." });
    await say("end");
    expect(kept.at(-1)?.contents).toEqual(["What is osmosis?", "Water moves. Slowly."]);
    expect(kept.every(({ contents }) => contents.length <= 2)).toBe(true);
  });

  test("blank input is ignored, and so is everything while a reply is pending [CHT-3]", async () => {
    const { chat, say, contents, asked } = desk();
    expect(chat.send(" \n ")).toBe(false);
    expect(chat.send("One")).toBe(true);
    expect(chat.send("Two")).toBe(false);
    chat.again();
    await say("end");
    expect(contents()).toEqual(["user: One"]);
    expect(asked).toHaveLength(1);
  });

  test("a stop keeps what has arrived, ends the question, and lets the next one be asked", async () => {
    const { chat, say, contents, wasStopped } = desk();
    chat.send("One");
    await say({ t: "text", d: "Half" });
    chat.stop();
    expect(wasStopped()).toBe(true);
    expect(chat.state().pending).toBe(null);
    expect(chat.state().messages.at(-1)).toMatchObject({ content: "Half", stopped: true });
    await say({ t: "text", d: " too late" });
    expect(contents()).toEqual(["user: One", "ai: Half"]);
    expect(chat.send("Two")).toBe(true);
  });

  test("a stop before the first word leaves the question, to be asked again", async () => {
    const { chat, say, contents, asked } = desk();
    chat.send("One");
    await settled();
    chat.stop();
    expect(contents()).toEqual(["user: One"]);
    chat.again();
    await say({ t: "text", d: "Yes" });
    await say("end");
    expect(contents()).toEqual(["user: One", "ai: Yes"]);
    expect(asked.map(({ question }) => question)).toEqual(["One", "One"]);
  });

  test("another answer takes the place of the last one, with the same words before it", async () => {
    const { chat, say, contents, asked } = desk();
    for (const [question, reply] of [
      ["One", "1"],
      ["Two", "2"],
    ] as const) {
      chat.send(question);
      await say({ t: "text", d: reply });
      await say("end");
    }
    chat.again("model");
    await say({ t: "text", d: "two" });
    await say("end");
    expect(contents()).toEqual(["user: One", "ai: 1", "user: Two", "ai: two"]);
    expect(asked.at(-1)).toMatchObject({ question: "Two", way: "model" });
    expect(asked.at(-1)?.history.map(({ content }) => content)).toEqual(["One", "1"]);
  });

  test("a failure is said after what had arrived, and the question stays for another try [CHT-5]", async () => {
    const { chat, say, contents } = desk();
    chat.send("One");
    await say({ t: "text", d: "Half" });
    await say({ t: "failed", problem: { kind: "network" } });
    await say("end");
    expect(contents()).toEqual(["user: One", "ai: Half\n\nsorry: network"]);
    expect(chat.state().messages.at(-1)?.failed).toBe(true);
    chat.again();
    await say("crash");
    expect(contents()).toEqual(["user: One", "ai: sorry: unavailable"]);
  });

  test("a new conversation is another record, and a full one is followed by a new one", async () => {
    const { chat, say, kept } = desk();
    chat.send("One");
    await say("end");
    const first = chat.state().id;
    chat.startNew();
    expect(chat.state()).toEqual({ id: null, messages: [], pending: null });
    chat.send("Two");
    await say("end");
    expect(chat.state().id).not.toBe(first);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
    const long: Message = { id: "x", type: "ai", content: "a".repeat(300_000), timestamp: 1 };
    chat.show("long", [long]);
    chat.send("Three");
    expect(chat.state().messages.map(({ content }) => content)).toEqual(["Three"]);
    expect(chat.state().id).not.toBe("long");
  });

  test("what another device said comes in, but never over a reply that is being written", async () => {
    const { chat, say, contents } = desk();
    chat.send("One");
    const id = chat.state().id ?? "";
    chat.show(id, []);
    await say({ t: "text", d: "1" });
    await say("end");
    expect(contents()).toEqual(["user: One", "ai: 1"]);
    chat.show(id, [...chat.state().messages, { id: "y", type: "user", content: "From the phone", timestamp: 2 }]);
    expect(contents().at(-1)).toBe("user: From the phone");
  });
});

describe("a conversation in two tabs", () => {
  const message = (id: string, timestamp: number): Message => ({ id, type: "user", content: id, timestamp });
  const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);

  test("keeps what both say, and lets go of what was answered anew [CHT-6]", () => {
    const [one, old, two, three] = [message("one", 1), message("old", 2), message("two", 3), message("three", 4)];
    const isSeen = (id: string) => id !== "two";
    expect(ids(withOthers([one, three], [one, old, two], isSeen))).toEqual(["one", "two", "three"]);
    expect(ids(withOthers([one], [one, old], isSeen))).toEqual(["one"]);
  });

  test("has seen what was shown, said and replaced, and nothing else", async () => {
    let isSeen = (_: string) => false;
    let ids = 0;
    const chat = createChat({
      answer: async function* () {
        yield { t: "text", d: "Yes." };
      },
      failureText: () => "",
      lackingText: ({ kind }) => `lacking ${kind}`,
      keep: async (_, __, ___, seen) => {
        isSeen = seen;
      },
      now: () => 1,
      newId: () => `id${++ids}`,
    });
    chat.show("talk", [message("shown", 1)]);
    chat.send("Hello?");
    await settled();
    chat.again();
    await settled();
    expect(["shown", "id1", "id2", "id3", "elsewhere"].map((id) => isSeen(id))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});

test("what is typed and not sent outlives the tab's reload, and is gone once it is sent [NOT-8]", () => {
  let stored = "";
  const reloaded = () =>
    createChat({
      answer: async function* () {},
      failureText: () => "",
      lackingText: ({ kind }) => `lacking ${kind}`,
      draft: {
        read: () => stored,
        write: (typed) => {
          stored = typed;
        },
      },
      now: () => 1,
      newId: () => "id",
    });
  reloaded().setDraft("What is osm");
  const chat = reloaded();
  expect(chat.draft()).toBe("What is osm");
  chat.setDraft("");
  expect(reloaded().draft()).toBe("");
});

describe("what was proposed [CHT-8]", () => {
  const proposal = {
    kind: "note" as const,
    note: { id: "n1", title: "T", body: "B", classId: null },
    state: "open" as const,
    changedAt: 1,
  };

  test("is part of the reply, and what became of it is kept with it", async () => {
    const { chat, say, kept } = desk();
    chat.send("write a note: B");
    await say({ t: "text", d: "Shall I?" });
    await say({ t: "proposal", proposal });
    await say("end");
    const id = chat.state().messages.at(-1)?.id ?? "";
    expect(chat.state().messages.at(-1)?.proposal).toEqual(proposal);
    const before = kept.length;
    await chat.setProposal(id, { ...proposal, state: "added", changedAt: 2 });
    expect(chat.state().messages.at(-1)?.proposal).toMatchObject({ state: "added" });
    expect(kept).toHaveLength(before + 1);
  });

  test("may be several things, each with what became of it [CHT-6]", async () => {
    const { chat, say } = desk();
    chat.send("write two notes");
    await say({ t: "text", d: "Shall I?" });
    const other = { ...proposal, note: { ...proposal.note, id: "n2" } };
    await say({ t: "proposal", proposal });
    await say({ t: "proposal", proposal: other });
    await say("end");
    const id = chat.state().messages.at(-1)?.id ?? "";
    await chat.setProposal(id, { ...other, state: "added", changedAt: 2 }, 1);
    const states = () => proposalsOf(chat.state().messages.at(-1) ?? {}).map(({ state }) => state);
    expect(states()).toEqual(["open", "added"]);
    await chat.setProposal(id, { ...proposal, state: "declined", changedAt: 3 });
    expect(states()).toEqual(["declined", "added"]);
  });

  test("of several stays added in one tab and declined in another", () => {
    const both = { proposal, moreProposals: [proposal] };
    const message: Message = { id: "one", type: "ai", content: "Shall I?", timestamp: 1, ...both };
    const here = { ...message, proposal: { ...proposal, state: "added", changedAt: 2 } };
    const there = { ...message, moreProposals: [{ ...proposal, state: "declined", changedAt: 3 }] };
    const [merged] = withOthers([here], [there], () => true);
    expect(proposalsOf(merged ?? {}).map(({ state }) => state)).toEqual(["added", "declined"]);
  });

  test("stays added where another tab that did not see it goes on talking", () => {
    const message: Message = { id: "one", type: "ai", content: "Shall I?", timestamp: 1, proposal };
    const added = { ...message, proposal: { ...proposal, state: "added", changedAt: 2 } };
    expect(withOthers([message], [added], () => true)).toEqual([added]);
    expect(withOthers([added], [message], () => true)).toEqual([added]);
  });
});
