import type { HiddenArea } from "@jotter/domain/card";

export type NumberedArea = { readonly number: number; readonly area: HiddenArea };

/** The shapes of an image occlusion; what is no rectangle counts by the rectangle around it. */
export function areasIn(field: string): readonly NumberedArea[] {
  return [...field.matchAll(shape)].flatMap(([, number, kind = "", properties = ""]) => {
    const values = new Map(
      properties.split(":").map((each) => [each.split("=")[0] ?? "", each.split("=")[1] ?? ""] as const),
    );
    const value = (name: string) => Number(values.get(name) ?? 0) || 0;
    const box =
      kind === "polygon"
        ? around(values.get("points") ?? "")
        : [value("left"), value("top"), value("width") || 2 * value("rx"), value("height") || 2 * value("ry")];
    const [x = 0, y = 0, width = 0, height = 0] = box.map((part) => Math.round(part * 100_000) / 100);
    const isThere = Number(number) > 0 && width > 0 && height > 0;
    return isThere ? [{ number: Number(number), area: { x, y, width, height } }] : [];
  });
}

const shape = /\{\{c(\d{1,3})::image-occlusion:(rect|ellipse|polygon):([^{}]{1,4000})\}\}/g;

function around(points: string): readonly number[] {
  const places = points
    .trim()
    .split(/\s+/)
    .map((point) => point.split(",").map(Number));
  const [left = [], top = []] = [0, 1].map((axis) => places.map((place) => place[axis] ?? 0));
  const [x, y] = [Math.min(...left), Math.min(...top)];
  return [x, y, Math.max(...left) - x, Math.max(...top) - y];
}

/** The field that holds the shapes; the inverse of `areasIn` for rectangles. */
export function areasField(areas: readonly HiddenArea[], sideOf: (place: number) => number): string {
  const share = (thousandths: number) => String(Math.round(thousandths * 100) / 100_000);
  return areas
    .map(({ x, y, width, height }, place) => {
      const box = `left=${share(x)}:top=${share(y)}:width=${share(width)}:height=${share(height)}`;
      return `{{c${sideOf(place) + 1}::image-occlusion:rect:${box}:oi=1}}`;
    })
    .join("<br>");
}
