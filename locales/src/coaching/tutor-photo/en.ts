import type { TextsLike } from "../../texts-like.ts";

/** A problem that comes in as a picture. */
export const en = {
  tutorPhoto: {
    label: "Photo of the problem",
    take: "Take a photo",
    choose: "From a picture",
    or: "A picture can be pasted or dropped here, too.",
    notKept: "Nothing of the picture is kept unless you keep it.",
    byModel: "Have the model read it",
    byDevice: "Read its words on this device",
    again: "Read its words again",
    modelReads: "The model reads it…",
    seeing: "Reading its words: {{percent}}",
    copied: "Read by the model and put into the field. Hold it against the picture before you begin.",
    words:
      "Its words are in the field. Formulas are not read well here: write them by hand as they stand in the picture.",
    inSources: "Pictures in it",
    numbered: "picture {{number}}",
    readOne: "Take this picture: {{name}}",
    remove: "Remove the picture",
    keep: "Keep it in my documents",
    kept: "It is in your documents.",
    keptTwin: "It was in your documents already.",
    noRoom: "It could not be kept: there is no room on this device.",
    modelFailed: "The model could not read it: {{message}}",
    problem: {
      tooLarge: "This picture is larger than {{most}}. Take a smaller one, or only the part with the problem.",
      notPicture: "That is not a picture this browser can open. A JPEG or PNG will do.",
      noText: "I find no problem in this picture. Type it; the picture stays beside the field.",
      unreachable:
        "What reads pictures cannot be fetched now: there is no connection. Type the problem; the picture stays beside the field.",
      unable: "This browser cannot read the words in pictures. Type the problem; the picture stays beside the field.",
    },
  },
};

export type TutorPhotoTexts = TextsLike<typeof en>;
