/** A text of the locales by its path; `count` chooses the plural form. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;
