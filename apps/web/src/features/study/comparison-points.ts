import type { Citation, Claim } from "@jotter/study-tools/citation";
import type { ComparedAs } from "@jotter/study-tools/compared-as";
import type { Comparison } from "@jotter/study-tools/comparison";
import type { Translate } from "../../ui/translate.ts";
import { notListed } from "./same-sentences.ts";

/** One thing a comparison says, with the passages it stands on. */
export type Point = {
  readonly key: string;
  readonly text: string;
  /** Words of a source below it, where the text alone does not say what it is about. */
  readonly quote?: string;
  readonly tone: Tone;
  readonly citations: readonly Citation[];
  readonly isSupported: boolean;
  /** It can go into the student's text. */
  readonly isMissed?: boolean;
};

type Tone = "coral" | "sky" | "violet" | "mint" | "amber";

export type Group = {
  readonly key: string;
  readonly title: string;
  readonly tone: Tone;
  readonly points: readonly Point[];
};

type Named = { readonly id: string; readonly title: string };

export type Arrangement = {
  readonly as: ComparedAs;
  readonly mine: Named;
  readonly others: readonly Named[] /** What stands word for word in both. */;
  readonly same?: readonly Claim[];
};

/** What does not fit stands first; what follows is what each way of comparing is for. [CMP-1] */
export function groupsOf(output: Comparison, how: Arrangement, t: Translate): readonly Group[] {
  const contradicts: Group = {
    key: "contradicts",
    title: t("study.comparison.contradicts"),
    tone: "coral",
    points: contradictionsOf(output, t),
  };
  const arranged = { free: freely, lecture: againstLecture, rubric: againstRubric, versions: asVersions }[how.as];
  return [contradicts, ...arranged(output, how, t)].filter(({ points }) => points.length > 0);
}

function contradictionsOf({ contradictions }: Comparison, t: Translate): readonly Point[] {
  return contradictions.map(({ about, values: [one, other], citations }, at) => ({
    key: `contradiction ${at}`,
    tone: "coral",
    text: about === "negation" ? t("study.comparison.negation") : t(`study.comparison.${about}`, { one, other }),
    quote: bare(citations[0]?.quote ?? ""),
    citations,
    isSupported: true,
  }));
}

function pointsOf(key: string, tone: Tone, claims: readonly Claim[]): readonly Point[] {
  return claims.map(({ text, citations, isSupported }, at) => ({
    key: `${key} ${at}`,
    tone,
    text,
    citations,
    isSupported,
  }));
}

function freely(output: Comparison, { mine, others, same }: Arrangement, t: Translate): readonly Group[] {
  const several = output.differences.filter(({ perDocument }) => perDocument.length > 1);
  const differs = several.map(({ aspect, perDocument }) => ({
    text: aspect,
    citations: perDocument.flatMap(({ citations }) => citations),
    isSupported: perDocument.every((one) => one.isSupported),
  }));
  const only = [mine, ...others].map(({ id, title }, index): Group => {
    const tone = index === 0 ? "violet" : "sky";
    const own = output.differences.flatMap(({ aspect, perDocument: [claim, second] }) =>
      claim && !second && claim.citations[0]?.sourceId === id ? [{ ...claim, text: aspect }] : [],
    );
    const key = `only ${index}`;
    return { key, title: t("study.comparison.only", { title }), tone, points: pointsOf(key, tone, own) };
  });
  const further = output.furtherStudy.map((text) => ({ text, citations: [], isSupported: true }));
  return [
    {
      key: "differs",
      title: t("study.comparison.differs"),
      tone: "amber",
      points: pointsOf("difference", "amber", differs),
    },
    ...only,
    {
      key: "adds",
      title: t("study.comparison.adds"),
      tone: "sky",
      points: pointsOf("adds", "sky", output.complementary),
    },
    commonIn(output, t, same),
    {
      key: "further",
      title: t("study.comparison.further"),
      tone: "amber",
      points: pointsOf("further", "amber", further),
    },
  ];
}

/** What the lecture has and the notes have not, sentence by sentence: that is what can be added. */
function againstLecture(output: Comparison, { mine, others, same }: Arrangement, t: Translate): readonly Group[] {
  const lacks = others.map(({ id, title }, index): Group => {
    const missed = missedFrom(output, id);
    const points = pointsOf(`lacks ${index}`, "sky", missed).map((point) => ({ ...point, isMissed: true }));
    return {
      key: `lacks ${index}`,
      title: t("study.comparison.lacks", { title, mine: mine.title }),
      tone: "sky",
      points,
    };
  });
  const own = output.alone.filter(({ isMine }) => isMine);
  const title = t("study.comparison.only", { title: mine.title });
  return [
    ...lacks,
    { key: "own", title, tone: "violet", points: pointsOf("own", "violet", own) },
    commonIn(output, t, same),
  ];
}

/** What is asked for, first what the draft has no words on. */
function againstRubric(output: Comparison, { mine }: Arrangement, t: Translate): readonly Group[] {
  const open = output.criteria.filter(({ isMet }) => !isMet);
  const met = output.criteria.filter(({ isMet }) => isMet);
  const { title } = mine;
  return [
    {
      key: "open",
      title: t("study.comparison.notMet", { title }),
      tone: "amber",
      points: pointsOf("open", "amber", open),
    },
    { key: "met", title: t("study.comparison.met", { title }), tone: "mint", points: pointsOf("met", "mint", met) },
  ];
}

/** What became of the sentences: other words, gone, new. */
function asVersions(output: Comparison, _: Arrangement, t: Translate): readonly Group[] {
  const changed = output.changed.map(({ citations }) => {
    const [before = "", after = ""] = citations.map(({ quote }) => bare(quote));
    return { text: after, quote: before, citations, isSupported: true };
  });
  const gone = output.alone.filter(({ isMine }) => isMine);
  const fresh = output.alone.filter(({ isMine }) => !isMine);
  return [
    {
      key: "changed",
      title: t("study.comparison.changed"),
      tone: "amber",
      points: changed.map((one, at) => ({ ...one, key: `changed ${at}`, tone: "amber" })),
    },
    { key: "gone", title: t("study.comparison.gone"), tone: "violet", points: pointsOf("gone", "violet", gone) },
    { key: "new", title: t("study.comparison.new"), tone: "sky", points: pointsOf("new", "sky", fresh) },
  ];
}

/** What both say, also in other words: then both wordings are there. No sentence is in no list. */
function commonIn(
  { commonThemes, changed, same: found }: Comparison,
  t: Translate,
  same: readonly Claim[] = [],
): Group {
  const reworded = changed.map(({ citations }, at): Point => {
    const [own = "", other = ""] = citations.map(({ quote }) => bare(quote));
    return { key: `reworded ${at}`, tone: "mint", text: own, quote: other, citations, isSupported: true };
  });
  const short = (found ?? []).map(({ citations }) => ({
    text: bare(citations[0]?.quote ?? ""),
    citations,
    isSupported: true,
  }));
  const told = [...commonThemes, ...notListed(same, commonThemes)];
  return {
    key: "common",
    title: t("study.comparison.common"),
    tone: "mint",
    points: [...reworded, ...pointsOf("common", "mint", [...told, ...notListed(short, told)])],
  };
}

/** Without the marks of a list or a quote before it, on one line. */
function bare(quote: string): string {
  return quote.replace(/\s+/g, " ").trim();
}

/** As a note or a file has it, each point with the words it stands on and whose they are. */
export function comparisonText(output: Comparison, how: Arrangement, t: Translate): string {
  const titleOf = (sourceId: string) => [how.mine, ...how.others].find(({ id }) => id === sourceId)?.title ?? "";
  const parts = groupsOf(output, how, t).map(({ title, points }) => {
    const lines = points.map(({ text, citations }) => {
      const quotes = citations.filter(({ quote }) => bare(quote) !== text);
      // A line of its own for each: two quotes in a row would be drawn as one.
      const passages = quotes.map(({ quote, sourceId }) => `  > ${bare(quote)} (${titleOf(sourceId)})`);
      return [`- ${text}`, passages.join("\n  >\n")].filter((line) => line !== "").join("\n");
    });
    return `## ${title}\n\n${lines.join("\n")}`;
  });
  const synthesis = output.synthesis ? [`## ${t("study.comparison.synthesis")}\n\n${output.synthesis.text}`] : [];
  return [...parts, ...synthesis].join("\n\n");
}

/** What another text says and the student's does not, in sentences that can be read by themselves. */
export function missedFrom(output: Comparison, sourceId: string): readonly Claim[] {
  return output.alone.filter(
    ({ isMine, stands, citations }) => !isMine && stands && citations[0]?.sourceId === sourceId,
  );
}

/** A result that was kept before there was more to a comparison has less. */
export function wholeComparison(output: Comparison): Comparison {
  const since: Pick<Comparison, "changed" | "alone" | "criteria"> = {
    changed: [],
    alone: [],
    criteria: [],
  };
  return { ...since, ...output };
}
