import type { PageNames } from "../documents/page-names.ts";
import { type AreaSource, areaPicture } from "./area-picture.ts";
import type { StoredMark } from "./use-marks.ts";

type Wanted = {
  readonly source: AreaSource;
  readonly marks: readonly StoredMark[];
  readonly names: Pick<PageNames, "short">;
  /** Gives what is to be written for each. */
  readonly addImages: (files: readonly File[]) => Promise<readonly string[]>;
};

/** Of marks that have no words: what is to be written in a note for each, as far as their pages can be drawn. */
export async function picturesOfAreas(wanted: Wanted): Promise<ReadonlyMap<string, string>> {
  const { source, marks, names, addImages } = wanted;
  const found = new Map<string, string>();
  for (const { id, page, quote, areas } of marks) {
    const [area] = areas ?? [];
    const picture = quote === "" && area ? await areaPicture(source, page, area, names.short(page)) : null;
    const [written] = picture ? await addImages([picture]) : [];
    if (written) found.set(id, written);
  }
  return found;
}
