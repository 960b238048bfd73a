import type { Language } from "@jotter/domain/settings";
import { expect, test } from "vitest";
import { concepts } from "./concepts.ts";
import { explanation } from "./explanation.ts";
import { madeOnDevice } from "./in-passage.ts";
import { questions } from "./questions.ts";
import { chunksOf, sourceOf } from "./source.ts";

const lines: readonly (readonly [Language, string, string])[] = [
  ["en", "osmosis", "osmosis: water moves through a membrane"],
  ["en", "pH", "pH = measure of how acidic something is"],
  ["es", "ósmosis", "ósmosis: el agua pasa por una membrana"],
  ["fr", "osmose", "osmose : l'eau traverse une membrane"],
  ["de", "Osmose", "Osmose: Wasser geht durch eine Membran"],
  ["zh", "渗透作用", "渗透作用：水分子穿过半透膜的现象"],
  ["ja", "浸透作用", "浸透作用：水が半透膜を通って移る現象"],
];

test.each(lines)(
  "%s: what can be a card of one marked line can be asked, and once: %s [NOT-7] [QUZ-1]",
  (language, term, text) => {
    const note = `${term}\n\n${text}\n`;
    const from = note.lastIndexOf(text);
    for (const around of [undefined, { text: note, from, to: from + text.length }]) {
      const sources = [sourceOf({ id: "text:1", title: "", text, ...(around && { around }) }, language)];
      const given = { sources, chunks: [], reader: { language, level: null }, now: 1 };
      const cards = madeOnDevice(concepts, { ...given, options: {} }).output.concepts;
      const options = questions.options.parse({ count: 5 });
      const asked = madeOnDevice(questions, { ...given, options }).output.questions;
      expect([cards.length, asked.length]).toEqual([1, 1]);
      expect(`${asked[0]?.prompt} ${asked[0]?.answer}`).toContain(term);
    }
  },
);

const passages: readonly (readonly [Language, string, string, string])[] = [
  [
    "en",
    "Squealer",
    "Squealer is the pig who speaks for Napoleon and twists the truth.",
    "The animals work hard on the farm.",
  ],
  [
    "es",
    "Squealer",
    "Squealer es el cerdo que habla en nombre de Napoleón y deforma la verdad.",
    "Los animales trabajan mucho en la granja.",
  ],
  [
    "fr",
    "Squealer",
    "Squealer est le cochon qui parle au nom de Napoléon et déforme la vérité.",
    "Les animaux travaillent dur à la ferme.",
  ],
  [
    "de",
    "Quieker",
    "Quieker ist das Schwein, das für Napoleon spricht und die Wahrheit verdreht.",
    "Die Tiere arbeiten hart auf der Farm.",
  ],
  ["zh", "尖嗓子", "尖嗓子是替拿破仑说话、歪曲事实的猪。", "动物们在农场里辛苦劳动。"],
  [
    "ja",
    "スクィーラー",
    "スクィーラーとは、ナポレオンの代わりに話し、真実をゆがめる豚のことである。",
    "動物たちは農場で懸命に働く。",
  ],
];

test.each(passages)(
  "%s: of a marked paragraph what it defines is explained first, and names the answer [EXP-1] [NOT-7]",
  (language, term, defines, other) => {
    const about = `${other} ${defines}`;
    const sources = [sourceOf({ id: "note:1", title: "", text: `# Farm\n\n${about}\n\n${other}\n` }, language)];
    const options = explanation.options.parse({ about });
    const reader = { language, level: null } as const;
    const { output } = explanation.onDevice({ sources, chunks: chunksOf(sources), options, reader, now: 0 });
    expect([output.term, output.gist?.text, output.passages[0]?.citation.quote]).toEqual([term, defines, defines]);
  },
);
