import { twoDigits } from "../days.ts";
import { evened } from "./syllabus-words.ts";

export type TimeMention = {
  readonly at: number;
  readonly end: number;
  readonly time: string;
  readonly endTime: string | null;
};

/** Hours as the six languages write them: "8:00-10:00 am", "17 h 30", "13 Uhr", "8h15", "晚7点", "19:00～20:30". */
export function timesInLine(line: string): readonly TimeMention[] {
  const text = evened(line);
  const found: TimeMention[] = [];
  for (const match of text.matchAll(clock)) {
    const { partOfDay, h1, m1, mark1, h2, m2, mark2, half } = match.groups ?? {};
    // A bare number is no hour, and "2 h" is how long an exam takes.
    if (!saysHour.test(match[0]) || ((m1 ?? mark1 ?? mark2 ?? partOfDay) === undefined && Number(h1) < 7)) continue;
    const isLate = afternoon.test(partOfDay ?? "");
    const end = h2 === undefined ? null : hourOf(h2, m2, mark2, isLate);
    const isNight = /晚|夜/u.test(partOfDay ?? "") && Number(h1) === 12;
    const start = isNight ? endOfDay : hourOf(h1, half ? "30" : m1, mark1 ?? startMark(h1, h2, mark2), isLate);
    if (start === null || (h2 !== undefined && end === null)) continue;
    const stop = match.index + match[0].length;
    const isDaylight = mark1 === undefined && partOfDay === undefined && /\d:\d/u.test(match[0]);
    const from = quarterPast(isDaylight ? byDay(start, h1) : start, text.slice(stop));
    const to = end !== null && isDaylight && mark2 === undefined ? byDay(end, h2) : end;
    const isLater = to === null || to > from;
    found.push({ at: match.index, end: stop, time: from, endTime: isLater ? to : null });
  }
  for (const match of text.matchAll(named)) {
    const end = match.index + match[0].length;
    if (found.some((one) => match.index < one.end && end > one.at)) continue;
    found.push({ at: match.index, end, time: match.groups?.noon ? "12:00" : endOfDay, endTime: null });
  }
  return found;
}

const endOfDay = "23:59";

/** "At noon", "à minuit": what is due at midnight is due at the end of its day. */
const named =
  /(?<!\p{L})(?:(?:at|by|before|until|a|al|avant|antes de|um|bis|vor) )(?:(?<noon>noon|midi|mediodia)|(?:midnight|minuit|medianoche|mitternacht))(?!\p{L})|(?<night>午夜)/gu;

/** Nobody has a class between one and seven at night: "1:30-2:45". */
function byDay(time: string, hour: string | undefined): string {
  const said = Number(hour);
  return said >= 1 && said < 7 && !hour?.startsWith("0") ? `${said + 12}${time.slice(2)}` : time;
}

/** "10 Uhr c.t." begins a quarter past. */
function quarterPast(time: string, after: string): string {
  return /^\s*c\.\s?t\./u.test(after) && time.endsWith(":00") ? `${time.slice(0, 3)}15` : time;
}

const mark = "\\s*(?:[ap]\\.? ?m\\.?(?!\\p{L}))";
const minutes = "(?::|\\s?h\\s?|\\.(?=\\d\\d\\s*(?:uhr|h)))";
const unit = "(?:\\s*(?:uhr|hrs?|h)(?!\\p{L})|[点點時时](?!間|间|間目))";
const clock = new RegExp(
  [
    "(?<![\\d./:-])(?<partOfDay>上午|下午|晚上?|早上|中午|午前|午後|夜)?\\s*",
    `(?<h1>\\d{1,2})(?:${minutes}(?<m1>\\d{2}))?(?<half>[点點時]半)?(?<mark1>${mark})?${unit}?`,
    `(?:\\s*(?:-|to|a|bis|à|至)\\s*(?<h2>\\d{1,2})(?:${minutes}(?<m2>\\d{2}))?(?<mark2>${mark})?${unit}?)?`,
  ].join(""),
  "gu",
);
const saysHour = new RegExp(`\\d${minutes}\\d{2}|${mark}|\\d${unit}`, "u");
const afternoon = /下午|晚|午後|夜/u;

/** "2:00-4:30 p.m." begins in the afternoon too, "9:00-1:00 pm" does not. */
function startMark(first: string | undefined, last: string | undefined, mark: string | undefined): string | undefined {
  if (mark === undefined || last === undefined) return undefined;
  return Number(first) % 12 <= Number(last) % 12 ? mark : undefined;
}

function hourOf(
  hour: string | undefined,
  minute: string | undefined,
  mark: string | undefined,
  isLate: boolean,
): string | null {
  const said = Number(hour);
  const isAfternoon = mark?.includes("p") || isLate;
  const isMorning = mark?.includes("a");
  if (said === 24 && Number(minute ?? 0) === 0) return endOfDay;
  const inDay = isAfternoon && said < 12 ? said + 12 : isMorning && said === 12 ? 0 : said;
  return inDay > 23 || Number(minute ?? 0) > 59 ? null : `${twoDigits(inDay)}:${minute ?? "00"}`;
}
