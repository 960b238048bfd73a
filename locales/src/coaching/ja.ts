import type { CoachingTexts } from "./en.ts";
import { ja as essay } from "./essay/ja.ts";
import { ja as planner } from "./planner/ja.ts";
import { ja as tutor } from "./tutor/ja.ts";
import { ja as tutorPhoto } from "./tutor-photo/ja.ts";
import { ja as tutorTalk } from "./tutor-talk/ja.ts";

export const ja: CoachingTexts = { ...essay, ...planner, ...tutor, ...tutorPhoto, ...tutorTalk };
