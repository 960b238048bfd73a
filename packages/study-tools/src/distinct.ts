/** Each name once, blank ones not at all; capitals make no difference. */
export function distinct<One>(all: readonly One[], nameOf: (one: One) => string): readonly One[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const name = nameOf(one).trim().toLowerCase();
    if (name === "" || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
