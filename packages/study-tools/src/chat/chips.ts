/** The four that are offered at the beginning; each has an answer that needs no model. [CHT-2] */
export const chips = ["math", "concept", "tips", "writing"] as const;
