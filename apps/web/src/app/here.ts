import { loadSample } from "@jotter/content/sample/load-sample";
import { sampleTerm } from "@jotter/content/sample/sample-term";
import { entities } from "@jotter/domain/entities";
import type { Account } from "@jotter/ports/backend";
import { type LocalKind, localAccounts, localKindOf } from "@jotter/ports/local-account";
import { openDeviceFiles } from "@jotter/replica/device-files";
import { openReplica } from "@jotter/replica/open-replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { viewerZone } from "../student/calendar/viewer-zone.ts";
import { currentLanguage, currentTexts, pageLanguage } from "../ui/language.tsx";
import { readRecord, recordKeys, removeRecord, writeRecord } from "../ui/local-records.ts";
import { confirmed } from "../ui/overlays.ts";
import { themeChoices } from "../ui/theme.ts";
import { backend } from "./device-alone.ts";
import { changeSeat, session } from "./session.ts";

/** The two students of this device: who writes before there is an account, and who looks around. [DSH-5] */

const home = "/controlRoom";
const { device, sample } = localAccounts;

/** From now on what is written stays here, until there is an account it can be added to. */
export function startHere(page = home): void {
  writeRecord(recordKeys.onThisDevice, "there");
  sitDown(device, page);
}

/** A term around today, made anew, in a replica of its own. Who sat here before comes back when it is taken away. */
export async function lookAround(): Promise<void> {
  const [language, now] = [currentLanguage(), Date.now()];
  const zone = viewerZone();
  const theme = themeChoices.find((choice) => choice === readRecord(recordKeys.theme)) ?? "dark";
  const term = sampleTerm(await loadSample(language), { now, zone, theme, language });
  await wipeReplica(sample.id);
  // What was owed of an earlier one is paid with this.
  if (readRecord(recordKeys.owedWipe) === sample.id) removeRecord(recordKeys.owedWipe);
  const replica = openReplica({ userId: sample.id, entities, now: () => now, isAlone: true });
  const files = openDeviceFiles({ userId: sample.id, files: async () => backend.files, now: () => now });
  try {
    await replica.opened;
    await replica.together(async () => {
      for (const { entity, id, data } of term.records) await replica.create(entity, data, id);
    });
    const { id, name, type, content } = term.file;
    await files.keep({ id, name, purpose: "document", content: new Blob([content], { type }) });
  } finally {
    replica.close();
    await files.close();
  }
  const current = session();
  if ("account" in current && localKindOf(current.account) !== "sample") {
    writeRecord(recordKeys.beforeSample, JSON.stringify({ ...current.account, locked: current.status === "locked" }));
  }
  sitDown(sample, home);
}

/**
 * Takes the sample away, whole: the page that comes next does it, where nothing has it open. Who sat here before goes
 * on, and everybody else to that page.
 */
export function endSample(page = "/welcome"): void {
  writeRecord(recordKeys.owedWipe, sample.id);
  const before = readRecord(recordKeys.beforeSample);
  removeRecord(recordKeys.beforeSample);
  removeRecord(recordKeys.language(sample.id));
  const account: Account | null = before === null ? null : JSON.parse(before);
  changeSeat(account, account ? home : page);
}

/** Of these students nothing is anywhere else: the sample goes at once, own words only when that is meant. */
export async function leaveHere(kind: LocalKind): Promise<void> {
  if (kind === "sample") return endSample();
  await pageLanguage();
  const t = currentTexts();
  const isMeant = await confirmed({
    title: t("here.endTitle"),
    text: t("here.endText"),
    confirm: t("here.endAction"),
    cancel: t("action.cancel"),
  });
  if (!isMeant) return;
  writeRecord(recordKeys.owedWipe, device.id);
  removeRecord(recordKeys.onThisDevice);
  removeRecord(recordKeys.language(device.id));
  changeSeat(null, "/welcome");
}

function sitDown(account: Account, page: string): void {
  writeRecord(recordKeys.language(account.id), currentLanguage());
  changeSeat(account, page);
}
