/** What can be wrong with a chapter, and what its message names. */
export const faultParameters = {
  lacking: [],
  noJson: ["message"],
  wrongShape: ["at", "message"],
  unknownKey: ["name"],
  noTitle: [],
  noAlso: [],
  noNames: ["language"],
  unknownSection: ["name"],
  twice: ["name"],
  noSection: ["name"],
  noIdea: [],
  strokes: ["count"],
  strokeElsewhere: ["section"],
  longIdea: ["count"],
  counts: ["name", "count", "from", "to"],
  kinds: ["count"],
  noMeaning: ["line"],
  noFormula: ["name"],
  unusedFormula: ["name"],
  notTypeset: ["tex", "message"],
  stepsDiffer: ["example", "written", "given"],
  workedDiffer: ["written", "given"],
  problemUnread: ["problem"],
  stepWrong: ["example", "step", "line"],
  stepUnjudged: ["example", "step", "line"],
  notSolved: ["example"],
  texDiffers: ["example", "step"],
  notHolding: ["example", "step", "statement"],
  holdsUnread: ["example", "step", "statement"],
  unverified: ["example", "step"],
  answerUnverified: ["example", "step", "answer"],
  checksDiffer: ["written", "given"],
  checkShape: ["check", "reason"],
  checkGap: ["check"],
  checkRight: ["check"],
  answerWrong: ["check", "answer"],
  wrongAccepted: ["check", "answer"],
  noBy: ["check"],
  byDiffers: ["check", "by", "value"],
  noReason: ["check"],
  noFigure: [],
  figureLine: ["name"],
  noFigureLine: ["name"],
  plotUnread: ["message"],
  plotEmpty: ["value"],
  outside: ["part"],
  pathUnread: ["part"],
  labelOutside: ["part"],
  labelsMeet: ["part", "other"],
  practiceUnread: ["problem"],
  practiceFixed: ["problem"],
  deadLink: ["link"],
  foreignLink: ["link"],
  size: ["bytes", "from", "to"],
  formulasDiffer: ["tex"],
  structureDiffers: ["name", "here", "there"],
  unknownChapter: ["id"],
  unlisted: ["id"],
  unknownCourse: ["name"],
} as const satisfies Record<string, readonly string[]>;

export type FaultId = keyof typeof faultParameters;

/** An error keeps a chapter out of the book; a warning only asks for a second look. */
export type Fault = {
  readonly level: "error" | "warning";
  /** The file it stands in, as it lies in the book or as it was brought along: "algebra-1/slope-and-lines/en.md". */
  readonly file: string;
  readonly id: FaultId;
  readonly params: Readonly<Record<string, string>>;
};

/** What is found in one file. */
export class Faults {
  readonly found: Fault[] = [];

  at(file: string) {
    const add =
      (level: Fault["level"]) =>
      (id: FaultId, ...named: readonly (string | number)[]) => {
        const names: readonly string[] = faultParameters[id];
        const params = Object.fromEntries(names.map((name, index) => [name, String(named[index] ?? "")]));
        this.found.push({ level, file, id, params });
      };
    return { error: add("error"), warning: add("warning") };
  }
}

export type Told = ReturnType<Faults["at"]>;
