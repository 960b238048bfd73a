import type { TextsLike } from "../../texts-like.ts";

export const en = {
  readability: {
    title: "Readability",
    text: "Holds everywhere in Jotter, the sign-in page included.",
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
    asDevice: "As on this device",
    readAloud: "Read aloud",
    pause: "Pause",
    goOn: "Go on",
    stop: "Stop",
    sentence: "Sentence {{number}} of {{total}}",
    nothing: "There is nothing to read yet.",
    failed: "This browser could not read the text aloud.",
  },
};

export type ReadabilityTexts = TextsLike<typeof en>;
