import type { Replica } from "@jotter/replica/replica";

/** So many in one go: the page is drawn in between. */
const portion = 100;

export async function inPortions(
  replica: Replica,
  ids: readonly string[],
  act: (id: string) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += portion) {
    await replica.together(async () => {
      for (const id of ids.slice(from, from + portion)) await act(id);
    });
  }
}
