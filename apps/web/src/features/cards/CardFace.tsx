import { PicturedMarkdown } from "../../student/pictures/PicturedMarkdown.tsx";
import styles from "./review.module.css";

type CardFaceProps = { readonly text: string; readonly is: "question" | "answer" };

export function CardFace({ text, is }: CardFaceProps) {
  return (
    <div className={styles.face} data-is={is} data-long={text.length > 160}>
      <PicturedMarkdown text={text} headingOffset={2} />
    </div>
  );
}
