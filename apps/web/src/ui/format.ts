import { lazily } from "./lazily.ts";

/** Numbers, sizes and moments in the words of one language, through Intl. */
export type Format = {
  readonly number: (value: number) => string;
  readonly percent: (share: number) => string;
  /** A percent of up to two digits after the point: 91.25 is "91.25%". */
  readonly exactPercent: (percent: number) => string;
  /** A grade point average, as "3.7" or "3.62". */
  readonly gradePoints: (points: number) => string;
  /** What stands between a number's whole and its parts. */
  readonly decimalPoint: () => string;
  /** Whole US dollars. */
  readonly dollars: (amount: number) => string;
  readonly bytes: (bytes: number) => string;
  /** How long ago, as short as it stays clear: "12 min. ago", "yesterday", "Tue", "3 Nov". */
  readonly when: (moment: number, now: number) => string;
  readonly day: (moment: number) => string;
  /** A day of the wall calendar, "2026-11-15", without the year where it is `today`'s. */
  readonly calendarDay: (day: string, today: string) => string;
  /** The hour and minute of a day. */
  readonly time: (moment: number) => string;
};

const formats = new Map<string, Format>();

export function formatFor(language: string): Format {
  const known = formats.get(language);
  if (known) return known;
  const made = createFormat(language);
  formats.set(language, made);
  return made;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function createFormat(language: string): Format {
  const number = lazily(() => new Intl.NumberFormat(language));
  const dollars = lazily(
    () => new Intl.NumberFormat(language, { style: "currency", currency: "USD", maximumFractionDigits: 0 }),
  );
  const percent = lazily(() => new Intl.NumberFormat(language, { style: "percent" }));
  const exactPercent = lazily(() => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }));
  const gradePoints = lazily(
    () => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
  );
  const ago = lazily(() => new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" }));
  const weekday = lazily(() => new Intl.DateTimeFormat(language, { weekday: "short" }));
  const dayOfYear = lazily(() => new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }));
  const day = lazily(() => new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year: "numeric" }));
  const calendarDayOfYear = lazily(
    () => new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" }),
  );
  const calendarDay = lazily(
    () => new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }),
  );
  const time = lazily(() => new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }));
  const sizes = ["byte", "kilobyte", "megabyte", "gigabyte"].map((unit, index) =>
    lazily(
      () =>
        new Intl.NumberFormat(language, {
          style: "unit",
          unit,
          unitDisplay: index === 0 ? "long" : "short",
          maximumFractionDigits: index < 2 ? 0 : 1,
        }),
    ),
  );

  return {
    // Small counts are written alike in all our languages, and a page's first formatter costs 26 ms.
    number: (value) => (Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : number().format(value)),
    percent: (share) => percent().format(share),
    exactPercent: (value) => exactPercent().format(value / 100),
    gradePoints: (points) => gradePoints().format(points),
    decimalPoint: () =>
      gradePoints()
        .formatToParts(0.5)
        .find(({ type }) => type === "decimal")?.value ?? ".",
    dollars: (amount) => dollars().format(amount),
    bytes: (bytes) => {
      const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), sizes.length - 1);
      return sizes[step]?.().format(bytes / 1024 ** step) ?? String(bytes);
    },
    when: (then, now) => {
      const passed = now - then;
      const daysAgo = calendarDaysBetween(then, now);
      if (passed < minuteMs) return ago().format(0, "second");
      if (passed < hourMs) return ago().format(-Math.floor(passed / minuteMs), "minute");
      if (daysAgo === 0) return ago().format(-Math.floor(passed / hourMs), "hour");
      if (daysAgo === 1) return ago().format(-1, "day");
      if (daysAgo < 7) return weekday().format(then);
      return new Date(then).getFullYear() === new Date(now).getFullYear()
        ? dayOfYear().format(then)
        : day().format(then);
    },
    day: (then) => day().format(then),
    calendarDay: (then, today) =>
      (then.slice(0, 4) === today.slice(0, 4) ? calendarDayOfYear : calendarDay)().format(Date.parse(then)),
    time: (then) => time().format(then),
  };
}

/** Whole days on the student's own calendar, whatever the hour. */
export function calendarDaysBetween(then: number, now: number): number {
  const from = new Date(then);
  const to = new Date(now);
  const noonFrom = Date.UTC(from.getFullYear(), from.getMonth(), from.getDate());
  const noonTo = Date.UTC(to.getFullYear(), to.getMonth(), to.getDate());
  return Math.round((noonTo - noonFrom) / (24 * hourMs));
}

/** An Intl formatter costs a millisecond to make; most screens need two of them. */
