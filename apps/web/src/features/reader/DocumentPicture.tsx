import type { Inline } from "@jotter/markdown/tree-types";
import { createContext, type SyntheticEvent, useContext } from "react";
import { type DocumentPictures, usePictureUrl } from "../../student/documents/use-document-pictures.ts";
import { useTexts } from "../../ui/language.tsx";
import styles from "./reader.module.css";

export const PicturesContext = createContext<DocumentPictures>({ state: "coming" });

type DocumentPictureProps = Pick<Extract<Inline, { type: "image" }>, "id" | "alt" | "width">;

/** A picture out of the document's file, or a line that says why it is not seen. [DOC-3] */
function DocumentPicture({ id, alt, width }: DocumentPictureProps) {
  const t = useTexts();
  const pictures = useContext(PicturesContext);
  const url = usePictureUrl(pictures, id);
  if (pictures.state === "away") return <Unseen text={t("reader.pictureAway")} alt={alt} />;
  if (url === null) return <Unseen text={t("reader.pictureUnknown")} alt={alt} />;
  if (url === undefined) return <span className={styles.pictureComing} data-coming />;
  return <img className={styles.figure} src={url} alt={alt} width={width} decoding="async" onLoad={noteSmall} />;
}

/** What is as high as letters stands among them, like a formula. */
function noteSmall({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.toggleAttribute("data-small", currentTarget.naturalHeight <= 48);
}

function Unseen({ text, alt }: { readonly text: string; readonly alt: string }) {
  return (
    <span className={styles.unseen}>
      {text}
      {alt !== "" && <> {alt}</>}
    </span>
  );
}

/** As a text draws its pictures; it stays the same, so that nothing is drawn anew. */
export function documentPicture(picture: DocumentPictureProps) {
  return <DocumentPicture {...picture} />;
}
