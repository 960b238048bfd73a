import type { TextsLike } from "../texts-like.ts";
import { en as calendar } from "./calendar/en.ts";
import { en as documentReading } from "./document-reading/en.ts";
import { en as documents } from "./documents/en.ts";
import { en as feeds } from "./feeds/en.ts";
import { en as focus } from "./focus/en.ts";
import { en as grades } from "./grades/en.ts";
import { en as here } from "./here/en.ts";
import { en as lecture } from "./lecture/en.ts";
import { en as mindMap } from "./mind-map/en.ts";
import { en as plot } from "./plot/en.ts";
import { en as quiz } from "./quiz/en.ts";
import { en as ready } from "./ready/en.ts";
import { en as reminders } from "./reminders/en.ts";
import { en as repair } from "./repair/en.ts";
import { en as sent } from "./sent/en.ts";
import { en as settings } from "./settings/en.ts";
import { en as study } from "./study/en.ts";
import { en as studyDocuments } from "./study-documents/en.ts";
import { en as studyTools } from "./study-tools/en.ts";
import { en as timetable } from "./timetable/en.ts";

/** What is said in the other rooms, and by what opens later in all of them. */
export const en = {
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

export type RestTexts = TextsLike<typeof en>;
