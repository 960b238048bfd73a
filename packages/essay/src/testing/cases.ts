import { readFileSync } from "node:fs";

/** Cases of somebody who has not seen the code, one a line. */
export function casesIn<Case>(file: string): readonly Case[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Case);
}
