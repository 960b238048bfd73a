import type { DocumentKind } from "@jotter/domain/document";
import { fileIcon, fileImageIcon, filePdfIcon, fileTextIcon } from "../../ui/icons/files.ts";

type Look = { readonly icon: { readonly regular: string }; readonly marker: string };

/** The cover of a document of no class. */
export const kindLooks: Readonly<Record<DocumentKind, Look>> = {
  pdf: { icon: filePdfIcon, marker: "coral" },
  docx: { icon: fileTextIcon, marker: "sky" },
  pptx: { icon: fileTextIcon, marker: "amber" },
  epub: { icon: fileTextIcon, marker: "violet" },
  text: { icon: fileTextIcon, marker: "sky" },
  markdown: { icon: fileTextIcon, marker: "sky" },
  html: { icon: fileTextIcon, marker: "sky" },
  csv: { icon: fileTextIcon, marker: "mint" },
  image: { icon: fileImageIcon, marker: "violet" },
  other: { icon: fileIcon, marker: "lime" },
};
