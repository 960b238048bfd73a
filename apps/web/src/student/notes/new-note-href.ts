type NewNoteOf = { readonly classId: string; readonly title?: string };

/** A new note of a class, named already where its name is known. [DSH-4] */
export function newNoteHref({ classId, title }: NewNoteOf): string {
  return `/editor?${new URLSearchParams({ class: classId, ...(title && { title }) })}`;
}
