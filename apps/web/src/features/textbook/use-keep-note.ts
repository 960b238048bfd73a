import { newNote, note } from "@jotter/domain/note";
import { useNavigate } from "@tanstack/react-router";
import { useStudent } from "../../student/session/student-context.ts";
import { chapterHref } from "../../student/textbook/use-book.ts";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";

/** Words of a chapter as a new note, with the way back to them. */
export function useKeepNote() {
  const t = useTexts();
  const { replica, now } = useStudent();
  const navigate = useNavigate();
  return async ({
    words,
    title,
    chapterId,
  }: {
    readonly words: string;
    readonly title: string;
    readonly chapterId: string;
  }) => {
    const quote = words
      .trim()
      .split("\n")
      .map((line) => `> ${line}`.trimEnd())
      .join("\n");
    const body = `${quote}\n>\n> [${title}](${chapterHref(chapterId)})\n\n`;
    const id = await replica.create(note, { ...newNote(now()), title, body });
    toast({
      text: t("textbook.noteMade"),
      action: { label: t("textbook.openNote"), run: () => void navigate({ to: "/editor/$id", params: { id } }) },
    });
  };
}
