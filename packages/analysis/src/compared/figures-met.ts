import { agree, type Value } from "../values.ts";

/** Which figures of two sentences agree, which disagree, and which only one has. */
export function figuresMet(ours: readonly Value[], theirs: readonly Value[]) {
  const free = new Set(theirs);
  const agreed: Value[] = [];
  const take = (isOne: (other: Value) => boolean): Value | undefined => {
    const found = [...free].find(isOne);
    if (found) free.delete(found);
    return found;
  };
  const left = ours.filter((value) => {
    const found =
      take((other) => isOfKind(value, other) && agree(value, other)) ?? take((other) => isSameNumber(value, other));
    if (found) agreed.push(value);
    return !found;
  });
  const apart: (readonly [Value, Value])[] = [];
  const own = left.filter((value) => {
    // What the other says too, once more, is no disagreement.
    if (theirs.some((other) => isOfKind(value, other) && agree(value, other))) return false;
    const found = take(
      (other) =>
        isOfKind(value, other) &&
        !ours.some((one) => one !== value && (isSameSize(one, other) || (isOfKind(one, other) && agree(one, other)))),
    );
    if (found) apart.push([value, found]);
    return !found;
  });
  return { agreed, apart, ours: own, theirs: [...free] };
}

/** "140 people", "140 victims" */
function isSameNumber(one: Value, other: Value): boolean {
  return (
    one.kind === "amount" &&
    other.kind === "amount" &&
    one.low > 12 &&
    one.low === other.low &&
    !one.isMeasure &&
    !other.isMeasure
  );
}

function isSameSize(one: Value, other: Value): boolean {
  return one.kind === "amount" && other.kind === "amount" && one.low === other.low;
}

function isOfKind(one: Value, other: Value): boolean {
  if ((one.kind === "amount") !== (other.kind === "amount")) return false;
  // "28 July" says nothing of a year.
  if (one.kind !== "amount")
    return (one.day !== null) === (other.day !== null) || !(Number.isNaN(one.low) || Number.isNaN(other.low));
  return one.unit === other.unit || one.unit === "" || other.unit === "";
}

/** A year or a large number says more than a small one. */
export function figureWeight({ kind, low, unit }: Value): number {
  return kind !== "amount" || Math.abs(low) >= 100 ? 2 : unit === "" ? 0.7 : 1.2;
}
