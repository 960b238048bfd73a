import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "@jotter/domain/settings";
import { findingsIn } from "./findings-in.ts";
import { blindPassages } from "./passages/blind.ts";
import { blindAgainPassages } from "./passages/blind-again.ts";
import { blindEighthPassages } from "./passages/blind-eighth.ts";
import { blindFifthPassages } from "./passages/blind-fifth.ts";
import { blindFourthPassages } from "./passages/blind-fourth.ts";
import { blindSeventhPassages } from "./passages/blind-seventh.ts";
import { blindSixthPassages } from "./passages/blind-sixth.ts";
import { blindThirdPassages } from "./passages/blind-third.ts";
import { freshPassages } from "./passages/fresh.ts";
import { laterPassages } from "./passages/later.ts";
import { morePassages } from "./passages/more.ts";
import { passages } from "./passages/passages.ts";
import { triedPassages } from "./passages/tried.ts";
import { triedAgainPassages } from "./passages/tried-again.ts";
import { triedFrenchPassages } from "./passages/tried-french.ts";
import { triedListPassages } from "./passages/tried-lists.ts";
import { unseenPassages } from "./passages/unseen.ts";

const file = join(import.meta.dirname, "passages/judged.txt");

/** `+` is right, `-` is wrong, as a strict teacher sees it; `?` nobody has judged yet. */
export type Verdict = "+" | "-" | "?";

export const judgedSets = [
  passages,
  morePassages,
  unseenPassages,
  freshPassages,
  laterPassages,
  blindPassages,
  triedPassages,
  triedAgainPassages,
  blindAgainPassages,
  triedListPassages,
  blindThirdPassages,
  blindFourthPassages,
  blindFifthPassages,
  blindSixthPassages,
  triedFrenchPassages,
  blindSeventhPassages,
  blindEighthPassages,
] as const;

export type JudgedPassage = {
  readonly language: Language;
  readonly name: string;
  readonly isUnseen: boolean;
  /** What the device says of it now, each with what was judged of it. */
  readonly found: readonly (readonly [finding: string, Verdict])[];
  /** What it said once and says no more. */
  readonly gone: readonly string[];
};

export function judgedPassages(): readonly JudgedPassage[] {
  const judged = readJudged();
  return judgedSets.flatMap((all) =>
    languages.flatMap((language) =>
      Object.entries(all[language]).map(([name, text]) => {
        const verdicts = judged.get(`${language} ${name}`) ?? new Map<string, Verdict>();
        const findings = findingsIn(text, language);
        return {
          language,
          name,
          isUnseen: all === unseenPassages,
          found: findings.map((finding) => [finding, verdicts.get(finding) ?? "?"] as const),
          gone: [...verdicts.keys()].filter((finding) => !findings.includes(finding)),
        };
      }),
    ),
  );
}

/** Keeps the verdicts; what is new waits for one. */
export function writeJudged(): void {
  const blocks = judgedPassages().map(({ language, name, found }) =>
    [`## ${language} ${name}`, ...found.map(([finding, verdict]) => `${verdict} ${finding}`)].join("\n"),
  );
  writeFileSync(file, `${blocks.join("\n\n")}\n`);
}

/** Of what was judged in a language, the share that is right. */
export function precision(all: readonly JudgedPassage[], language: Language): number {
  const found = all.filter((one) => one.language === language).flatMap((one) => one.found);
  return found.filter(([, verdict]) => verdict === "+").length / found.length;
}

function readJudged(): ReadonlyMap<string, ReadonlyMap<string, Verdict>> {
  const judged = new Map<string, Map<string, Verdict>>();
  let own = new Map<string, Verdict>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line.startsWith("## ")) {
      own = new Map();
      judged.set(line.slice(3), own);
    } else if (/^[-+?] /.test(line)) own.set(line.slice(2), line[0] as Verdict);
  }
  return judged;
}
