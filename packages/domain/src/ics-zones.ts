import { dayNumber, daysInMonth, numberOfDay, partsOfDay, weekdayOfNumber } from "./days.ts";
import type { Component } from "./ics-lines.ts";
import { dayMs, instantOf, isZone, minuteMs, offsetAt, wallOfMs } from "./zones.ts";

/**
 * The zone a file means. Most write its IANA name, some with a path before it; Outlook writes Windows' own names or
 * the whole definition under a name of somebody's own. Then it is the student's zone, or the best known, that keeps
 * the same times this year.
 */
export function zoneNamed(
  name: string,
  definitions: readonly Component[],
  studentZone: string,
  now: number,
): string | undefined {
  const known = ianaZone(name);
  if (known !== undefined) return known;
  const definition = definitions.find((one) => textOf(one, "tzid") === name);
  if (!definition) return undefined;
  return ianaZone(textOf(definition, "x-lic-location")) ?? zoneLike(definition, studentZone, now);
}

/** What a file needs to say of a zone, for programs that do not know it by name: RFC 5545, 3.6.5. */
export function timezoneLines(zone: string, firstYear: number, lastYear: number): readonly string[] {
  // A year more before, so that the first of January is known; some more after, for a rule to show.
  const years = yearsFrom(firstYear - 1, Math.max(lastYear, firstYear + 5));
  const changes = years.flatMap((year) => changesIn(year, zone));
  const first = `${String(firstYear - 1).padStart(4, "0")}-01-01`;
  const atFirst = offsetAt(instantOf(first, zone), zone);
  const observances =
    changes.length === 0
      ? observance("STANDARD", `${first}T00:00`, atFirst, atFirst, null)
      : (yearlyObservances(changes, years.length) ?? [
          ...observance(isSummer(changes[0], -1) ? "DAYLIGHT" : "STANDARD", `${first}T00:00`, atFirst, atFirst, null),
          ...changes.flatMap((one) =>
            observance(isSummer(one, 1) ? "DAYLIGHT" : "STANDARD", one.wall, one.from, one.to, null),
          ),
        ]);
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...observances, "END:VTIMEZONE"];
}

function ianaZone(name: string): string | undefined {
  const windows = zonesOfWindows[name.toLowerCase()];
  if (windows !== undefined) return windows;
  const parts = name.split("/");
  for (let skipped = 0; skipped < parts.length; skipped++) {
    const shorter = parts.slice(skipped).join("/");
    // A last part alone may be a word like "EST"; only a whole name is taken for what it says.
    if (isZone(shorter) && (skipped === 0 || shorter.includes("/"))) return shorter;
  }
  return undefined;
}

function textOf(component: Component, name: string): string {
  return String(component.properties.find((one) => one.name === name)?.values[0] ?? "");
}

function zoneLike(definition: Component, studentZone: string, now: number): string | undefined {
  const part = (name: string) => definition.components.findLast((one) => one.name === name);
  const standard = part("standard");
  const summer = part("daylight");
  if (!standard) return undefined;
  const year = partsOfDay(Math.floor(now / dayMs)).year;
  const winterOffset = offsetText(textOf(standard, "tzoffsetto"));
  const summerOffset = summer ? offsetText(textOf(summer, "tzoffsetto")) : winterOffset;
  if (winterOffset === undefined || summerOffset === undefined) return undefined;
  // Summer that begins late in the year is that of the south.
  const isNorth = !summer || monthOf(summer) <= 6;
  const [january, july] = isNorth ? [winterOffset, summerOffset] : [summerOffset, winterOffset];
  const candidates = [studentZone, ...Object.values(zonesOfWindows), "UTC"];
  return candidates.find(
    (zone) =>
      isZone(zone) &&
      offsetAt(instantOf(`${year}-01-15`, "UTC"), zone) === january &&
      offsetAt(instantOf(`${year}-07-15`, "UTC"), zone) === july,
  );
}

function monthOf(observance: Component): number {
  const rule = observance.properties.find(({ name }) => name === "rrule")?.raw ?? "";
  const [, month] = /BYMONTH=(\d+)/i.exec(rule) ?? [];
  return Number(month ?? textOf(observance, "dtstart").slice(5, 7));
}

/** "+0130" or, as the library writes it, "+01:30". */
function offsetText(text: string): number | undefined {
  const [, sign, hours, minutes, seconds = "0"] = /^([+-])(\d\d):?(\d\d):?(\d\d)?$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const size = (Number(hours) * 60 + Number(minutes)) * minuteMs + Number(seconds) * 1000;
  return sign === "-" ? -size : size;
}

/** A change of the clocks: at that time on the wall as it was before. */
type ClockChange = { readonly wall: string; readonly from: number; readonly to: number };

function isSummer(change: ClockChange | undefined, side: 1 | -1): boolean {
  return change !== undefined && (change.to - change.from) * side > 0;
}

function yearsFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function changesIn(year: number, zone: string): readonly ClockChange[] {
  const first = numberOfDay(year, 1, 1);
  const last = numberOfDay(year + 1, 1, 1);
  const changes: ClockChange[] = [];
  // Nowhere are clocks put forward and back within a week: only weeks that end otherwise are looked into.
  for (let week = first; week < last; week += 7) {
    const end = Math.min(week + 7, last);
    if (offsetAt(week * dayMs, zone) === offsetAt(end * dayMs, zone)) continue;
    for (let day = week; day < end; day++) {
      const from = offsetAt(day * dayMs, zone);
      const to = offsetAt((day + 1) * dayMs, zone);
      if (from !== to) changes.push({ wall: wallOfMs(minuteOfChange(day, from, zone) + from), from, to });
    }
  }
  return changes;
}

/** The first minute of that day (in UTC) that has another offset than its beginning. */
function minuteOfChange(day: number, from: number, zone: string): number {
  let [before, after] = [0, dayMs / minuteMs];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(day * dayMs + middle * minuteMs, zone) === from) before = middle;
    else after = middle;
  }
  return day * dayMs + after * minuteMs;
}

/** Two changes a year by one rule each, as nearly everywhere; nothing if they follow none. */
function yearlyObservances(changes: readonly ClockChange[], years: number): readonly string[] | undefined {
  const toSummer = changes.filter((one) => isSummer(one, 1));
  const toWinter = changes.filter((one) => isSummer(one, -1));
  const lines = [toSummer, toWinter].map((all, index) => {
    const [first] = all;
    const rule = all.length === years ? ruleOf(all) : undefined;
    if (!first || rule === undefined) return undefined;
    return observance(index === 0 ? "DAYLIGHT" : "STANDARD", first.wall, first.from, first.to, rule);
  });
  return lines.every((one) => one !== undefined) ? lines.flat() : undefined;
}

/** "The last Sunday of March", if that is what all of them are. */
function ruleOf(changes: readonly ClockChange[]): string | undefined {
  const places = changes.map(({ wall, from, to }) => {
    const { year, month, dayOfMonth } = partsOfDay(dayNumber(wall));
    const weekday = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][weekdayOfNumber(dayNumber(wall))];
    const isLast = dayOfMonth + 7 > daysInMonth(year, month);
    return {
      same: [month, weekday, wall.slice(11), from, to].join(),
      month,
      weekday,
      nth: Math.ceil(dayOfMonth / 7),
      isLast,
    };
  });
  const [first] = places;
  if (!first || places.some(({ same }) => same !== first.same)) return undefined;
  const nth = places.every(({ isLast }) => isLast) ? -1 : places.every((one) => one.nth === first.nth) ? first.nth : 0;
  return nth === 0 ? undefined : `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${nth}${first.weekday}`;
}

function observance(kind: string, wall: string, from: number, to: number, rule: string | null): readonly string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall.replace(/[-:]/g, "")}00`,
    ...(rule === null ? [] : [`RRULE:${rule}`]),
    `TZOFFSETFROM:${utcOffset(from)}`,
    `TZOFFSETTO:${utcOffset(to)}`,
    `END:${kind}`,
  ];
}

function utcOffset(offset: number): string {
  const seconds = Math.abs(offset) / 1000;
  const digits = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const written = digits.slice(0, digits[2] === 0 ? 2 : 3).map((one) => String(one).padStart(2, "0"));
  return `${offset < 0 ? "-" : "+"}${written.join("")}`;
}

/** Windows' names of zones, in small letters, after the table of the Unicode consortium. */
const zonesOfWindows: Readonly<Record<string, string>> = {
  "w. europe standard time": "Europe/Berlin",
  "eastern standard time": "America/New_York",
  "central standard time": "America/Chicago",
  "mountain standard time": "America/Denver",
  "pacific standard time": "America/Los_Angeles",
  "gmt standard time": "Europe/London",
  "romance standard time": "Europe/Paris",
  "tokyo standard time": "Asia/Tokyo",
  "china standard time": "Asia/Shanghai",
  "aus eastern standard time": "Australia/Sydney",
  utc: "UTC",
  "coordinated universal time": "UTC",
  "afghanistan standard time": "Asia/Kabul",
  "alaskan standard time": "America/Anchorage",
  "aleutian standard time": "America/Adak",
  "altai standard time": "Asia/Barnaul",
  "arab standard time": "Asia/Riyadh",
  "arabian standard time": "Asia/Dubai",
  "arabic standard time": "Asia/Baghdad",
  "argentina standard time": "America/Argentina/Buenos_Aires",
  "astrakhan standard time": "Europe/Astrakhan",
  "atlantic standard time": "America/Halifax",
  "aus central standard time": "Australia/Darwin",
  "aus central w. standard time": "Australia/Eucla",
  "azerbaijan standard time": "Asia/Baku",
  "azores standard time": "Atlantic/Azores",
  "bahia standard time": "America/Bahia",
  "bangladesh standard time": "Asia/Dhaka",
  "belarus standard time": "Europe/Minsk",
  "bougainville standard time": "Pacific/Bougainville",
  "canada central standard time": "America/Regina",
  "cape verde standard time": "Atlantic/Cape_Verde",
  "caucasus standard time": "Asia/Yerevan",
  "cen. australia standard time": "Australia/Adelaide",
  "central america standard time": "America/Guatemala",
  "central asia standard time": "Asia/Bishkek",
  "central brazilian standard time": "America/Cuiaba",
  "central europe standard time": "Europe/Budapest",
  "central european standard time": "Europe/Warsaw",
  "central pacific standard time": "Pacific/Guadalcanal",
  "central standard time (mexico)": "America/Mexico_City",
  "chatham islands standard time": "Pacific/Chatham",
  "cuba standard time": "America/Havana",
  "dateline standard time": "Etc/GMT+12",
  "e. africa standard time": "Africa/Nairobi",
  "e. australia standard time": "Australia/Brisbane",
  "e. europe standard time": "Europe/Chisinau",
  "e. south america standard time": "America/Sao_Paulo",
  "easter island standard time": "Pacific/Easter",
  "eastern standard time (mexico)": "America/Cancun",
  "egypt standard time": "Africa/Cairo",
  "ekaterinburg standard time": "Asia/Yekaterinburg",
  "fiji standard time": "Pacific/Fiji",
  "fle standard time": "Europe/Kyiv",
  "georgian standard time": "Asia/Tbilisi",
  "greenland standard time": "America/Nuuk",
  "greenwich standard time": "Atlantic/Reykjavik",
  "gtb standard time": "Europe/Bucharest",
  "haiti standard time": "America/Port-au-Prince",
  "hawaiian standard time": "Pacific/Honolulu",
  "india standard time": "Asia/Kolkata",
  "iran standard time": "Asia/Tehran",
  "israel standard time": "Asia/Jerusalem",
  "jordan standard time": "Asia/Amman",
  "kaliningrad standard time": "Europe/Kaliningrad",
  "kamchatka standard time": "Asia/Kamchatka",
  "korea standard time": "Asia/Seoul",
  "libya standard time": "Africa/Tripoli",
  "line islands standard time": "Pacific/Kiritimati",
  "lord howe standard time": "Australia/Lord_Howe",
  "magadan standard time": "Asia/Magadan",
  "magallanes standard time": "America/Punta_Arenas",
  "marquesas standard time": "Pacific/Marquesas",
  "mauritius standard time": "Indian/Mauritius",
  "mid-atlantic standard time": "Etc/GMT+2",
  "middle east standard time": "Asia/Beirut",
  "montevideo standard time": "America/Montevideo",
  "morocco standard time": "Africa/Casablanca",
  "mountain standard time (mexico)": "America/Mazatlan",
  "myanmar standard time": "Asia/Yangon",
  "n. central asia standard time": "Asia/Novosibirsk",
  "namibia standard time": "Africa/Windhoek",
  "nepal standard time": "Asia/Kathmandu",
  "new zealand standard time": "Pacific/Auckland",
  "newfoundland standard time": "America/St_Johns",
  "norfolk standard time": "Pacific/Norfolk",
  "north asia east standard time": "Asia/Irkutsk",
  "north asia standard time": "Asia/Krasnoyarsk",
  "north korea standard time": "Asia/Pyongyang",
  "omsk standard time": "Asia/Omsk",
  "pacific sa standard time": "America/Santiago",
  "pacific standard time (mexico)": "America/Tijuana",
  "pakistan standard time": "Asia/Karachi",
  "paraguay standard time": "America/Asuncion",
  "qyzylorda standard time": "Asia/Qyzylorda",
  "russia time zone 10": "Asia/Srednekolymsk",
  "russia time zone 11": "Asia/Kamchatka",
  "russia time zone 3": "Europe/Samara",
  "russian standard time": "Europe/Moscow",
  "sa eastern standard time": "America/Cayenne",
  "sa pacific standard time": "America/Bogota",
  "sa western standard time": "America/La_Paz",
  "saint pierre standard time": "America/Miquelon",
  "sakhalin standard time": "Asia/Sakhalin",
  "samoa standard time": "Pacific/Apia",
  "sao tome standard time": "Africa/Sao_Tome",
  "saratov standard time": "Europe/Saratov",
  "se asia standard time": "Asia/Bangkok",
  "singapore standard time": "Asia/Singapore",
  "south africa standard time": "Africa/Johannesburg",
  "south sudan standard time": "Africa/Juba",
  "sri lanka standard time": "Asia/Colombo",
  "sudan standard time": "Africa/Khartoum",
  "syria standard time": "Asia/Damascus",
  "taipei standard time": "Asia/Taipei",
  "tasmania standard time": "Australia/Hobart",
  "tocantins standard time": "America/Araguaina",
  "tomsk standard time": "Asia/Tomsk",
  "tonga standard time": "Pacific/Tongatapu",
  "transbaikal standard time": "Asia/Chita",
  "turkey standard time": "Europe/Istanbul",
  "turks and caicos standard time": "America/Grand_Turk",
  "ulaanbaatar standard time": "Asia/Ulaanbaatar",
  "us eastern standard time": "America/Indiana/Indianapolis",
  "us mountain standard time": "America/Phoenix",
  "utc-02": "Etc/GMT+2",
  "utc-08": "Etc/GMT+8",
  "utc-09": "Etc/GMT+9",
  "utc-11": "Etc/GMT+11",
  "utc+12": "Etc/GMT-12",
  "utc+13": "Etc/GMT-13",
  "venezuela standard time": "America/Caracas",
  "vladivostok standard time": "Asia/Vladivostok",
  "volgograd standard time": "Europe/Volgograd",
  "w. australia standard time": "Australia/Perth",
  "w. central africa standard time": "Africa/Lagos",
  "w. mongolia standard time": "Asia/Hovd",
  "west asia standard time": "Asia/Tashkent",
  "west bank standard time": "Asia/Hebron",
  "west pacific standard time": "Pacific/Port_Moresby",
  "yakutsk standard time": "Asia/Yakutsk",
  "yukon standard time": "America/Whitehorse",
};
