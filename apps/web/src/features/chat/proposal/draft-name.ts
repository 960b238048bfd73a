/** Under what name a proposal that is being changed lies in this tab: a reload takes no word away. */
export function draftNameOf(id: string): string {
  return `proposal:${id}`;
}
