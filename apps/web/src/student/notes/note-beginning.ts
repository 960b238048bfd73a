import { plainWords } from "@jotter/note-index/snippet";

const read = 1500;
const kept = 220;
const emptyItem = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]*(?:\[[ xX]\][ \t]*)?$/;

/** The first words of a note that say what is in it: for a line under its title. */
export function noteBeginning(body: string, title: string): string {
  const written = body
    .slice(0, read + 20_000)
    .replace(/^\uFEFF?---[ \t]*\n(?:.*\n)*?---[ \t]*(?:\n|$)/, "")
    .slice(0, read)
    // Signs that stand for something else than words.
    .replace(/!\[[^[\]]*\]\([^()\s]*\)/g, " ")
    .replace(/\[\^[^\s[\]]+\]:?/g, "")
    .replace(/\[![a-z]+\][+-]?/gi, "")
    .replace(/<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi, " ");
  const lines = written.split("\n").filter((line) => !emptyItem.test(line));
  const first = lines.findIndex((line) => line.trim() !== "");
  const isTitle = /^#{1,6}[ \t]/.test(lines[first] ?? "") && sameWords(plainWords(lines[first] ?? ""), title);
  const words = plainWords(lines.slice(isTitle ? first + 1 : 0).join("\n"))
    .replace(/\s+/g, " ")
    .trim();
  return words.length > kept ? `${[...words.slice(0, kept)].slice(0, -1).join("")}…` : words;
}

function sameWords(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
