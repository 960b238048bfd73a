import type { TextsLike } from "../../texts-like.ts";

export const en = {
  repair: {
    missed_one: "{{formatted}} block missed: the smallest change",
    missed_other: "{{formatted}} blocks missed: the smallest change",
    taken_one: "{{formatted}} block no longer fits: the smallest change",
    taken_other: "{{formatted}} blocks no longer fit: the smallest change",
    to: "to {{when}}",
    rest: "the rest: {{when}}",
    givesWay: "makes room",
    nothingElse: "Nothing else changes.",
    stay_one: "Nothing else changes: {{formatted}} other block stays where it is.",
    stay_other: "Nothing else changes: {{formatted}} other blocks stay where they are.",
    short: "{{time}} of {{title}} won’t fit in time.",
    ways: "See your options",
    move: "Move it",
    moveAll: "Make this change",
    did: "I did it",
    keep: "Keep it there",
    leave: "Leave it out",
    moved: "Moved to {{when}}. Nothing else changed.",
    mended: "The plan works again. Nothing else changed.",
    done: "Marked as done.",
    kept: "It stays where it is.",
    left: "Left out of the plan.",
  },
};

export type RepairTexts = TextsLike<typeof en>;
