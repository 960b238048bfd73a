import type { CsvLabels } from "@jotter/domain/grade-columns";
import type { Translate } from "../../ui/translate.ts";

/** What a file of grades calls things, in the student's language: written, and known again when it is read. */
export function csvLabels(t: Translate): CsvLabels {
  return {
    columns: {
      course: t("grades.csv.column.course"),
      name: t("grades.csv.column.name"),
      category: t("grades.csv.column.category"),
      percent: t("grades.csv.column.percent"),
      earned: t("grades.csv.column.earned"),
      possible: t("grades.csv.column.possible"),
      letter: t("grades.csv.column.letter"),
      date: t("grades.csv.column.date"),
      state: t("grades.csv.column.state"),
      extraCredit: t("grades.csv.column.extraCredit"),
      realZero: t("grades.csv.column.realZero"),
    },
    states: {
      graded: t("grades.csv.graded"),
      ungraded: t("grades.tag.ungraded"),
      missing: t("grades.tag.missing"),
      excused: t("grades.tag.excused"),
      dropped: t("grades.tag.dropped"),
    },
    yes: t("grades.csv.yes"),
  };
}
