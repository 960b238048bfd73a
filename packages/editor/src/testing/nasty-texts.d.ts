/** Texts that editors like to "improve". Ours gives them back as they are. */
export declare const nastyTexts: readonly {
  readonly name: string;
  readonly text: string;
}[];
