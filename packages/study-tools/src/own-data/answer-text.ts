import type { Language } from "@jotter/domain/settings";
import { plainMarkdown } from "../plain-markdown.ts";
import type { OwnDataAnswer, Sentence, Value } from "./answer.ts";

/** A text of the locales by its path; `count` chooses the plural form. */
export type OwnDataTranslate = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** How raw values are shown. */
export type OwnDataFormat = {
  readonly percent: (percent: number) => string;
  readonly gpa: (gpa: number) => string;
  readonly number: (value: number) => string;
  readonly day: (day: string) => string;
  readonly moment: (wall: string) => string;
  readonly clock: (wall: string) => string;
  readonly distance: (days: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly slot: (from: number, to: number) => string;
  readonly list: (shown: readonly string[]) => string;
  readonly choice: (shown: readonly string[]) => string;
};

/** The answer as a text in markdown: sentences in one paragraph, lists below what they belong to. */
export function answerText(answer: OwnDataAnswer, t: OwnDataTranslate, format: OwnDataFormat): string {
  const blocks: string[] = [];
  let isInList = false;
  for (const each of answer.sentences) {
    const said = sentenceText(each, t, format);
    const isFirst = blocks.length === 0;
    if (each.isLine) blocks.push(`${isFirst ? "" : isInList ? "\n" : "\n\n"}- ${said}`);
    else blocks.push(isFirst ? said : isInList ? `\n\n${said}` : `${gap(said)}${said}`);
    isInList = each.isLine === true;
  }
  return blocks.join("");
}

/** Chinese and Japanese sentences follow each other without one. */
function gap(said: string): string {
  return /[。！？]$/u.test(said) ? "" : " ";
}

function sentenceText(
  { id, params }: Pick<Sentence, "id" | "params">,
  t: OwnDataTranslate,
  format: OwnDataFormat,
): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    values[name] = value.as === "count" && name === "count" ? value.count : valueText(value, t, format);
    if (value.as === "count" && name === "count") values.formatted = format.number(value.count);
  }
  return t(`ownData.${id}`, values);
}

function valueText(value: Value, t: OwnDataTranslate, format: OwnDataFormat): string {
  switch (value.as) {
    case "text":
      return plainMarkdown(value.text);
    case "percent":
      return format.percent(value.percent);
    case "gpa":
      return format.gpa(value.gpa);
    case "count":
      return format.number(value.count);
    case "points":
      return format.number(value.points);
    case "day":
      return format.day(value.day);
    case "clock":
      return format.clock(value.wall);
    case "moment":
      return format.moment(value.wall);
    case "distance":
      return format.distance(value.days);
    case "minutes":
      return format.minutes(value.minutes);
    case "slot":
      return format.slot(value.from, value.to);
    case "list":
      return format.list(value.values.map((each) => valueText(each, t, format)));
    case "choice":
      return format.choice(value.values.map((each) => valueText(each, t, format)));
    case "phrase":
      return sentenceText(value, t, format);
  }
}

/** As Intl shows them in that language. Wall times are shown as they are, in nobody's zone. */
export function ownDataFormat(language: Language): OwnDataFormat {
  const atUtc = { timeZone: "UTC" } as const;
  const percentFormat = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 });
  const gpaFormat = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const numberFormat = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const dayFormat = new Intl.DateTimeFormat(language, { weekday: "long", month: "long", day: "numeric", ...atUtc });
  const timeFormat = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", ...atUtc });
  const momentFormat = new Intl.DateTimeFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    ...atUtc,
  });
  const distanceFormat = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const unit = (name: "hour" | "minute") =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "long" });
  const [hours, minutesFormat] = [unit("hour"), unit("minute")];
  const and = new Intl.ListFormat(language, { type: "conjunction" });
  const or = new Intl.ListFormat(language, { type: "disjunction" });
  const units = new Intl.ListFormat(language, { type: "unit", style: "short" });
  const wallDate = (wall: string) => new Date(wall.length === 10 ? `${wall}T00:00Z` : `${wall}Z`);
  const clock = (minutes: number) => timeFormat.format(new Date(minutes * 60_000));
  return {
    percent: (value) => percentFormat.format(value / 100),
    gpa: (value) => gpaFormat.format(value),
    number: (value) => numberFormat.format(value),
    day: (value) => dayFormat.format(wallDate(value)),
    moment: (wall) => (wall.length === 10 ? dayFormat : momentFormat).format(wallDate(wall)),
    clock: (wall) => (wall.length === 10 ? dayFormat : timeFormat).format(wallDate(wall)),
    distance: (days) => distanceFormat.format(days, "day"),
    minutes: (value) => {
      const parts: string[] = [];
      if (value >= 60) parts.push(hours.format(Math.floor(value / 60)));
      if (value % 60 > 0 || value < 60) parts.push(minutesFormat.format(value % 60));
      return units.format(parts);
    },
    slot: (from, to) => `${clock(from)}–${clock(to)}`,
    list: (shown) => and.format(shown),
    choice: (shown) => or.format(shown),
  };
}
