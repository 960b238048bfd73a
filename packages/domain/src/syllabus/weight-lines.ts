import { evened } from "./syllabus-words.ts";

export type WrittenWeight = { readonly name: string; readonly percent: number; readonly at: number };

/**
 * What counts how much. Percents that make a whole together are weights; one that stands alone in a sentence ("10% per
 * day") is none. `at` is the line.
 */
export function weightsIn(lines: readonly string[]): readonly WrittenWeight[] {
  const whole: WrittenWeight[] = [];
  let block: WrittenWeight[] = [];
  const close = () => {
    const unlike = withEach(block.filter((one, place) => !block.slice(0, place).some(({ name }) => name === one.name)));
    const sum = unlike.reduce((all, { percent }) => all + percent, 0);
    if (unlike.length > 1 && Math.abs(sum - 100) < 1) whole.push(...unlike);
    block = [];
  };
  lines.forEach((line, at) => {
    const found = weightsOfLine(line, lines[at - 1] ?? "").map((weight) => ({ ...weight, at }));
    const last = block.at(-1);
    if (found.length > 0 && last && at - last.at > 3) close();
    // A second list begins: another class has one of its own.
    if (block.reduce((all, { percent }) => all + percent, 0) >= 99.5 && found.length > 0) close();
    block.push(...found);
  });
  close();
  return whole;
}

/** "段考各20%": as many of them as make the rest whole. */
function withEach(weights: readonly WrittenWeight[]): readonly WrittenWeight[] {
  const each = weights.find(({ name }) => name.endsWith("各"));
  if (!each) return weights;
  const others = weights.filter((one) => one !== each);
  const times = (100 - others.reduce((all, { percent }) => all + percent, 0)) / each.percent;
  if (!Number.isInteger(times) || times < 1 || times > 6) return [];
  const name = each.name.slice(0, -1);
  return [...Array.from({ length: times }, (_, place) => ({ ...each, name: `${name} ${place + 1}` })), ...others];
}

type Weight = Omit<WrittenWeight, "at">;

function weightsOfLine(line: string, above: string): readonly Weight[] {
  // A zero that a camera took for a letter.
  const text = line.replace(/(\d)[oO](?=\s*[%％])/gu, "$10");
  const said = evened(text);
  if (/\d\s*-\s*\d+\s*%/u.test(said)) return [];
  const ratio = ratioWeights(text);
  if (ratio.length > 0) return ratio;
  const listed = listedWeights(text);
  if (listed.length > 0) return listed;
  const found: Weight[] = [];
  let from = 0;
  for (const match of said.matchAll(share)) {
    const { number = "", tenths, half } = match.groups ?? {};
    const end = match.index + match[0].length;
    if (isAside(said, match.index, end)) continue;
    const percent = half ? 50 : Number(number.replace(",", ".")) * (tenths ? 10 : 1);
    // A sentence may have been broken before its number.
    const isBroken = match.index === 0 && /[\p{L}]$/u.test(above);
    const before = nameOf(isBroken ? above : text.slice(from, match.index));
    const name = before || (found.length === 0 ? nameOf((/^[^,;，、;]*/u.exec(text.slice(end)) ?? [""])[0]) : "");
    from = end;
    if (
      name !== "" &&
      percent > 0 &&
      percent <= 100 &&
      !besideWhole.test(evened(name)) &&
      !penalty.test(said.slice(Math.max(0, match.index - 40), end + 25))
    )
      found.push({ name, percent });
  }
  return found;
}

const share =
  /(?<![\d.,/-])(?<number>\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|percent|per cent|prozent|por ciento|pour cent|(?<tenths>割))|(?<half>count for half of the (?:final )?grade)/gu;
const penalty =
  /(?:late|penalt|deduct|lose|minus|per day|per lesson|extension|attendance below|at least|mindestens|pro tag|je tag|verspat|abzug|por dia|retras|penaliz|minimo|al menos|par jour|retard|au moins|moins de|迟交|扣|遅れ|減点|以上|以下|未满|未満)/u;

/** What a student needs to pass, and what comes on top, is no part of the whole. */
const besideWhole =
  /(?<!\p{L})(?:extra|bonus|pass(?:ing)?|minimum|nota minima|minim[ao]|aprobar|aprobado|bestehens\p{L}*|bestanden|minimale?|zusatz\p{L}*|bonus\p{L}*|puntos extra)(?!\p{L})|及格|合格|加分|満点/u;

/** "45% (15% each)" is said already; "Prueba 1 (35 %)" is not. */
function isAside(text: string, at: number, end: number): boolean {
  const before = text.slice(0, at);
  const isAlone = /[(]\s*$/u.test(before) && /^\s*[)]/u.test(text.slice(end));
  return before.lastIndexOf("(") > before.lastIndexOf(")") && !isAlone;
}

/** "比例 3:3:4（小测:期中:期末）", "Note 60:40 (schriftlich:mündlich)" */
function ratioWeights(line: string): readonly Weight[] {
  const match = /(\d{1,2}(?:\s*[:：]\s*\d{1,2})+)\s*[（(]([^（）()]+)[)）]/u.exec(line);
  const parts = match?.[1]?.split(/[:：]/u).map(Number) ?? [];
  const names = match?.[2]?.split(/[:：]/u).map(nameOf) ?? [];
  const sum = parts.reduce((all, part) => all + part, 0);
  if (parts.length !== names.length || (sum !== 10 && sum !== 100)) return [];
  return names.map((name, place) => ({ name, percent: ((parts[place] ?? 0) * 100) / sum }));
}

/** "Calificación: exámenes 50, proyectos 30, tarea 20": numbers that are a whole need no sign. */
function listedWeights(line: string): readonly Weight[] {
  const bare = line.replace(/\s*[（(][^()（）]*[)）]\s*$/u, "");
  if (/[%％]/u.test(bare)) return [];
  const rest = /[:：]\s*(.+)$/u.exec(bare)?.[1] ?? "";
  const parts = rest.split(/[,;，、/]|\s[–—-]\s/u).map((part) => /^\s*(\D+?)\s+(\d{1,2})\s*\.?$/u.exec(part));
  const found = parts.flatMap((part) => (part ? [{ name: nameOf(part[1] ?? ""), percent: Number(part[2]) }] : []));
  const sum = found.reduce((all, { percent }) => all + percent, 0);
  return found.length === parts.length && found.length > 1 && sum === 100 ? found : [];
}

/** The words right before a share: without leaders, brackets and what introduces the list. */
function nameOf(text: string): string {
  const last = text
    .replace(/[.…·_=:：\s-]+$/u, "")
    .replace(/^.*[:：]/u, "")
    .replace(/\s*[（(][^()（）]*\d[^()（）]*[)）]/gu, "")
    .replace(/[|\t]/gu, " ")
    .split(/[;；,，、。]|\.\s(?!\.)|(?<!\p{L})(?:and|und|et|y)(?!\p{L})\s(?=\p{L}+\s*$)/u)
    .map((part) => part.replace(/[.…·_=:：\s-]+$/u, "").trim())
    .filter((part) => /\p{L}/u.test(part))
    .at(-1);
  const bare = (last ?? "")
    .replace(/\s*(?:counts?|count for|is worth|are worth|for|zählt|zählen|vale|valen|compte|comptent)$/iu, "")
    .replace(/^[\s*•·▪◦–—)）-]+|[\s.…:：=–—(（-]+$/gu, "")
    .trim();
  const words = bare.split(/\s+/u);
  return words.length > 7 || bare.length > 60 || !/\p{L}/u.test(bare) ? "" : capital(bare);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
