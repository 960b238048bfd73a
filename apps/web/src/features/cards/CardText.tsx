import { type ClipboardEvent, type DragEvent, type RefObject, useRef } from "react";
import { chooseImages } from "../../student/pictures/choose-images.ts";
import { PicturedMarkdown } from "../../student/pictures/PicturedMarkdown.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { pictureIcon } from "../../ui/icons/editor.ts";
import { useTexts } from "../../ui/language.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import styles from "./cards.module.css";

type CardTextProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly autoFocus?: boolean;
  readonly ref?: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
  /** Takes pictures in and says what to write for them. */
  readonly addImages: (files: readonly File[]) => Promise<readonly string[]>;
};

/** One side of a card: words, and pictures that are pasted, dropped or chosen. [FLA-1] */
export function CardText({ label, hint, value, autoFocus = false, ref, onChange, addImages }: CardTextProps) {
  const t = useTexts();
  const own = useRef<HTMLTextAreaElement>(null);
  const area = ref ?? own;
  async function take(files: readonly File[]) {
    const pictures = await addImages(files);
    const field = area.current;
    if (!field || pictures.length === 0) return;
    // Where the caret is by now.
    const { value: now, selectionStart: from, selectionEnd: to } = field;
    onChange(now.slice(0, from) + pictures.join("\n\n") + now.slice(to));
    field.focus();
  }
  const takeFrom = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const files = picturesIn(data);
    if (files.length === 0) return;
    event.preventDefault();
    void take(files);
  };
  return (
    <div className={styles.side}>
      <TextArea
        label={label}
        hint={hint}
        value={value}
        rows={3}
        data-autofocus={autoFocus || undefined}
        ref={area}
        onChange={(event) => onChange(event.currentTarget.value)}
        onPaste={(event) => takeFrom(event, event.clipboardData)}
        onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
        onDrop={(event) => takeFrom(event, event.dataTransfer)}
      />
      <Button
        aria-label={`${t("cards.addPicture")}: ${label}`}
        onClick={() => void chooseImages().then((files) => take(files))}
      >
        <Icon shape={pictureIcon} size={16} />
        {t("cards.addPicture")}
      </Button>
      {value.includes("](attachment:") && (
        <div className={styles.preview}>
          <PicturedMarkdown text={value} headingOffset={2} />
        </div>
      )}
    </div>
  );
}

export function picturesIn(data: DataTransfer): readonly File[] {
  return [...data.files].filter(({ type }) => type.startsWith("image/"));
}
