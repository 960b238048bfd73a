import type { CoachingTexts } from "./en.ts";
import { zh as essay } from "./essay/zh.ts";
import { zh as planner } from "./planner/zh.ts";
import { zh as tutor } from "./tutor/zh.ts";
import { zh as tutorPhoto } from "./tutor-photo/zh.ts";
import { zh as tutorTalk } from "./tutor-talk/zh.ts";

export const zh: CoachingTexts = { ...essay, ...planner, ...tutor, ...tutorPhoto, ...tutorTalk };
