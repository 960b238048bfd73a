import type { CoachingTexts } from "./en.ts";
import { de as essay } from "./essay/de.ts";
import { de as planner } from "./planner/de.ts";
import { de as tutor } from "./tutor/de.ts";
import { de as tutorPhoto } from "./tutor-photo/de.ts";
import { de as tutorTalk } from "./tutor-talk/de.ts";

export const de: CoachingTexts = { ...essay, ...planner, ...tutor, ...tutorPhoto, ...tutorTalk };
