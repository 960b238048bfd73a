import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Pressable } from "../../../ui/Button.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { createDrawQueue, type DrawQueue } from "./draw-queue.ts";
import type { PdfFile } from "./pdf-file.ts";
import styles from "./thumbnails.module.css";

type ThumbnailsProps = {
  readonly file: PdfFile;
  readonly page: number;
  readonly labelOf: (page: number) => string;
  readonly onPage: (page: number) => void;
};

/** All pages, small, once the page that is read is seen. Each is drawn when it comes near, by one canvas after the other, and kept as a picture. */
export function Thumbnails({ file, page, labelOf, onPage }: ThumbnailsProps) {
  const t = useTexts();
  const [queue] = useState(createDrawQueue);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void file.seen.then(() => isLeft || setIsDue(true));
    return () => {
      isLeft = true;
    };
  }, [file]);
  const nav = useRef<HTMLElement>(null);
  // Where one is, as soon as they are there; from then on they are scrolled by hand.
  useLayoutEffect(() => {
    if (isDue) nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
  }, [isDue]);
  return (
    <nav ref={nav} className={styles.thumbnails} aria-label={t("reader.pages")}>
      <ol>
        {Array.from({ length: isDue ? file.pages : 0 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the document.
          <Entry key={at} at={at} isHere={at === page} {...{ file, queue, labelOf, onPage }} />
        ))}
      </ol>
    </nav>
  );
}

type EntryProps = Omit<ThumbnailsProps, "page"> & {
  readonly at: number;
  readonly isHere: boolean;
  readonly queue: DrawQueue;
};

/** Of a thousand only the one that is left and the one that is come to are drawn anew. */
const Entry = memo(function Entry({ file, at, isHere, queue, labelOf, onPage }: EntryProps) {
  return (
    <li>
      <Pressable aria-current={isHere ? "page" : undefined} aria-label={labelOf(at)} onClick={() => onPage(at)}>
        <Thumbnail file={file} page={at} queue={queue} />
        <span aria-hidden="true">{labelOf(at)}</span>
      </Pressable>
    </li>
  );
});

const widthPixels = 200;

function Thumbnail({
  file,
  page,
  queue,
}: {
  readonly file: PdfFile;
  readonly page: number;
  readonly queue: DrawQueue;
}) {
  const place = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let made: string | null = null;
    const draw = async () => {
      const canvas = document.createElement("canvas");
      const { width } = await file.sizeOf(page);
      await file.draw(page, canvas, { scale: widthPixels / width, signal });
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      canvas.width = 0;
      if (!picture || signal.aborted) return;
      made = URL.createObjectURL(picture);
      setUrl(made);
    };
    const near = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      queue.add({ rank: () => page, run: draw, signal });
    });
    if (place.current) near.observe(place.current);
    return () => {
      near.disconnect();
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [file, page, queue]);
  const { width, height } = file.firstSize;
  return (
    <span ref={place} className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
      {url && <img src={url} alt="" />}
    </span>
  );
}
