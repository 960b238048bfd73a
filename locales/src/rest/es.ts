import { es as calendar } from "./calendar/es.ts";
import { es as documentReading } from "./document-reading/es.ts";
import { es as documents } from "./documents/es.ts";
import type { RestTexts } from "./en.ts";
import { es as feeds } from "./feeds/es.ts";
import { es as focus } from "./focus/es.ts";
import { es as grades } from "./grades/es.ts";
import { es as here } from "./here/es.ts";
import { es as lecture } from "./lecture/es.ts";
import { es as mindMap } from "./mind-map/es.ts";
import { es as plot } from "./plot/es.ts";
import { es as quiz } from "./quiz/es.ts";
import { es as ready } from "./ready/es.ts";
import { es as reminders } from "./reminders/es.ts";
import { es as repair } from "./repair/es.ts";
import { es as sent } from "./sent/es.ts";
import { es as settings } from "./settings/es.ts";
import { es as study } from "./study/es.ts";
import { es as studyDocuments } from "./study-documents/es.ts";
import { es as studyTools } from "./study-tools/es.ts";
import { es as timetable } from "./timetable/es.ts";

export const es: RestTexts = {
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
