import { es as ai } from "./ai/es.ts";
import { es as cards } from "./cards/es.ts";
import { es as editor } from "./editor/es.ts";
import type { EarlyTexts } from "./en.ts";
import { es as examDay } from "./exam-day/es.ts";
import { es as formula } from "./formula/es.ts";
import { es as readability } from "./readability/es.ts";
import { es as selection } from "./selection/es.ts";

export const es: EarlyTexts = {
  ...ai,
  ...cards,
  ...editor,
  ...examDay,
  ...formula,
  ...readability,
  ...selection,
};
