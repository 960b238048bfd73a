import type { CoachingTexts } from "./en.ts";
import { es as essay } from "./essay/es.ts";
import { es as planner } from "./planner/es.ts";
import { es as tutor } from "./tutor/es.ts";
import { es as tutorPhoto } from "./tutor-photo/es.ts";
import { es as tutorTalk } from "./tutor-talk/es.ts";

export const es: CoachingTexts = { ...essay, ...planner, ...tutor, ...tutorPhoto, ...tutorTalk };
