import { de as calendar } from "./calendar/de.ts";
import { de as documentReading } from "./document-reading/de.ts";
import { de as documents } from "./documents/de.ts";
import type { RestTexts } from "./en.ts";
import { de as feeds } from "./feeds/de.ts";
import { de as focus } from "./focus/de.ts";
import { de as grades } from "./grades/de.ts";
import { de as here } from "./here/de.ts";
import { de as lecture } from "./lecture/de.ts";
import { de as mindMap } from "./mind-map/de.ts";
import { de as plot } from "./plot/de.ts";
import { de as quiz } from "./quiz/de.ts";
import { de as ready } from "./ready/de.ts";
import { de as reminders } from "./reminders/de.ts";
import { de as repair } from "./repair/de.ts";
import { de as sent } from "./sent/de.ts";
import { de as settings } from "./settings/de.ts";
import { de as study } from "./study/de.ts";
import { de as studyDocuments } from "./study-documents/de.ts";
import { de as studyTools } from "./study-tools/de.ts";
import { de as timetable } from "./timetable/de.ts";

export const de: RestTexts = {
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
