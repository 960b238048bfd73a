import { getRouteApi } from "@tanstack/react-router";
import { bookContents, subjectFile } from "../../student/textbook/book-files.ts";
import { useBook } from "../../student/textbook/use-book.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { currentLanguage, useTexts } from "../../ui/language.tsx";
import { bringTypesetter, mayHaveMaths } from "../../ui/markdown/typesetter.ts";
import { Page } from "../../ui/Page.tsx";
import { ChapterView } from "./ChapterView.tsx";
import { Absent } from "./TextbookPage.tsx";
import { useChapter } from "./use-chapter.ts";

const route = getRouteApi("/signed-in/textbook/$subject/$chapter");

// On its way while the student's records are opened: the page asks for it only after those.
void chapterAhead(location.pathname).catch(() => undefined);

async function chapterAhead(path: string): Promise<void> {
  const [, , id, chapter] = path.split("/");
  const subject = (await bookContents(currentLanguage())).find((one) => one.id === id);
  if (!subject) return;
  const text = (await subjectFile(subject))[`${id}/${chapter}`]?.text ?? "";
  if (mayHaveMaths(text)) await bringTypesetter();
}

export function ChapterPage() {
  const t = useTexts();
  const { subject, chapter } = route.useParams();
  const book = useBook();
  const found = useChapter(book, `${subject}/${chapter}`);
  if (found === "awaited" || book.state === "awaited") return <Loader title={t("loader.textbook")} />;
  if (found === "none" || found === "absent") {
    return (
      <Page title={t("area.textbook")} heading={t("area.textbook")}>
        {found === "absent" && book.state === "absent" ? (
          <Absent again={book.again} />
        ) : found === "absent" ? (
          <Absent again={() => location.reload()} title={book.subjects.find(({ id }) => id === subject)?.title} />
        ) : (
          <EmptyState title={t("textbook.goneTitle")} text={t("textbook.goneText")}>
            <BackLink href="/textbook">{t("area.textbook")}</BackLink>
          </EmptyState>
        )}
      </Page>
    );
  }
  return <ChapterView key={found.id} chapter={found} subjects={book.subjects} />;
}
