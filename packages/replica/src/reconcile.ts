import type { RecordData } from "@jotter/domain/entity";
import { unionOfPages } from "@jotter/domain/page-ranges";
import type { ServerRow } from "@jotter/ports/protocol";
import { type Content, contentOf, isSame, nothing } from "./content.ts";
import { mergeLog } from "./merge-log.ts";
import { mergePages } from "./merge-pages.ts";
import { commonText, mergeText } from "./merge-text.ts";
import type { LocalRow, Loss, MergeRules } from "./row.ts";

/**
 * `epochStart`: revisions above it were written after the server's records were last replaced. `isNoticed`: nobody knows
 * since when, so a revision says nothing about what is older.
 */
export type ReconcileRules = MergeRules & { readonly epochStart: number; readonly isNoticed?: boolean };

export type Reconciled = { readonly row: LocalRow; readonly lost: readonly Loss[] };

/** The one rule for everything that arrives: pulled pages, answers, conflicts, duplicates, in any order. */
export function reconcile(
  local: LocalRow | undefined,
  srv: ServerRow,
  device: string,
  rules: ReconcileRules,
): Reconciled {
  if (local && srv.rev <= local.rev) return { row: local, lost: [] };
  if (!local) return { row: taken(srv), lost: [] };
  if (isOutdated(local.rev)) {
    if (rules.isNoticed) return united(local, srv, rules);
    if (srv.rev <= revBefore(local.rev)) return { row: keptAgainst(local, srv), lost: [] };
    if (srv.rev > rules.epochStart) return united(local, srv, rules);
  }
  if (!local.base) return { row: taken(srv), lost: [] };
  // Our own write is inside this row: then it, not the old base, is what both sides started from.
  // Without this, text typed after a lost reply would stand twice.
  const landed = local.sent?.findLast((sent) => sent.n <= (srv.seen[device] ?? 0));
  // Two devices offer the server what it lacks, or make the same record: what both say is said once.
  if (!landed && isSame(local.base, nothing)) return united(local, srv, rules);
  return merged(local, srv, landed ? contentOf(landed) : local.base, rules);
}

/**
 * A row from before the server's records were replaced: what the server has of it now is not known yet.
 * Its old revision is remembered below zero.
 */
export function outdated(rev: number): number {
  return isOutdated(rev) ? rev : -1 - rev;
}

export function isOutdated(rev: number): boolean {
  return rev < 0;
}

function revBefore(rev: number): number {
  return -1 - rev;
}

/** A local edit. The caller commits it together with the dirty set. */
export function edited(local: LocalRow | undefined, content: Content, at: number): LocalRow {
  const { blocked: _, ...before } = local ?? { rev: 0, data: null, del: false, at };
  const base = before.base ?? contentOf(before);
  if (!before.sent && before.rev !== 0 && isSame(contentOf(content), base)) {
    return { rev: before.rev, ...contentOf(content), at };
  }
  return { ...before, ...contentOf(content), at, base };
}

function taken(srv: ServerRow): LocalRow {
  return { rev: srv.rev, data: srv.data, del: srv.del, at: srv.at };
}

function merged(local: LocalRow, srv: ServerRow, base: Content, rules: MergeRules): Reconciled {
  const mine = contentOf(local);
  // The server forgets the data of old tombstones; that is no edit of the fields.
  const theirs: Content = { data: srv.data ?? base.data, del: srv.del };
  if (isSame(mine, base)) return { row: taken(srv), lost: [] };
  if (isSame(theirs, base)) return { row: rebased(local, mine, srv), lost: [] };
  // Who had only looked at it has nothing that would be lost.
  if (srv.del && isOnlyLookedAt(mine, base, rules)) return { row: taken(srv), lost: [] };
  if (mine.del && isOnlyLookedAt(theirs, base, rules)) return { row: rebased(local, mine, srv), lost: [] };
  const later = local.at >= srv.at ? "mine" : "theirs";
  // Words that were erased here are no edit of the fields either: the other side's edit finds all of them again.
  const ours = mine.data ?? base.data ?? {};
  const { data, lost } = mergeFields(base.data ?? {}, ours, theirs.data ?? {}, later, rules);
  // An edit beats a delete: only what both sides deleted stays deleted.
  const both: Content = { data, del: mine.del && theirs.del };
  return { row: isSame(both, contentOf(srv)) ? taken(srv) : rebased(local, both, srv), lost };
}

/** It was there before and is there still, and nothing of it was changed but what looking at it does. */
function isOnlyLookedAt(now: Content, base: Content, { quietFields }: MergeRules): boolean {
  if (now.del || base.del || !now.data || !base.data) return false;
  const fields = new Set([...Object.keys(now.data), ...Object.keys(base.data)]);
  for (const field of quietFields) fields.delete(field);
  return [...fields].every((field) => isSame(now.data?.[field], base.data?.[field]));
}

function rebased(local: LocalRow, content: Content, srv: ServerRow): LocalRow {
  // `sent` is forgotten: the server moved past the revision it named, so it can never land any more.
  return { rev: srv.rev, ...content, at: local.at, base: contentOf(srv) };
}

/** Two records of the same name from two accounts: what stands here stays, and what it left open is filled. */
export function filledFrom(
  local: LocalRow,
  other: Content,
  rules: MergeRules & { readonly untouched?: RecordData },
  at: number,
): LocalRow {
  const said = Object.entries(local.data ?? {}).filter(
    ([field, value]) => !isLeftOpen(value) && !isSame(value, rules.untouched?.[field]),
  );
  const [ours, theirs] = [Object.fromEntries(said), other.data ?? {}];
  const shared: Record<string, unknown> = {};
  for (const field of rules.textFields) shared[field] = commonText(text(ours[field]), text(theirs[field]));
  const { data } = mergeFields(shared, { ...theirs, ...ours }, theirs, "mine", rules);
  const both: Content = { data: { ...local.data, ...data }, del: local.del && other.del };
  return isSame(both, contentOf(local)) ? local : edited(local, both, at);
}

function isLeftOpen(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** The backup that came back has an ancestor of what we hold, or the same: ours is newer. */
function keptAgainst(local: LocalRow, srv: ServerRow): LocalRow {
  return isSame(contentOf(local), contentOf(srv)) ? taken(srv) : rebased(local, contentOf(local), srv);
}

/**
 * Another device wrote this since the backup came back, perhaps without ever having seen what we hold.
 * The ancestor is lost, so every word of both stays; a word deleted on one side may come back.
 */
function united(local: LocalRow, srv: ServerRow, rules: ReconcileRules): Reconciled {
  return merged(local, srv, { data: sharedTexts(local.data, srv.data, rules), del: false }, rules);
}

function sharedTexts(mine: RecordData | null, theirs: RecordData | null, rules: MergeRules): RecordData {
  const common = (field: string) => commonText(text(mine?.[field]), text(theirs?.[field]));
  return Object.fromEntries(rules.textFields.map((field) => [field, common(field)]));
}

/** One record that was written in two places, neither of which saw the other: every word of both stays. */
export function unitedFields(
  mine: RecordData,
  theirs: RecordData,
  later: "mine" | "theirs",
  rules: MergeRules,
): { readonly data: RecordData; readonly lost: readonly Loss[] } {
  return mergeFields(sharedTexts(mine, theirs, rules), mine, theirs, later, rules);
}

function mergeFields(
  base: RecordData,
  mine: RecordData,
  theirs: RecordData,
  later: "mine" | "theirs",
  rules: MergeRules,
): { data: RecordData; lost: Loss[] } {
  const data: Record<string, unknown> = {};
  const lost: Loss[] = [];
  for (const field of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [before, ours, others] = [base[field], mine[field], theirs[field]];
    let value: unknown;
    if (rules.logFields.includes(field)) value = mergeLog(ours, others);
    else if (rules.rangeFields.includes(field)) value = unionOfPages(ours, others);
    else if (isSame(ours, others) || isSame(others, before)) value = ours;
    else if (isSame(ours, before)) value = others;
    else if (rules.pagedFields.includes(field)) value = mergePages(text(before), text(ours), text(others), later);
    else if (rules.textFields.includes(field)) value = mergeText(text(before), text(ours), text(others));
    else if (rules.timeFields.includes(field)) value = Math.max(Number(ours), Number(others));
    else if (rules.soonestFields.includes(field)) value = soonest(ours, others);
    else {
      value = later === "mine" ? ours : others;
      lost.push({ field, value: later === "mine" ? others : ours });
    }
    if (value !== undefined) data[field] = value;
  }
  return { data, lost };
}

function soonest(...times: readonly unknown[]): number | null {
  const known = times.filter((time) => typeof time === "number");
  return known.length > 0 ? Math.min(...known) : null;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
