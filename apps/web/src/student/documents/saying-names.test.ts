import fc from "fast-check";
import { expect, test } from "vitest";
import { isTitle, saysSomething } from "./saying-names.ts";

test.each([
  "Lecture 12, slides",
  "lecture12",
  "R-intro",
  "Zellbiologie_WS24",
  "Cours n° 3",
  "講義12",
  "第3章 细胞",
  "scan of my biology notes",
])("the name %s says something [DOC-1]", (name) => expect(saysSomething(name)).toBe(true));

test.each([
  "",
  "Untitled",
  "scan0001",
  "IMG_2031",
  "document (3)",
  "Unbenannt 2",
  "sans titre",
  "無題",
  "スキャン 12",
  "扫描件3",
  "2301.12345v2",
  "s41586-021-03819-2",
  "9f86d081884c7d659a2feaa0c55ad015",
  "3b241101-e2bb-4255-8caf-4136c566a962",
])("the name %s says nothing [DOC-1]", (name) => expect(saysSomething(name)).toBe(false));

test("a number behind a name changes nothing about it [DOC-1]", () => {
  fc.assert(
    fc.property(fc.constantFrom("scan", "biology", "document", "講義"), fc.nat(9999), (word, number) => {
      expect(saysSomething(`${word} (${number})`)).toBe(saysSomething(word));
    }),
  );
});

test.each([
  "PowerPoint Presentation",
  "PowerPoint 簡報",
  "PowerPoint プレゼンテーション",
  "PowerPoint-Präsentation",
  "Présentation PowerPoint",
  "Presentación de PowerPoint",
  "Microsoft Word - essay_v3.doc",
  "Microsoft PowerPoint - week 6",
  "Slide 1",
  "Untitled",
  "無題",
  "C:\\Users\\ada\\thesis",
  "/home/ada/thesis.tex",
  "thesis.dvi",
  "Document1",
])("the title %s inside a file is a program's [DOC-1]", (title) => expect(isTitle(title)).toBe(false));

test.each([
  "An Introduction to R",
  "PowerPoint for beginners",
  "Presentation skills",
  "Microsoft and the law",
  "細胞の構造",
  "Week 6: mitosis",
])("the title %s inside a file is one [DOC-1]", (title) => expect(isTitle(title)).toBe(true));
