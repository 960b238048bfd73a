import { useCallback, useMemo, useState } from "react";

/** Which records of a list are selected. null: the student is not selecting. */
export type Selection = {
  readonly ids: ReadonlySet<string> | null;
  readonly start: () => void;
  readonly end: () => void;
  /** One; or, with `isRange`, all from the last one touched to this one as they stand in the list. */
  readonly touch: (id: string, listed: readonly string[], isRange: boolean) => void;
  readonly replace: (ids: readonly string[]) => void;
};

type State = { readonly ids: ReadonlySet<string>; readonly anchor: string | null };

export function useSelection(): Selection {
  const [state, setState] = useState<State | null>(null);
  const start = useCallback(() => setState({ ids: new Set(), anchor: null }), []);
  const end = useCallback(() => setState(null), []);
  const touch = useCallback(
    (id: string, listed: readonly string[], isRange: boolean) => setState((last) => touched(last, id, listed, isRange)),
    [],
  );
  const replace = useCallback((ids: readonly string[]) => setState({ ids: new Set(ids), anchor: null }), []);
  return useMemo(() => ({ ids: state?.ids ?? null, start, end, touch, replace }), [state, start, end, touch, replace]);
}

export function touched(last: State | null, id: string, listed: readonly string[], isRange: boolean): State {
  const ids = new Set(last?.ids);
  const [from, to] = [listed.indexOf(last?.anchor ?? ""), listed.indexOf(id)];
  if (isRange && from >= 0 && to >= 0) {
    for (const each of listed.slice(Math.min(from, to), Math.max(from, to) + 1)) ids.add(each);
    return { ids, anchor: last?.anchor ?? null };
  }
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}
