import { usePictureOf } from "../../../student/pictures/use-note-images.ts";
import { usePictures } from "../../../student/pictures/use-pictures.ts";
import { Pressable } from "../../../ui/Button.tsx";
import { useTexts } from "../../../ui/language.tsx";
import type { StudySource } from "../use-sources.ts";
import { picturesIn } from "./pictures-in.ts";
import styles from "./tutor.module.css";

type SourcePicturesProps = { readonly sources: readonly StudySource[]; readonly onTake: (file: File) => void };

/** The pictures that stand in a note: one of them may be the problem. [TUT-1] */
export function SourcePictures({ sources, onTake }: SourcePicturesProps) {
  const t = useTexts();
  const pictureOf = usePictureOf();
  const pictures = picturesIn(sources.map(({ text }) => text).join("\n"));
  const urls = usePictures(pictures.map(({ id }) => id).join("\n"));
  const shown = pictures.filter(({ id }) => urls.has(id));
  if (shown.length === 0) return null;
  const take = async (id: string, name: string) => {
    const picture = await pictureOf(id);
    if (picture) onTake(new File([picture], name, { type: picture.type }));
  };
  return (
    <section className={styles.samples}>
      <h2>{t("tutorPhoto.inSources")}</h2>
      <ul>
        {shown.map(({ id, words }, at) => {
          const name = words || t("tutorPhoto.numbered", { number: String(at + 1) });
          return (
            <li key={id}>
              <Pressable className={styles.sample} onClick={() => void take(id, name)}>
                <img className={styles.thumb} src={urls.get(id)} alt={t("tutorPhoto.readOne", { name })} />
              </Pressable>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
