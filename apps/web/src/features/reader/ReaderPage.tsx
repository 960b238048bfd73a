import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { useDocumentPages } from "../../student/documents/document-pages.ts";
import { useDocument } from "../../student/documents/use-documents.ts";
import { linkedPlace } from "../../student/marks/mark-link.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useTexts } from "../../ui/language.tsx";
import { MessagePage } from "../../ui/MessagePage.tsx";
import { OpenDocument } from "./OpenDocument.tsx";

/** `/docs/{id}`: a document is read and marked. [DOC-3] */
export function ReaderPage() {
  const t = useTexts();
  const id = useParams({ strict: false }).id ?? "";
  const search = useSearch({ strict: false });
  const asked = useMemo(() => linkedPlace(search), [search]);
  const document = useDocument(id);
  const pages = useDocumentPages(id);
  if (document === undefined || pages === undefined) return <Loader title={t("loader.docs")} />;
  if (document) {
    const isTrashed = document.del === 1;
    return <OpenDocument key={id} id={id} document={document.data} isTrashed={isTrashed} pages={pages} asked={asked} />;
  }
  return (
    <MessagePage title={t("reader.notFoundTitle")} text={t("reader.notFoundText")}>
      <Link to="/docs" className={buttonClass("primary")}>
        {t("reader.back")}
      </Link>
    </MessagePage>
  );
}
