import type { Card } from "@jotter/domain/card";
import { hiddenBy } from "@jotter/markdown/cloze";
import { pictureOn } from "../../student/pictures/picture-on.ts";
import { useTexts } from "../../ui/language.tsx";
import styles from "./areas.module.css";
import { CardPicture, placeOf } from "./CardPicture.tsx";

type HiddenPictureProps = {
  readonly card: Pick<Card, "front" | "areas" | "coversAll" | "gapSides">;
  /** Which area is asked, or which of them together. */
  readonly side: number;
  readonly isShown: boolean;
};

/** A picture that asks what one of its areas hides; shown, that area has the stroke. [FLA-1] */
export function HiddenPicture({
  card: { front, areas = [], coversAll = false, gapSides },
  side,
  isShown,
}: HiddenPictureProps) {
  const t = useTexts();
  const picture = pictureOn(front);
  if (!picture) return null;
  const isHidden = hiddenBy(side, areas.length, { gapSides });
  return (
    <div className={styles.picture}>
      <CardPicture id={picture.id} />
      {areas.map((area, at) => {
        const isAsked = isHidden(at);
        if (!isAsked && !coversAll) return null;
        const is = !isAsked ? "covered" : isShown ? "shown" : "asked";
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: an area is its place among the others.
            key={at}
            className={styles.cover}
            data-is={is}
            style={placeOf(area)}
            role="img"
            aria-label={t(`cards.area.${is}`)}
          />
        );
      })}
    </div>
  );
}
