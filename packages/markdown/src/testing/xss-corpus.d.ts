export type Payload = {
  readonly name: string;
  readonly text: string;
};
/** What a foreign request would go to. Reserved: nobody answers there. */
export declare const foreignHost = "xss.invalid";
/** Everything: some 2,000 texts. */
export declare const xssCorpus: readonly Payload[];
/** For fields that are no Markdown: a title, a tag, a name. */
export declare const xssWords: readonly string[];
