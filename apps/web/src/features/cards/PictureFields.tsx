import type { HiddenArea } from "@jotter/domain/card";
import { useState } from "react";
import { chooseImages } from "../../student/pictures/choose-images.ts";
import { pictureOn } from "../../student/pictures/picture-on.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { pictureIcon } from "../../ui/icons/editor.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { useTexts } from "../../ui/language.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { AreaEditor } from "./AreaEditor.tsx";
import { picturesIn } from "./CardText.tsx";
import styles from "./cards.module.css";
import { withPicture } from "./hidden-areas.ts";

type PictureFieldsProps = {
  readonly front: string;
  readonly areas: readonly HiddenArea[];
  readonly coversAll: boolean;
  readonly problem: string | undefined;
  readonly onFront: (front: string) => void;
  readonly onAreas: (areas: HiddenArea[]) => void;
  readonly onCoversAll: (coversAll: boolean) => void;
  readonly addImages: (files: readonly File[]) => Promise<readonly string[]>;
};

/** The front of a card that hides areas of a picture. [FLA-1] */
export function PictureFields({ front, areas, coversAll, problem, addImages, ...on }: PictureFieldsProps) {
  const t = useTexts();
  const picture = pictureOn(front);
  /** As it is typed: a blank at its end is not in the front. */
  const [words, setWords] = useState(picture ? picture.words : front);
  const take = async (files: readonly File[]) => {
    const [markdown] = await addImages(files.slice(0, 1));
    if (!markdown) return;
    on.onFront(withPicture(words, markdown));
    on.onAreas([]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pasted or dropped anywhere here can be chosen by the button too.
    <div
      className={styles.side}
      onPaste={(event) => {
        const files = picturesIn(event.clipboardData);
        if (files.length > 0) void take(files);
      }}
      onDrop={(event) => {
        const files = picturesIn(event.dataTransfer);
        if (files.length === 0) return;
        event.preventDefault();
        void take(files);
      }}
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
    >
      <TextField
        label={t("cards.pictureWords")}
        hint={problem}
        value={words}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setWords(typed);
          on.onFront(picture ? withPicture(typed, picture.markdown) : typed);
        }}
      />
      <Button look="outline" onClick={() => void chooseImages().then(take)}>
        <Icon shape={pictureIcon} size={16} />
        {t("cards.choosePicture")}
      </Button>
      {picture && (
        <>
          <AreaEditor id={picture.id} areas={areas} onChange={(next) => on.onAreas([...next])} />
          <Checkbox checked={coversAll} onChange={(event) => on.onCoversAll(event.currentTarget.checked)}>
            {t("cards.area.coversAll")}
          </Checkbox>
        </>
      )}
    </div>
  );
}
