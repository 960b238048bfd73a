/** In what two sentences cannot both be right, with the two values as they are written. */
export type Clash = {
  readonly about: "year" | "date" | "amount" | "sign" | "name" | "negation";
  readonly values: readonly [string, string];
};

/** They say the same; they say it of the same but for one fact; or they speak of two things. */
export type Verdict = "one" | "two" | Clash;

/** Which documents know a word: a subject that both texts know is a subject of its own. */
export type Knows = (document: number, key: string) => boolean;
