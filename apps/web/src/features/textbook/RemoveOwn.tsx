import { ownChapter } from "@jotter/domain/own-chapter";
import { useNavigate } from "@tanstack/react-router";
import { useStudent } from "../../student/session/student-context.ts";
import type { BookSubject } from "../../student/textbook/use-book.ts";
import { Button } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";

/** Takes a book away that the student brought along, and brings it back. */
export function RemoveOwn({ subject }: { readonly subject: BookSubject }) {
  const t = useTexts();
  const { replica } = useStudent();
  const navigate = useNavigate();
  async function remove() {
    const rows = await replica.list(ownChapter, { by: "subject" });
    const ids = rows.filter(({ data }) => data.subject === subject.id).map(({ id }) => id);
    await navigate({ to: "/textbook" });
    await replica.together(async () => {
      for (const id of ids) await replica.remove(ownChapter, id);
    });
    toast({
      text: t("textbook.own.removed"),
      action: {
        label: t("action.undo"),
        run: () =>
          void replica.together(async () => {
            for (const id of ids) await replica.restore(ownChapter, id);
          }),
      },
    });
  }
  return (
    <Button look="danger" onClick={() => void remove()}>
      {t("textbook.own.remove")}
    </Button>
  );
}
