/** Those who want to hear of something. Whoever comes or leaves while it is told does not disturb the telling. */
export function listeners<Told extends readonly unknown[] = []>() {
  const all = new Set<(...told: Told) => void>();
  return {
    subscribe: (listener: (...told: Told) => void): (() => void) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    tell: (...told: Told): void => {
      for (const listener of [...all]) listener(...told);
    },
    areThere: () => all.size > 0,
  };
}
