import type { Citation, Claim } from "@jotter/study-tools/citation";
import type { Comparison } from "@jotter/study-tools/comparison";
import type { Translate } from "../../ui/translate.ts";

/** One thing a comparison says, with the passages it stands on. */
export type Point = {
  readonly key: string;
  readonly text: string;
  readonly tone: Tone;
  readonly citations: readonly Citation[];
  readonly isSupported: boolean;
};

type Tone = "coral" | "sky" | "violet" | "mint" | "amber";

export type Group = {
  readonly key: string;
  readonly title: string;
  readonly tone: Tone;
  readonly points: readonly Point[];
};

type Named = { readonly id: string; readonly title: string };

/** What does not fit stands first, then what one says alone, what is added, and what all share. [CMP-1] */
export function groupsOf(output: Comparison, sources: readonly Named[], t: Translate): readonly Group[] {
  const point = (key: string, tone: Tone, text: string, { citations, isSupported }: Omit<Claim, "text">): Point => ({
    key,
    tone,
    text,
    citations,
    isSupported,
  });
  const contradictions = output.contradictions.map(({ about, values: [one, other], citations }, at) => {
    const text = about === "negation" ? t("study.comparison.negation") : t(`study.comparison.${about}`, { one, other });
    return point(`contradiction ${at}`, "coral", text, { citations, isSupported: true });
  });
  const several = output.differences.filter(({ perDocument }) => perDocument.length > 1);
  const differs = several.map(({ aspect, perDocument }, at) =>
    point(`difference ${at}`, "amber", aspect, {
      citations: perDocument.flatMap(({ citations }) => citations),
      isSupported: perDocument.every((one) => one.isSupported),
    }),
  );
  const only = sources.map(({ id, title }, index): Group => {
    const own = output.differences.filter(
      ({ perDocument }) => perDocument.length === 1 && perDocument[0]?.citations[0]?.sourceId === id,
    );
    const points = own.flatMap(({ aspect, perDocument: [claim] }, at) =>
      claim ? [point(`only ${index} ${at}`, index === 0 ? "violet" : "sky", aspect, claim)] : [],
    );
    return {
      key: `only ${index}`,
      title: t("study.comparison.only", { title }),
      tone: index === 0 ? "violet" : "sky",
      points,
    };
  });
  const adds = output.complementary.map((claim, at) => point(`adds ${at}`, "sky", claim.text, claim));
  const common = output.commonThemes.map((claim, at) => point(`common ${at}`, "mint", claim.text, claim));
  const further = output.furtherStudy.map((text, at) =>
    point(`further ${at}`, "amber", text, { citations: [], isSupported: true }),
  );
  const groups: readonly Group[] = [
    { key: "contradicts", title: t("study.comparison.contradicts"), tone: "coral", points: contradictions },
    { key: "differs", title: t("study.comparison.differs"), tone: "amber", points: differs },
    ...only,
    { key: "adds", title: t("study.comparison.adds"), tone: "sky", points: adds },
    { key: "common", title: t("study.comparison.common"), tone: "mint", points: common },
    { key: "further", title: t("study.comparison.further"), tone: "amber", points: further },
  ];
  return groups.filter(({ points }) => points.length > 0);
}

/** As a note or a file has it, each point with the words it stands on. */
export function comparisonText(output: Comparison, sources: readonly Named[], t: Translate): string {
  const parts = groupsOf(output, sources, t).map(({ title, points }) => {
    const lines = points.map(({ text, citations }) =>
      [`- ${text}`, ...citations.map(({ quote }) => `  > ${quote.replace(/\s+/g, " ").trim()}`)].join("\n"),
    );
    return `## ${title}\n\n${lines.join("\n")}`;
  });
  const synthesis = output.synthesis ? [`## ${t("study.comparison.synthesis")}\n\n${output.synthesis.text}`] : [];
  return [...parts, ...synthesis].join("\n\n");
}

/** What another text says and this one does not, each once. */
export function missedFrom(output: Comparison, sourceId: string): readonly Claim[] {
  const single = output.differences.flatMap(({ perDocument }) => (perDocument.length === 1 ? perDocument : []));
  const all = [...output.complementary, ...single].filter(({ citations }) => citations[0]?.sourceId === sourceId);
  return [...new Map(all.map((claim) => [claim.citations[0]?.from, claim])).values()];
}
