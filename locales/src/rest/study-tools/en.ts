import type { TextsLike } from "../../texts-like.ts";

export const en = {
  studyTools: {
    /** Shown with every result that no model made. [AIX-6] */
    madeOnDevice: "Made on this device, without an AI model",
    /** A claim whose quote is not there. [AIX-7] */
    unsupported: "Not found in your sources",
    notInMaterials: "Your materials don’t say anything about this.",
    part: "Part {{done}} of {{of}}",
    tooFewSources: "Choose at least {{fewest}} documents to compare.",
    /** [AIX-3] */
    variant: {
      concise: "The main ideas in a few sentences",
      detailed: "Comprehensive, section by section, with study questions",
      "bullet-points": "The key points only",
      "mind-map": "A hierarchy from the topic down to its details",
    },
    withheld: {
      "too-short": "This text is too short for that.",
      "none-qualify": "The device found nothing here that it’s sure of.",
      "fewer-than-asked": "The device found no more that it’s sure of. A model, or you, may find more.",
    },
    needsModel: {
      "own-words": "These are the text’s own sentences. Putting it in new words needs an AI model.",
      "reading-level": "Another reading level needs an AI model.",
      translation: "This text is in another language. Translating it needs an AI model.",
      synthesis: "A synthesis of the documents needs an AI model.",
    },
  },
};

export type StudyToolsTexts = TextsLike<typeof en>;
