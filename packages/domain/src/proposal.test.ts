import { expect, test } from "vitest";
import { Conversation, Message } from "./conversation.ts";
import { isLater, type Proposal, proposalOf } from "./proposal.ts";

const proposal: Proposal = {
  kind: "event",
  event: { id: "e1", type: "exam", title: "Test", classId: null, start: "2026-11-20", end: "2026-11-20", rule: null },
  state: "open",
  changedAt: 1,
};
const message = { id: "m1", type: "ai", content: "Shall I?", timestamp: 1 } as const;

test("a conversation keeps what was proposed; old ones have none, and other kinds are left as they are [CHT-8]", () => {
  expect(Message.safeParse(message).success).toBe(true);
  const unknown = { kind: "deck", cards: [1], changedAt: 3 };
  const kept = Conversation.parse({
    title: "t",
    messages: [message, { ...message, proposal }, { ...message, proposal: unknown }],
    createdAt: 1,
    updatedAt: 1,
  });
  expect(kept.messages.map((one) => proposalOf(one.proposal))).toEqual([null, proposal, null]);
  expect(kept.messages[2]?.proposal).toEqual(unknown);
});

test("of two words on a proposal the later holds [CHT-8]", () => {
  expect(isLater({ ...proposal, changedAt: 2 }, proposal)).toBe(true);
  expect(isLater(proposal, { ...proposal, changedAt: 2 })).toBe(false);
  expect(isLater(proposal, undefined)).toBe(true);
});
