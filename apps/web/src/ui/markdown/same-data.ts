/** Whether two pieces of plain data say the same. */
export function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  const [left, right] = [one, other] as Readonly<Record<string, unknown>>[];
  return names.every((name) => Object.hasOwn(other, name) && sameData(left?.[name], right?.[name]));
}
