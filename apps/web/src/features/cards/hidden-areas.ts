import type { HiddenArea } from "@jotter/domain/card";

/** A place in a picture, in thousandths of its width and height. */
export type Point = { readonly x: number; readonly y: number };

const whole = 1000;
/** Smaller than this nothing is hidden by it, and no finger meets it again. */
const smallest = 15;

/** What lies between two corners; null where that is too small to be meant. */
export function areaBetween(one: Point, other: Point): HiddenArea | null {
  const [left, right] = [one.x, other.x].map(within).toSorted((a, b) => a - b) as [number, number];
  const [top, bottom] = [one.y, other.y].map(within).toSorted((a, b) => a - b) as [number, number];
  const area = { x: left, y: top, width: right - left, height: bottom - top };
  return area.width < smallest || area.height < smallest ? null : area;
}

/** As far as the picture goes. */
export function moved(area: HiddenArea, by: Point): HiddenArea {
  return {
    ...area,
    x: clamp(Math.round(area.x + by.x), 0, whole - area.width),
    y: clamp(Math.round(area.y + by.y), 0, whole - area.height),
  };
}

/** Its lower right corner goes elsewhere. */
export function resized(area: HiddenArea, by: Point): HiddenArea {
  return {
    ...area,
    width: clamp(Math.round(area.width + by.x), smallest, whole - area.x),
    height: clamp(Math.round(area.height + by.y), smallest, whole - area.y),
  };
}

/** One to begin with, where no other begins. */
export function freshArea(areas: readonly HiddenArea[]): HiddenArea {
  let area: HiddenArea = { x: 400, y: 430, width: 200, height: 120 };
  const isTaken = () => areas.some(({ x, y }) => x === area.x && y === area.y);
  for (let tries = 0; tries < areas.length && isTaken(); tries++) {
    area = { ...area, x: (area.x + 90) % (whole - area.width), y: (area.y + 70) % (whole - area.height) };
  }
  return area;
}

export function withPicture(words: string, markdown: string): string {
  return words.trim() === "" ? markdown : `${words.trim()}\n\n${markdown}`;
}

function within(value: number): number {
  return clamp(Math.round(value), 0, whole);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
