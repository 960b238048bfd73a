import { ja as calendar } from "./calendar/ja.ts";
import { ja as documentReading } from "./document-reading/ja.ts";
import { ja as documents } from "./documents/ja.ts";
import type { RestTexts } from "./en.ts";
import { ja as feeds } from "./feeds/ja.ts";
import { ja as focus } from "./focus/ja.ts";
import { ja as grades } from "./grades/ja.ts";
import { ja as here } from "./here/ja.ts";
import { ja as lecture } from "./lecture/ja.ts";
import { ja as mindMap } from "./mind-map/ja.ts";
import { ja as plot } from "./plot/ja.ts";
import { ja as quiz } from "./quiz/ja.ts";
import { ja as ready } from "./ready/ja.ts";
import { ja as reminders } from "./reminders/ja.ts";
import { ja as repair } from "./repair/ja.ts";
import { ja as sent } from "./sent/ja.ts";
import { ja as settings } from "./settings/ja.ts";
import { ja as study } from "./study/ja.ts";
import { ja as studyDocuments } from "./study-documents/ja.ts";
import { ja as studyTools } from "./study-tools/ja.ts";
import { ja as timetable } from "./timetable/ja.ts";

export const ja: RestTexts = {
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
