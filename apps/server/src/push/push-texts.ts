import { daysBetween } from "@jotter/domain/days";
import type { Reminder } from "@jotter/domain/reminders";
import { type Language, orEnglish } from "@jotter/domain/settings";
import { dayAt } from "@jotter/domain/zones";

/** What a notification says. */
export type Told = { readonly title: string; readonly body: string };

type PushTexts = {
  readonly due: (when: string) => string;
  readonly tomorrow: (count: number) => string;
  readonly test: string;
};

/** As the device speaks, and by the clock of where it is. */
export function toldOf(reminder: Reminder, language: Language, zone: string, now: number): Told {
  const texts = pushTexts[language];
  if (reminder.kind === "tomorrow") {
    const titles = reminder.occurrences.slice(0, mostTitles).map(({ event }) => cut(event.title));
    const list = new Intl.ListFormat(language, { type: "unit", style: "short" });
    return { title: texts.tomorrow(reminder.occurrences.length), body: list.format(titles) };
  }
  const { due, occurrence } = reminder;
  const day = dayWords(daysBetween(dayAt(now, zone), due.day), due.day, language);
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: zone });
  const when = due.allDay ? day : `${day}, ${time.format(due.at)}`;
  const isTask = occurrence.event.type === "assignment";
  return { title: cut(occurrence.event.title), body: isTask ? texts.due(when) : begun(when, language) };
}

export function testText(language: Language): Told {
  return { title: "Jotter", body: pushTexts[language].test };
}

const mostTitles = 4;

/** A push service takes 4 KB in all. */
function cut(title: string): string {
  const letters = [...title];
  return letters.length > 120 ? `${letters.slice(0, 119).join("")}…` : title || "Jotter";
}

function dayWords(days: number, day: string, language: Language): string {
  if (days === 0 || days === 1) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
  const named = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, named).format(Date.parse(day));
}

function begun(text: string, language: Language): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join("");
}

const pushTexts = orEnglish<PushTexts>({
  en: {
    due: (when) => `Due ${when}`,
    tomorrow: (count) => (count === 1 ? "Tomorrow: 1 thing" : `Tomorrow: ${count} things`),
    test: "Reminders arrive on this device.",
  },
  es: {
    due: (when) => `Entrega: ${when}`,
    tomorrow: (count) => (count === 1 ? "Mañana: 1 cosa" : `Mañana: ${count} cosas`),
    test: "Los recordatorios llegan a este dispositivo.",
  },
  fr: {
    due: (when) => `À rendre : ${when}`,
    tomorrow: (count) => (count === 1 ? "Demain : 1 chose" : `Demain : ${count} choses`),
    test: "Les rappels arrivent sur cet appareil.",
  },
  de: {
    due: (when) => `Fällig: ${when}`,
    tomorrow: (count) => (count === 1 ? "Morgen steht 1 Sache an" : `Morgen stehen ${count} Sachen an`),
    test: "Erinnerungen kommen auf diesem Gerät an.",
  },
  zh: {
    due: (when) => `截止：${when}`,
    tomorrow: (count) => `明天有 ${count} 件事`,
    test: "这台设备可以收到提醒。",
  },
  ja: {
    due: (when) => `締め切り：${when}`,
    tomorrow: (count) => `明日の予定：${count}件`,
    test: "この端末にリマインダーが届きます。",
  },
});
