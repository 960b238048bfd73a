import { reachOf } from "@jotter/markdown/reach";
import { treeOf } from "@jotter/markdown/tree";
import { useCallback, useMemo } from "react";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import { type PictureOn, pictureOn } from "./picture-on.ts";
import { usePictures } from "./use-pictures.ts";

type PicturedProps = { readonly text: string; readonly headingOffset?: number };

/** A text with the student's own pictures in it. */
export function PicturedMarkdown({ text, headingOffset }: PicturedProps) {
  // Most have none, and nothing is opened for them.
  return hasPicture(text) ? (
    <WithPictures text={text} headingOffset={headingOffset ?? 0} />
  ) : (
    <Markdown text={text} headingOffset={headingOffset} />
  );
}

/** The same where only a line has room: the first picture, small, and the words. */
export function PicturedLine({ text }: { readonly text: string }) {
  const picture = hasPicture(text) ? pictureOn(text) : null;
  if (!picture) return <InlineMarkdown text={text} />;
  return (
    <>
      <Thumbnail {...picture} /> <InlineMarkdown text={picture.words} />
    </>
  );
}

function Thumbnail({ id, alt }: Pick<PictureOn, "id" | "alt">) {
  const url = usePictures(id).get(id);
  return url ? <img src={url} alt={alt} decoding="async" /> : alt;
}

function WithPictures({ text, headingOffset }: Required<PicturedProps>) {
  const tree = useMemo(() => treeOf(text), [text]);
  const imageUrl = useImageUrl(reachOf(tree).pictures);
  return <Markdown text={text} tree={tree} headingOffset={headingOffset} imageUrl={imageUrl} />;
}

function hasPicture(text: string): boolean {
  return text.includes("](attachment:");
}

function useImageUrl(ids: readonly string[]): (id: string) => string | null {
  const urls = usePictures(ids.join("\n"));
  return useCallback((id: string) => urls.get(id) ?? null, [urls]);
}
