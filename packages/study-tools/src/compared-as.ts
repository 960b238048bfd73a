/** What the texts are to each other. Apart from the tool: whoever only lets a student choose need not load what compares. */
export const comparedAs = ["free", "lecture", "rubric", "versions"] as const;
export type ComparedAs = (typeof comparedAs)[number];
