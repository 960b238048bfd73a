const number = "-?\\d+(?:[.,]\\d+)?";
const point = new RegExp(`\\(\\s*(${number})\\s*(?:[;|]\\s*|,\\s*)(${number})\\s*\\)`, "gu");

const words = {
  square:
    /\b(?:by |en |par |mit(?:tels)? )?(?:complet(?:e|ing|er|ar|ando) (?:the square|el cuadrado|le carré)|complétant le carré|complet(?:a|e)z? (?:el cuadrado|le carré)|quadratische[rn]? ergänzung)\b|配方法?|平方完成(?:して|を用いて)?/iu,
  named:
    /[,;.]?\s*(?:find|solve for|for|halla|para|trouver?|pour|finde|bestimme|für|求)\s+[a-z](?:\s*(?:,|and|y|et|und|和|と)\s*[a-z]){1,2}\s*[.?]?\s*$/iu,
  roots:
    /\brationali[sz]e(?: the denominator(?: of| in)?)?|\bracionali(?:za|zar|ce)(?: el denominador(?: de)?)?|\brational?iser?z?(?: le dénominateur(?: de)?)?|mach[e]? den nenner(?: von)? rational|rationalisiere(?: den nenner(?: von)?)?|(?:将|把)?分母有理化|(?:の)?分母を有理化(?:せよ|しなさい|して)?/iu,
  integral: /^\s*int(?:egral)?(?: of)?\s+(.+?)\s*(d[a-z])\s*[.?]?\s*$/iu,
  slope: /\bslope\b|\bgradient\b|pendiente|\bpente\b|coefficient directeur|steigung|斜率|傾き/iu,
  midpoint: /midpoint|mittelpunkt|punto medio|(?:le )?milieu|中点/iu,
  distance: /\bdistance\b|distancia|abstand|entfernung|距离|距離/iu,
  hypotenuse: /hypotenuse|hipotenusa|hypoténuse|斜边|斜辺/iu,
  legs: /\blegs?\b|catetos?|cathètes?|côtés de l.angle droit|katheten?|直角边|直角を(?:はさむ|挟む)/iu,
  inverse:
    /\binverse(?: function| of)?|función inversa|inversa de|(?:fonction )?réciproque|umkehrfunktion|反函数|逆関数/iu,
} as const;

/** A problem that words pose and signs can say, said in signs; nothing where the words leave a doubt. */
export function restated(text: string): readonly string[] {
  return [
    ...(words.square.test(text) && text.includes("=") ? [text.replace(words.square, "solve ")] : []),
    ...(words.roots.test(text) ? [text.replace(words.roots, "simplify ")] : []),
    ...(/=.*=/su.test(text) && words.named.test(text) ? [text.replace(words.named, "")] : []),
    ...integral(text),
    ...ofTwoPoints(text),
    ...hypotenuse(text),
    ...composed(text),
    ...valueAt(text),
    ...midpoint(text),
    ...inverse(text),
  ];
}

/** Whether its signs would hold a step of its solution: then it is said shortly, or not at all. */
export function givesAway(text: string): boolean {
  return [ofTwoPoints(text), hypotenuse(text), composed(text), valueAt(text), midpoint(text), inverse(text)].some(
    (each) => each.length > 0,
  );
}

/** What is given and what is sought as LaTeX, without a word. */
export function saidShortly(text: string): string | null {
  if (hypotenuse(text).length > 0) {
    const [a, b] = text.match(/\d+(?:[.,]\d+)?/gu) ?? [];
    return `a = ${a}, \\; b = ${b}, \\; \\gamma = 90^{\\circ} \\;\\Rightarrow\\; c = {?}`;
  }
  if (ofTwoPoints(text).length === 0) return null;
  const [one = "", two = ""] = [...text.matchAll(point)].map(([, x = "", y = ""]) => `(${x} \\mid ${y})`);
  return `P${one}, \\; Q${two} \\;\\Rightarrow\\; ${words.slope.test(text) ? "m_{PQ}" : "|PQ|"} = {?}`;
}

function integral(text: string): readonly string[] {
  const [, of, by] = words.integral.exec(text) ?? [];
  return of === undefined ? [] : [`∫ ${of} ${by}`];
}

function ofTwoPoints(text: string): readonly string[] {
  const points = [...text.matchAll(point)].map(([, x = "", y = ""]) => [x, y].map((each) => each.replace(",", ".")));
  const [one, two, more] = points;
  if (one === undefined || two === undefined || more !== undefined) return [];
  if (/\d/.test(text.replace(point, " "))) return [];
  const [[a = "", b = ""], [c = "", d = ""]] = [one, two];
  const isSlope = words.slope.test(text);
  if (isSlope === words.distance.test(text)) return [];
  if (!isSlope) return [`evaluate sqrt((${c} - (${a}))^2 + (${d} - (${b}))^2)`];
  return Number(a) === Number(c) ? [] : [`evaluate (${d} - (${b}))/(${c} - (${a}))`];
}

function hypotenuse(text: string): readonly string[] {
  if (!words.hypotenuse.test(text) || !words.legs.test(text)) return [];
  const numbers = text.match(/\d+(?:[.,]\d+)?(?!\s*°)/gu) ?? [];
  const [a, b, more] = numbers.map((each) => each.replace(",", "."));
  // "The hypotenuse is 13 and one leg is 5" asks for the other.
  const isGiven =
    /(?:hypotenuse|hipotenusa|hypoténuse|斜边|斜辺)\s*(?:is|of|=|es|de|mide|ist|mesure|est|为|が|は)?\s*\d/iu;
  if (a === undefined || b === undefined || more !== undefined || isGiven.test(text)) return [];
  return /\d\s*(?:°|deg)/u.test(text) ? [] : [`solve c^2 = ${a}^2 + ${b}^2, c > 0`];
}

const functions =
  /([fgh])\(\s*([a-z])\s*\)\s*=\s*([^=;]+?)(?=\s*(?:[;.。]|,?\s*(?:and|y|et|und|和|と)?\s*[fgh]\(\s*[a-z]\s*\)\s*=|,?\s*(?:find|evaluate|what|calcul|halla|trouve|berechne|bestimme|求)|$))/giu;

/** "f(x) = 2x - 3, g(x) = x². Find f(g(2))." */
function composed(text: string): readonly string[] {
  const found = innerOf(text);
  return found === null ? [] : [`evaluate ${found.outer}`];
}

/** "f(x) = x² + 1. Find f(3)." */
function valueAt(text: string): readonly string[] {
  const bodies = [...text.matchAll(functions)];
  const [[, name = "", x = "", body = ""] = [], more] = bodies;
  const values = [...text.matchAll(new RegExp(`([fgh])\\(\\s*(${number})\\s*\\)`, "gu"))];
  const [[, of = "", at = ""] = [], another] = values;
  if (body === "" || more !== undefined || another !== undefined || of !== name) return [];
  return [`evaluate ${inserted({ x, body }, at)}`];
}

function midpoint(text: string): readonly string[] {
  if (!words.midpoint.test(text)) return [];
  const points = [...text.matchAll(point)].map(([, x = "", y = ""]) => [x, y].map((each) => each.replace(",", ".")));
  const [[a = "", b = ""] = [], [c = "", d = ""] = [], more] = points;
  if (d === "" || more !== undefined || /\d/.test(text.replace(point, " "))) return [];
  return [`solve 2x = ${a} + ${c}, 2y = ${b} + ${d}`];
}

/** Of f(g(2)): what g(2) is called, what it comes to, and the whole. */
export function innerOf(
  text: string,
): { readonly name: string; readonly inner: string; readonly outer: string } | null {
  const bodies = new Map([...text.matchAll(functions)].map(([, name = "", x = "", body = ""]) => [name, { x, body }]));
  const [, outer = "", inner = "", at] =
    new RegExp(`([fgh])\\(\\s*([fgh])\\(\\s*(${number})\\s*\\)\\s*\\)`, "u").exec(text) ??
    new RegExp(`\\(\\s*([fgh])\\s*[∘o]\\s*([fgh])\\s*\\)\\s*\\(\\s*(${number})\\s*\\)`, "u").exec(text) ??
    [];
  const [first, second] = [bodies.get(inner), bodies.get(outer)];
  if (at === undefined || first === undefined || second === undefined) return null;
  const value = inserted(first, at);
  return { name: `${inner}(${at})`, inner: value, outer: inserted(second, value) };
}

function inserted({ x, body }: { readonly x: string; readonly body: string }, value: string): string {
  const clean = body.trim().replace(/[,.\s]+$/u, "");
  return clean.replace(new RegExp(`(?<![a-zA-Z\\\\])${x}(?![a-zA-Z])`, "gu"), `(${value})`);
}

/** x and y change places. */
function inverse(text: string): readonly string[] {
  if (!words.inverse.test(text)) return [];
  const [, x, body] =
    /(?:[fgh]\(\s*(x)\s*\)|(?<![a-zA-Z])y)\s*=\s*([^=,;?。]+?)\s*[.?。]?(?:\s*(?:の|的)\s*(?:逆関数|反函数).*)?$/iu.exec(
      text,
    ) ?? [];
  if (body === undefined || /(?<![a-z])y(?![a-z])/iu.test(body)) return [];
  return [`solve x = ${body.replace(new RegExp(`(?<![a-zA-Z\\\\])${x ?? "x"}(?![a-zA-Z])`, "gu"), "y")} for y`];
}
