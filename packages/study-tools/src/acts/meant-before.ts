import { proposalsOf } from "@jotter/domain/conversation";
import { type ProposedEvent, proposalOf } from "@jotter/domain/proposal";
import type { Language } from "@jotter/domain/settings";
import type { ChatTurn } from "../chat/chat-prompt.ts";
import { answerOwnData } from "../own-data/answer-own-data.ts";
import type { OwnDataFacts } from "../own-data/facts.ts";
import { recogniseOwnDataQuestion } from "../own-data/recognise.ts";

/** What "it" is: what was proposed or told of last, on the calendar by their keys, or not there yet. */
export type Meant = { readonly keys: readonly string[]; readonly drafts: readonly ProposedEvent[] };

const nothing: Meant = { keys: [], drafts: [] };

/** Further back nobody points. */
const mostTurns = 8;

/** The latest answer that spoke of something on the calendar. [CHT-8] */
export function meantBefore(history: readonly ChatTurn[], language: Language, facts: OwnDataFacts): Meant {
  const turns = history.slice(-mostTurns);
  for (let at = turns.length - 1; at >= 0; at -= 1) {
    const turn = turns[at];
    if (turn?.type !== "ai") continue;
    const meant = proposedIn(turn, facts) ?? toldIn(turns[at - 1], language, facts);
    if (meant.keys.length + meant.drafts.length > 0) return meant;
  }
  return nothing;
}

function proposedIn(turn: ChatTurn, facts: OwnDataFacts): Meant | null {
  const all = proposalsOf(turn).flatMap((stored) => proposalOf(stored) ?? []);
  if (all.length === 0) return null;
  const done = all.filter((one) => one.kind !== "open" && one.state === "added");
  // Of two that were offered, the one that was taken.
  const proposals = done.length > 0 ? done : all;
  const ids: string[] = [];
  const drafts: ProposedEvent[] = [];
  for (const one of proposals) {
    if (one.kind === "change") ids.push(one.before.id);
    if (one.kind === "plan" && one.state === "added") ids.push(...one.blocks.map(({ event }) => event.id));
    if (one.kind !== "event" || one.state === "declined") continue;
    if (one.state === "added") ids.push(one.event.id);
    else drafts.push(one.event);
  }
  return { keys: keysOf(ids, facts), drafts };
}

/** What was asked before is asked again: its answer says which events it was about. */
function toldIn(asked: ChatTurn | undefined, language: Language, facts: OwnDataFacts): Meant {
  const intent = asked?.type === "user" ? recogniseOwnDataQuestion(asked.content, language, facts) : null;
  const links = intent ? answerOwnData(intent, facts).links : [];
  const ids = links.flatMap((link) => (link.to === "calendar" && link.eventId ? [link.eventId] : []));
  return { keys: keysOf(ids, facts), drafts: [] };
}

/** Of a series the next one. */
function keysOf(ids: readonly string[], { calendar, now }: OwnDataFacts): readonly string[] {
  const keys = ids.flatMap((id) => {
    const next = calendar?.occurrences.find(({ event, endsAt }) => event.id === id && endsAt > now);
    return next ? [next.key] : [];
  });
  return [...new Set(keys)];
}
