import { spelled } from "../spelled.ts";
import { triedStep } from "../tried-step.ts";
import { chapterFile, chapterText } from "./book.ts";

/** As students write the same: other blanks, other signs, and the sides of an equation the other way round. */
export const spellings: Readonly<Record<string, (line: string) => string>> = {
  "as it stands": (line) => line,
  "without blanks": (line) => (/[a-z]{2,}|\d\s+[A-Za-z]/.test(line) ? line : line.replaceAll(" ", "")),
  "with blanks": (line) => line.replace(/(?<=[\w)])\s*([-+=*])\s*(?=[\w(])/g, " $1 "),
  "with a dot": (line) => line.replace(/\s*\*\s*/g, "·"),
  "with a cross": (line) => line.replace(/\s*\*\s*/g, "×"),
  "with a real minus": (line) => line.replaceAll("-", "−"),
  "with a raised 2": (line) => line.replace(/\^2(?!\d)/g, "²"),
  "with the sides swapped": (line) => {
    const [left = "", right, more] = line.split("=");
    const isOne = right !== undefined && more === undefined && !/[<>,≈']|\bor\b|\band\b/.test(line);
    return isOne ? `${right.trim()} = ${left.trim()}` : line;
  },
};

/** Every line of a chapter's examples, typed at every step of its example: those that are called wrong, or are not read. */
export function calledWrong(id: string): readonly string[] {
  const { worked } = chapterFile(id);
  const written = chapterText(id, "en").worked;
  return worked.flatMap((example, index) =>
    example.steps.flatMap((step, own) => {
      const lines = [step.line, step.answer, step.answer && step.unit && `${step.answer} ${step.unit}`].filter(
        (line) => line !== undefined && line !== "",
      );
      return lines.flatMap((line) =>
        Object.entries(spellings).flatMap(([how, spelling]) => {
          const typed = spelling(spelled(line ?? "", "en"));
          if (how !== "as it stands" && typed === line) return [];
          return example.steps.flatMap((asked, at) => {
            if (asked.line === undefined && asked.answer === undefined) return [];
            const given = written[index]?.problem ?? "";
            const { verdict } = triedStep({ worked: example, given, at, typed, language: "en" });
            const isFine =
              at === own ? verdict === "right" : !["wrong", "unread", "noNumber", "part"].includes(verdict);
            return isFine ? [] : [`${id} ${index + 1}.${own + 1} at ${at + 1}, ${how}: ${typed} ${verdict}`];
          });
        }),
      );
    }),
  );
}
