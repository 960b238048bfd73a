import { Link, useLocation, useParams } from "@tanstack/react-router";
import { useLayoutEffect, useState } from "react";
import { type DocumentPages, useDocumentPages } from "../../student/documents/document-pages.ts";
import { useDocument } from "../../student/documents/use-documents.ts";
import { type AskedPlace, askedAnew } from "../../student/marks/asked-place.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useTexts } from "../../ui/language.tsx";
import { MessagePage } from "../../ui/MessagePage.tsx";
import { OpenDocument } from "./OpenDocument.tsx";

const noPages: DocumentPages = { labels: [], texts: [], outline: [] };

/** `/docs/{id}`: a document is read and marked. [DOC-3] */
export function ReaderPage() {
  const t = useTexts();
  const id = useParams({ strict: false }).id ?? "";
  const asked = useAskedPlace(id);
  const document = useDocument(id);
  const pages = useDocumentPages(id);
  // A sheet is drawn from its file, before its words are there.
  const isDrawn = document?.data.kind === "pdf" || document?.data.kind === "image";
  if (document === undefined || (pages === undefined && !isDrawn)) return <Loader title={t("loader.docs")} />;
  if (document) {
    const isTrashed = document.del === 1;
    return (
      <OpenDocument
        key={id}
        id={id}
        document={document.data}
        isTrashed={isTrashed}
        pages={pages ?? noPages}
        asked={asked}
      />
    );
  }
  return (
    <MessagePage title={t("reader.notFoundTitle")} text={t("reader.notFoundText")}>
      <Link to="/docs" className={buttonClass("primary")}>
        {t("reader.back")}
      </Link>
    </MessagePage>
  );
}

function useAskedPlace(id: string) {
  const location = useLocation();
  const [last, setLast] = useState<AskedPlace | null>(null);
  const asked = askedAnew(last, location, id);
  if (asked !== last) setLast(asked);
  // The page it came from may have been scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document.
  useLayoutEffect(() => void scrollTo(0, 0), [id]);
  return asked.place;
}
