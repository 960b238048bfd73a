/** Where the table of contents lies in each language. The build writes it (see tools/textbook-files.ts); tests have no book. */
export const contentsAddresses: Readonly<Record<string, string>> = {};
/** And what all chapters are found by beside it. */
export const findingAddress: string | null = null;
