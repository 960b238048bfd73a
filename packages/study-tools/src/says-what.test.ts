import type { Language } from "@jotter/domain/settings";
import { expect, test } from "vitest";
import { saysWhat } from "./says-what.ts";

test.each<[Language, string, string, 0 | 1 | 2 | 3]>([
  ["en", "vector", "38In this generalized sense of the word, a vector is an ordered set of N elements.", 3],
  ["en", "vector", "According to § 3.3, a vector consists of an amplitude of some kind plus a direction.", 3],
  ["en", "vector", "The simplest such structure is the numeric vector, which is a single entity.", 1],
  ["en", "vector", "A vector is linearly independent if its role cannot be served by the others.", 0],
  ["en", "vector", "The fifth argument may be named along=vector, which is normally used alone.", 0],
  ["en", "vector", "A dimension vector is a vector of non-negative integers.", 0],
  ["en", "chain rule", "As before, the chain rule is a way to take such things apart.", 2],
  ["en", "vector", "Vectors are the most common objects.", 0],
  ["en", "vector", "Vectors are an ordered lot.", 3],
  ["es", "vector", "En este sentido, un vector es una lista ordenada de números.", 3],
  ["es", "vector", "Un vector es nulo si todas sus componentes son cero.", 0],
  ["fr", "vecteur", "Dans ce chapitre, un vecteur est une liste ordonnée de nombres.", 3],
  ["fr", "vecteur", "Un vecteur est nul si toutes ses composantes le sont.", 0],
  ["de", "Vektor", "In diesem Kapitel ist ein Vektor eine Größe mit Betrag und Richtung.", 3],
  ["de", "Vektor", "Ein Vektor ist normiert, wenn seine Länge eins ist.", 0],
  ["zh", "向量", "在本章中，向量是一种有大小和方向的量。", 3],
  ["zh", "向量", "向量是零，当它的长度是零。", 0],
  ["ja", "ベクトル", "この章では、ベクトルとは大きさと向きをもつ量である。", 3],
  ["ja", "パッケージ", "パッケージはそれぞれ複数のページを持っています。", 0],
  ["ja", "パッケージ", "Debian では、パッケージはソフトウェアを配る単位です。", 3],
])("%s: what a thing is is told from what it happens to be: %s in %j [EXP-1] [CHT-6]", (language, term, text, says) => {
  expect(saysWhat(text, term, language)).toBe(says);
});
