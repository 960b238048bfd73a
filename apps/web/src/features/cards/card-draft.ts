import type { Card, CardKind, HiddenArea } from "@jotter/domain/card";
import { type Kept, whereNothingChanged } from "../../student/records/kept-draft.ts";

/** A card while it is written. */
export type CardDraft = {
  readonly kind: CardKind;
  readonly front: string;
  readonly back: string;
  readonly areas: readonly HiddenArea[];
  readonly coversAll: boolean;
  readonly topic: string;
  /** As they are typed, between commas. */
  readonly tags: string;
};

export function draftOf(stored: Card | undefined): CardDraft {
  const { kind = "basic", front = "", back = "", areas = [], coversAll = false, topic = "", tags = [] } = stored ?? {};
  return { kind, front, back, areas, coversAll, topic, tags: tags.join(", ") };
}

/** The next one has the kind, the topic and the tags of the last. */
export function nextDraft(last: CardDraft): CardDraft {
  return { ...last, front: "", back: "", areas: [] };
}

/** What stays for the next card alone is nothing that anybody wrote and did not save. */
export function givenBack(kept: Kept<CardDraft>, first: CardDraft): CardDraft | null {
  const { front, back, areas } = kept.draft;
  const isBlank = front === "" && back === "" && areas.length === 0 && first.front === "";
  return isBlank ? null : whereNothingChanged(kept, first);
}
