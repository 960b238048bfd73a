import type { Language } from "@jotter/domain/settings";

/** All that the entrance tells a visitor, in one language. [MKT-1] */
export type EntranceContent = {
  readonly tagline: string;
  /** One sentence per feature; `typedSentences` knows the order and which are still to come. [FEA-1] */
  readonly features: Readonly<Record<FeatureId, string>>;
  readonly labels: {
    readonly responsible: string;
    readonly email: string;
    readonly postalAddress: string;
  };
  readonly teachers: { readonly title: string };
  readonly about: TextArea;
  readonly team: { readonly title: string };
  readonly faq: {
    readonly title: string;
    readonly entries: readonly { readonly question: string; readonly answer: string }[];
  };
  readonly contact: TextArea;
  readonly terms: LegalText;
  readonly privacy: LegalText;
};

type TextArea = { readonly title: string; readonly paragraphs: readonly string[] };

type LegalText = {
  /** What a link to it says. */
  readonly name: string;
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};

/** In the order they are typed. */
const featureIds = ["aiTools", "notebook", "textbook", "assistant", "grades", "schedule"] as const;
type FeatureId = (typeof featureIds)[number];

export type TypedSentence = { readonly id: FeatureId; readonly text: string };

/** The six sentences of the features page. All of it is here. [FEA-1] */
export function typedSentences({ features }: EntranceContent): readonly TypedSentence[] {
  return featureIds.map((id) => ({ id, text: features[id] }));
}

/** A text of `people.ts`: in each language, or one string that is the same in all, like a name. */
export type Wording = string | ({ readonly en: string } & { readonly [Code in Language]?: string });

/** A language we do not speak is answered in English. */
export function wordingIn(wording: Wording, language: string): string {
  if (typeof wording === "string") return wording;
  const known: Readonly<Record<string, string | undefined>> = wording;
  return known[language] ?? wording.en;
}
