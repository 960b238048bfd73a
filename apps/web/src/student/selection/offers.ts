import { askIcon, cardIcon, explainIcon, quizIcon, shortenIcon, simplifyIcon } from "../../ui/icons/selection.ts";

/** What can be done with words that are selected, in the order it is offered. [NOT-7] */
export const offerNames = ["explain", "shorten", "simplify", "card", "quiz", "ask"] as const;
export type OfferName = (typeof offerNames)[number];

export const offerIcons = {
  explain: explainIcon,
  shorten: shortenIcon,
  simplify: simplifyIcon,
  card: cardIcon,
  quiz: quizIcon,
  ask: askIcon,
} as const satisfies Readonly<Record<OfferName, unknown>>;

/** What leaves the text as it is. */
export type StudyOffer = Exclude<OfferName, "shorten" | "simplify">;

export const studyOffers = ["explain", "card", "quiz", "ask"] as const satisfies readonly StudyOffer[];
