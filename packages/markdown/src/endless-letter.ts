/*
 * A letter may carry any number of marks, and emoji any number of joined ones: it stays one letter, which no browser lays
 * out in parts, and a thousand of them hold up the page.
 */
export const endlessFrom = 200;

/** The marks of such a letter, or the emoji joined to it. */
export const endlessForm = new RegExp(`(?:\\p{M}|\\u200c|\\p{Extended_Pictographic}?\\u200d){${endlessFrom},}`, "gu");
