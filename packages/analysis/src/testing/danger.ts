/** What students write, by somebody who has not seen the rules: what it is, and the sentence. */
export type Labelled = readonly [is: "danger" | "doubt" | "harmless", text: string];
