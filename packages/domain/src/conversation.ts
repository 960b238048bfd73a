import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";
import { later } from "./later.ts";
import { StoredProposal } from "./proposal.ts";

/** One message of a conversation with Jotson. [CHT-3] */
export const Message = later(() =>
  z.looseObject({
    id: z.string(),
    type: z.enum(["ai", "user"]),
    /** Markdown. */
    content: z.string(),
    timestamp: z.number(),
    /** Where an answer comes from: reckoned on the device, looked up in own notes, ready there, or written by a model. */
    source: z.optional(z.enum(["own-data", "maths", "notes", "device", "model"])),
    /** What a model was told beside the question: profile, grades and calendar, or a text (own notes, a pasted passage). */
    told: z.optional(z.enum(["record", "notes", "pasted"])),
    /** What of the two stayed on the device, for one never travels with the other. [AIX-7] */
    stayed: z.optional(z.enum(["record", "text"])),
    /** No answer came, or only a part of one: the content says why. */
    failed: z.optional(z.boolean()),
    /** What would be needed to say more than the device can, in words. */
    lacking: z.optional(z.string()),
    /** The student stopped it. */
    stopped: z.optional(z.boolean()),
    /** Whoever wrote the question may be in danger: help stands above the answer. */
    help: z.optional(z.boolean()),
    /** Questions that may come next: which of several classes was meant. */
    choices: z.optional(z.array(z.object({ label: z.string(), question: z.string() }))),
    /** What Jotson would write, and what became of it. [CHT-8] */
    proposal: z.optional(StoredProposal),
    /** The others, where several things were ordered at once. */
    moreProposals: z.optional(z.array(StoredProposal).check(z.maxLength(20))),
  }),
);
export type Message = z.infer<typeof Message>;

type Proposing = Pick<Message, "proposal" | "moreProposals">;

/** All that a message proposes, in the order it was said. */
export function proposalsOf({ proposal, moreProposals = [] }: Proposing): readonly StoredProposal[] {
  return proposal ? [proposal, ...moreProposals] : [];
}

/** The same message, with that proposal in that place. */
export function withProposalAt<One extends Proposing>(message: One, at: number, proposal: StoredProposal): One {
  if (at === 0) return { ...message, proposal };
  const more = proposalsOf(message).slice(1);
  return { ...message, moreProposals: more.map((one, place) => (place === at - 1 ? proposal : one)) };
}

export const Conversation = later(() =>
  z.looseObject({
    title: z.string().check(z.maxLength(200)),
    messages: z.array(Message),
    createdAt: z.number(),
    updatedAt: z.number(),
  }),
);
export type Conversation = z.infer<typeof Conversation>;

export const conversation = defineEntity({
  kind: "conversation",
  schema: Conversation,
  indexes: ["[del+data.updatedAt]"],
});

/** Longer ones would no longer fit into a record, and no model reads that far back. */
const mostMessages = 200;
const mostLetters = 300_000;

/** The next question begins a new conversation. */
export function isFull(messages: readonly Message[]): boolean {
  const letters = messages.reduce((sum, { content }) => sum + content.length, 0);
  return messages.length >= mostMessages || letters >= mostLetters;
}

/** A conversation is called what was asked first. */
export function conversationTitle(messages: readonly Message[]): string {
  const asked = messages.find(({ type }) => type === "user")?.content ?? "";
  const line = asked.replace(/\s+/g, " ").trim();
  return line.length > 80 ? `${line.slice(0, 79).trimEnd()}…` : line;
}
