import type { TextsLike } from "../../texts-like.ts";

export const en = {
  readability: {
    title: "Readability",
    text: "Applies everywhere in Jotter, including the sign-in page.",
    sample: "Cells come from cells. In 1855 Rudolf Virchow put it in one sentence: omnis cellula e cellula.",
    sampleLabel: "Preview",
    font: "Font",
    fontOwn: "Jotter’s own",
    fontLegible: "Highly legible",
    fontSystem: "This device’s",
    size: "Text size",
    sizeSmall: "Small",
    sizeNormal: "Normal",
    sizeLarge: "Large",
    sizeLargest: "Very large",
    lines: "Line spacing",
    letters: "Letter spacing",
    spacingNormal: "Normal",
    spacingWide: "Wide",
    motion: "Motion",
    motionReduced: "Reduced",
    contrast: "Contrast",
    contrastMore: "More",
    asDevice: "Same as this device",
    readAloud: "Read aloud",
    pause: "Pause",
    goOn: "Resume",
    stop: "Stop",
    sentence: "Sentence {{number}} of {{total}}",
    nothing: "There’s nothing to read yet.",
    failed: "This browser couldn’t read the text aloud.",
  },
};

export type ReadabilityTexts = TextsLike<typeof en>;
