import type { Note } from "@jotter/domain/note";

type ExportedNote = Pick<Note, "title" | "body" | "createdAt" | "updatedAt" | "tags">;

/** Each note as a file of its own, its text as the student typed it. [NOT-5] */
export async function exportNotes(notes: readonly ExportedNote[], _form: "md"): Promise<void> {
  for (const { title, body } of notes) {
    const address = URL.createObjectURL(new Blob([body], { type: "text/markdown" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${fileName(title)}.md`;
    link.click();
    // A browser that is handed many files at once drops some.
    await new Promise((resolve) => setTimeout(resolve, 150));
    URL.revokeObjectURL(address);
  }
}

function fileName(title: string): string {
  return (
    title
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 120) || "note"
  );
}
