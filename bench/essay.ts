// What the device finds in essays: hits and false alarms on the committed cases by language, and how long 5,000 words and
// 10,000 passages take.
import { languages } from "../packages/domain/src/settings.ts";
import { proofread } from "../packages/essay/src/proofread/own-rules.ts";
import { checkQuotes } from "../packages/essay/src/quotes/check-quotes.ts";
import { indexed } from "../packages/essay/src/quotes/source-index.ts";
import { structure } from "../packages/essay/src/structure/structure.ts";
import { judgeProofread } from "../packages/essay/src/testing/judge-proofread.ts";
import { judgeQuotes, quoteCases } from "../packages/essay/src/testing/judge-quotes.ts";
import { essayCases, judgeStructure } from "../packages/essay/src/testing/judge-structure.ts";
import { plantedBy } from "../packages/essay/src/testing/planted.ts";

const rows = languages.map((language) => {
  const proof = judgeProofread(language);
  const essays = judgeStructure(language);
  const quotes = quoteCases.filter(({ lang }) => lang === language).length;
  const planted = plantedBy(language);
  const row = {
    proofread: `${proof.hits} of ${proof.planted}`,
    "false alarms": `${proof.misses.filter((miss) => miss.includes("false alarm")).length} in ${proof.clean} clean`,
    "by machine": `${planted.tried - planted.missed.length} of ${planted.tried}`,
    structure: `${essays.hits} of ${essays.planted}`,
    "further claims": essays.further.length,
    quotes: `${quotes - judgeQuotes(language).length} of ${quotes}`,
  };
  return [language, row] as const;
});
console.table(Object.fromEntries(rows));

/** The middle one of five. */
function msOf(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.round((times.toSorted((one, other) => one - other)[2] ?? 0) * 10) / 10;
}

const timed = languages.map((language) => {
  const essays = essayCases.filter(({ lang }) => lang === language).map(({ essay }) => essay);
  const most = language === "zh" || language === "ja" ? 9_000 : 30_000;
  let text = "";
  for (let at = 0; text.length < most; at += 1) text += `${essays[at % essays.length]}\n\n`;
  return [
    language,
    {
      letters: text.length,
      "proofread ms": msOf(() => proofread(text, language)),
      "structure ms": msOf(() => structure(text, language)),
    },
  ] as const;
});
console.table(Object.fromEntries(timed));

let seed = 1;
const next = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return `word${seed % 20_000}`;
};
const passages = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  text: Array.from({ length: 100 }, next).join(" "),
}));
const began = performance.now();
const sources = indexed(passages);
const indexMs = Math.round(performance.now() - began);
const words = passages[5000]?.text.split(" ").slice(20, 40) ?? [];
const asked = { same: words, changed: words.with(9, "other"), "not-in-source": Array.from({ length: 20 }, next) };
const checked = Object.entries(asked).map(([wanted, quoted]) => {
  const essay = `He writes “${quoted.join(" ")}”.`;
  const [quote] = checkQuotes(essay, "en", sources);
  return [wanted, { verdict: quote?.verdict, ms: msOf(() => checkQuotes(essay, "en", sources)) }] as const;
});
console.log(`10,000 passages of 100 words: read in ${indexMs} ms`);
console.table(Object.fromEntries(checked));
