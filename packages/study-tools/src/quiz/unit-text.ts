const raised: Readonly<Record<string, string>> = { "-": "⁻", ...Object.fromEntries([..."⁰¹²³⁴⁵⁶⁷⁸⁹"].entries()) };

/** A unit as it is printed: cm², where it may be kept as cm^2. */
export function unitText(unit: string): string {
  return unit.replace(/\^(-?\d+)/g, (_, power: string) => [...power].map((sign) => raised[sign]).join(""));
}
