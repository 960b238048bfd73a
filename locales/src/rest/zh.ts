import { zh as calendar } from "./calendar/zh.ts";
import { zh as documentReading } from "./document-reading/zh.ts";
import { zh as documents } from "./documents/zh.ts";
import type { RestTexts } from "./en.ts";
import { zh as feeds } from "./feeds/zh.ts";
import { zh as focus } from "./focus/zh.ts";
import { zh as grades } from "./grades/zh.ts";
import { zh as here } from "./here/zh.ts";
import { zh as lecture } from "./lecture/zh.ts";
import { zh as mindMap } from "./mind-map/zh.ts";
import { zh as plot } from "./plot/zh.ts";
import { zh as quiz } from "./quiz/zh.ts";
import { zh as ready } from "./ready/zh.ts";
import { zh as reminders } from "./reminders/zh.ts";
import { zh as repair } from "./repair/zh.ts";
import { zh as sent } from "./sent/zh.ts";
import { zh as settings } from "./settings/zh.ts";
import { zh as study } from "./study/zh.ts";
import { zh as studyDocuments } from "./study-documents/zh.ts";
import { zh as studyTools } from "./study-tools/zh.ts";
import { zh as timetable } from "./timetable/zh.ts";

export const zh: RestTexts = {
  ...focus,
  ...documents,
  ...documentReading,
  ...calendar,
  ...grades,
  ...studyTools,
  ...plot,
  ...settings,
  ...sent,
  ...study,
  ...studyDocuments,
  ...quiz,
  ...here,
  ...lecture,
  ...mindMap,
  ...ready,
  ...repair,
  ...reminders,
  ...feeds,
  ...timetable,
};
