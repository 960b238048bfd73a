/** Days are counted in whole numbers since 1970: adding a week is adding 7, in nobody's zone and on nobody's clock. */
export function dayNumber(day: string): number {
  return numberOfDay(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10)));
}

export function numberOfDay(year: number, month: number, dayOfMonth: number): number {
  // Years are taken to begin in March, so that the day that some of them lack is their last.
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - marchOfYearZero;
}

export type DayParts = { readonly year: number; readonly month: number; readonly dayOfMonth: number };

export function partsOfDay(number: number): DayParts {
  const since = number + marchOfYearZero;
  const era = Math.floor(since / daysPerEra);
  const dayOfEra = since - era * daysPerEra;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfMonth: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

/** Years have four digits: whoever reckons on past the last day, or back before the first, stays there. */
export function dayOfNumber(number: number): string {
  const { year, month, dayOfMonth } = partsOfDay(Math.min(Math.max(number, firstDay), lastDay));
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
}

/** There is no 30th of February, though it is written like a day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOfNumber(dayNumber(text)) === text;
}

export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days);
}

/** How many days `to` is ahead of `from`; less than zero if it is behind. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: string): number {
  return weekdayOfNumber(dayNumber(day));
}

export function weekdayOfNumber(number: number): number {
  return (((number + 3) % 7) + 7) % 7;
}

export function daysInMonth(year: number, month: number): number {
  return numberOfDay(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) - numberOfDay(year, month, 1);
}

/** The month of that day as six weeks, whatever the month: nothing jumps when one leafs through a year. */
export function monthGrid(day: string, weekStart: number): readonly (readonly string[])[] {
  const first = dayNumber(`${day.slice(0, 7)}-01`);
  const begin = first - ((weekdayOfNumber(first) - weekStart + 7) % 7);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => dayOfNumber(begin + week * 7 + weekday)),
  );
}

/** The day a week begins with where that language is spoken: 0 is Monday, 6 is Sunday. */
export function firstDayOfWeek(locale: string): number {
  const asked = new Intl.Locale(locale) as Intl.Locale & WeekInfo;
  const firstDay = asked.getWeekInfo?.().firstDay ?? asked.weekInfo?.firstDay;
  if (firstDay !== undefined) return firstDay - 1;
  const region = asked.maximize().region ?? "";
  return saturdayFirst.includes(region) ? 5 : sundayFirst.includes(region) ? 6 : 0;
}

/** Some browsers have it as a function, some as a field, some not at all. */
type WeekInfo = {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
};

const sundayFirst =
  "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW".split(
    " ",
  );
const saturdayFirst = "AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY".split(" ");

const daysPerEra = 146_097;
const marchOfYearZero = 719_468;
const firstDay = numberOfDay(0, 1, 1);
const lastDay = numberOfDay(9999, 12, 31);

export function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}
