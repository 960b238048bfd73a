import type { TextsLike } from "../../texts-like.ts";

/** A problem that comes in as a picture. */
export const en = {
  tutorPhoto: {
    label: "Photo of the problem",
    take: "Take a photo",
    choose: "Choose a picture",
    or: "You can also paste or drop a picture here.",
    notKept: "The picture isn’t saved unless you keep it.",
    byModel: "Let the model read it",
    byDevice: "Read the text on this device",
    again: "Read the text again",
    modelReads: "The model is reading it…",
    seeing: "Reading the text: {{percent}}",
    copied: "The model put what it read into the field. Compare it with the picture before you start.",
    words: "The text is in the field. Formulas don’t come through well, so type them in yourself.",
    inSources: "Pictures in it",
    numbered: "picture {{number}}",
    readOne: "Use this picture: {{name}}",
    remove: "Remove the picture",
    keep: "Save it to my documents",
    kept: "Saved to your documents.",
    keptTwin: "It’s already in your documents.",
    noRoom: "It couldn’t be saved: this device is out of space.",
    modelFailed: "The model couldn’t read it: {{message}}",
    problem: {
      tooLarge: "This picture is larger than {{most}}. Use a smaller one, or just the part with the problem.",
      notPicture: "This browser can’t open that as a picture. Try a JPEG or PNG.",
      noText: "I can’t find a problem in this picture. Type it in; the picture stays next to the field.",
      unreachable:
        "The text reader can’t be downloaded while you’re offline. Type the problem in; the picture stays next to the field.",
      unable: "This browser can’t read text in pictures. Type the problem in; the picture stays next to the field.",
    },
  },
};

export type TutorPhotoTexts = TextsLike<typeof en>;
