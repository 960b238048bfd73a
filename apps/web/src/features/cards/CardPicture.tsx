import type { HiddenArea } from "@jotter/domain/card";
import type { CSSProperties } from "react";
import { usePictures } from "../../student/pictures/use-pictures.ts";
import { useTexts } from "../../ui/language.tsx";
import styles from "./areas.module.css";

/** The picture of a card, as wide as there is room. */
export function CardPicture({ id }: { readonly id: string }) {
  const t = useTexts();
  const url = usePictures(id).get(id);
  if (!url) return <span className={styles.absent}>{t("reading.noPicture", { alt: "" })}</span>;
  return <img className={styles.image} src={url} alt={t("cards.area.picture")} draggable={false} />;
}

export function placeOf({ x, y, width, height }: HiddenArea): CSSProperties {
  return { left: `${x / 10}%`, top: `${y / 10}%`, width: `${width / 10}%`, height: `${height / 10}%` };
}
