import type { TextsLike } from "../texts-like.ts";
import { en as essay } from "./essay/en.ts";
import { en as planner } from "./planner/en.ts";
import { en as tutor } from "./tutor/en.ts";
import { en as tutorPhoto } from "./tutor-photo/en.ts";
import { en as tutorTalk } from "./tutor-talk/en.ts";

/** What is said where a student's own work is coached. */
export const en = { ...essay, ...planner, ...tutor, ...tutorPhoto, ...tutorTalk };

export type CoachingTexts = TextsLike<typeof en>;
