/** Texts as they come to a student's desk: six from books, notes of a lecture, and a summary badly written. */
export type Passages = Readonly<Record<string, string>>;
