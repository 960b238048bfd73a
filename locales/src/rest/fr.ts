import { fr as calendar } from "./calendar/fr.ts";
import { fr as documentReading } from "./document-reading/fr.ts";
import { fr as documents } from "./documents/fr.ts";
import type { RestTexts } from "./en.ts";
import { fr as feeds } from "./feeds/fr.ts";
import { fr as focus } from "./focus/fr.ts";
import { fr as grades } from "./grades/fr.ts";
import { fr as here } from "./here/fr.ts";
import { fr as lecture } from "./lecture/fr.ts";
import { fr as mindMap } from "./mind-map/fr.ts";
import { fr as plot } from "./plot/fr.ts";
import { fr as quiz } from "./quiz/fr.ts";
import { fr as ready } from "./ready/fr.ts";
import { fr as reminders } from "./reminders/fr.ts";
import { fr as repair } from "./repair/fr.ts";
import { fr as sent } from "./sent/fr.ts";
import { fr as settings } from "./settings/fr.ts";
import { fr as study } from "./study/fr.ts";
import { fr as studyDocuments } from "./study-documents/fr.ts";
import { fr as studyTools } from "./study-tools/fr.ts";
import { fr as timetable } from "./timetable/fr.ts";

export const fr: RestTexts = {
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
