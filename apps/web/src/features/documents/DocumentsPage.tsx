import { useSearch } from "@tanstack/react-router";
import { DocumentTrash } from "./DocumentTrash.tsx";
import { Library } from "./Library.tsx";
import { libraryView } from "./library-view.ts";

/** What the classes handed out, or what was thrown away of it. [DOC-2] */
export function DocumentsPage() {
  const view = libraryView(useSearch({ from: "/signed-in/docs" }));
  return view.trash ? <DocumentTrash /> : <Library view={view} />;
}
