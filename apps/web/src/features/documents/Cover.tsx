import { shownKind } from "../../student/documents/is-drawing.ts";
import { useCover } from "../../student/documents/use-cover.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./documents.module.css";
import { kindLooks } from "./kind-looks.ts";

/** Three pixels for each it is wide: sharp on a phone. */
const pixels = 132;

/** A small picture of the first page with the colour of its class along the edge; until there is one, its kind. */
export function Cover({ row, marker }: { readonly row: DocumentRow; readonly marker: string | undefined }) {
  const look = kindLooks[shownKind(row.data)];
  const picture = useCover(row, 0, pixels);
  return (
    <span className={styles.cover} data-marker={marker ?? look.marker} aria-hidden="true">
      {picture ? <img src={picture} alt="" draggable={false} /> : <Icon shape={look.icon} size={24} />}
    </span>
  );
}
