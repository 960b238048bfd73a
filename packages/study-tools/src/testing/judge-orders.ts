import type { EventAct } from "../acts/act.ts";
import { recogniseActs } from "../acts/recognise-acts.ts";
import { actStudent } from "../acts/testing/judge-act.ts";
import { type Case, casesIn } from "./cases-in.ts";

/** One message with one to three things to add, said in the afternoon. */
export type OrderCase = Case & {
  readonly today: string;
  readonly said: string;
  readonly events: readonly {
    /** Words that stand in the title. */
    readonly title: readonly string[];
    readonly date: string;
    readonly time: string | null;
    readonly kind: "exam" | "assignment" | "class" | "study" | "reminder" | "other";
  }[];
};

export const orderCases = casesIn<OrderCase>(new URL("./order-cases.jsonl", import.meta.url));

/** Empty where all of it was understood; else what is not as it should be. */
export function orderFaults({ language, said, today, events }: OrderCase): readonly string[] {
  const facts = actStudent(language, `${today}T14:20`);
  const acts = recogniseActs(said, language, facts).filter((act): act is EventAct => act.kind === "event");
  if (acts.length !== events.length) return [`${events.length} → ${acts.map(({ title }) => title).join(" | ")}`];
  return events.flatMap(({ title, date, time, kind }, at) => {
    const act = acts[at];
    const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const own = act?.title || facts.classes.find(({ id }) => id === act?.classId)?.name || "";
    // The calendar has no reminders: they are whatever else there is.
    const type = kind === "reminder" ? "other" : kind;
    return [
      ...title.filter((word) => !folded(own).includes(folded(word))).map((word) => `title ${word} → ${own}`),
      ...(act?.day === date ? [] : [`day ${date} → ${act?.day}`]),
      ...(act?.time === time ? [] : [`time ${time} → ${act?.time}`]),
      ...(act?.type === type ? [] : [`type ${type} → ${act?.type}`]),
    ];
  });
}
