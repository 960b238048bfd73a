/**
 * The fields a form has changed since it was opened. Only these are written: what another device said of the others
 * meanwhile stands, and a number of more digits than the form shows keeps them.
 */
export function changedIn<Fields extends object>(before: Fields | undefined, after: Fields): Partial<Fields> {
  if (!before) return after;
  const names = Object.keys(after) as (keyof Fields)[];
  const changed = names.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>;
}
