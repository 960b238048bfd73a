import type { Marker } from "@jotter/domain/course";
import type { Summary } from "@jotter/study-tools/summary";
import { toast } from "../../ui/overlays.ts";
import { saveFile } from "../../ui/save-file.ts";
import type { Translate } from "../../ui/translate.ts";
import { pictureOf, pngOf } from "./mind-map/export.ts";
import { treeOf } from "./mind-map/tree.ts";
import { piecesOf } from "./mind-map-pieces.ts";
import type { Way } from "./Tray.tsx";

type Map = {
  readonly output: Summary;
  readonly title: string;
  readonly marker: Marker | undefined;
  readonly language: string;
  readonly t: Translate;
};

/** A map as a picture, as it stands. [SUM-1] */
export function pictureWays({ output, title, marker, language, t }: Map): readonly Way[] {
  const picture = () => {
    const tree = treeOf(piecesOf(output.content), () => crypto.randomUUID(), title);
    return pictureOf(tree, { ...(marker && { marker }), language });
  };
  const name = title.replace(/[\\/:*?"<>|]+/g, " ").trim() || "Jotter";
  return [
    { key: "svg", label: "SVG", run: () => saveFile(`${name}.svg`, "image/svg+xml", picture()) },
    {
      key: "png",
      label: "PNG",
      run: () =>
        void pngOf(picture(), 2).then((png) => {
          if (png) saveFile(`${name}.png`, "image/png", png);
          else toast({ text: t("study.pictureTooLarge") });
        }),
    },
  ];
}
