import type { CoachingTexts } from "./en.ts";
import { fr as essay } from "./essay/fr.ts";
import { fr as planner } from "./planner/fr.ts";
import { fr as tutor } from "./tutor/fr.ts";
import { fr as tutorPhoto } from "./tutor-photo/fr.ts";
import { fr as tutorTalk } from "./tutor-talk/fr.ts";

export const fr: CoachingTexts = { ...essay, ...planner, ...tutor, ...tutorPhoto, ...tutorTalk };
