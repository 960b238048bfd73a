/** In the order the menu offers them. */
export const templateIds = ["cornell", "lab-report", "reading-log", "formula-sheet"] as const;
type TemplateId = (typeof templateIds)[number];

/** What a note from a template starts with. `name` stands in the menu. [NOT-3] */
type TemplateTexts = { readonly name: string; readonly title: string; readonly body: string };

export type TemplateSet = Readonly<Record<TemplateId, TemplateTexts>>;
export type NoteTemplate = TemplateTexts & { readonly id: TemplateId };
