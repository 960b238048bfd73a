import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { operatorsCode } from "./auth/operators-code.ts";
import type { Moved } from "./files/move-files.ts";
import { checkBuckets, openFileStore, openFileStores } from "./files/open-file-store.ts";
import { createLog, errorDetails } from "./log.ts";
import { startServer } from "./server.ts";
import { type Settings, settingsFrom } from "./settings.ts";
import { StartupProblem } from "./startup-problem.ts";
import { builtWebDir } from "./static.ts";
import { openBesideServer, openDatabase } from "./storage/open-database.ts";
import { troubleOf } from "./storage/trouble.ts";
import { startNewEpochs } from "./sync/record-store.ts";
import { readBeside } from "./textbook/school-book.ts";

type Command = (settings: Settings, args: readonly string[]) => Promise<void>;
const commands: Readonly<Record<string, Command>> = {
  start,
  backup,
  restore,
  "move-files": moveFiles,
  "new-bucket": newBucket,
  "new-database": newDatabase,
  "new-epoch": newEpoch,
  "reset-code": resetCode,
  "check-textbook": checkTextbook,
};

try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const name = process.argv[2] ?? "start";
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new StartupProblem(`There is no command "${name}". There are: ${Object.keys(commands).join(", ")}.`);
  await command(settingsFrom(process.env), process.argv.slice(3));
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  console.error(`jotter: ${error.message}`);
  process.exitCode = 1;
}

async function start(settings: Settings) {
  const log = createLog(settings.LOG_LEVEL);
  const server = await startServer(settings, log);
  console.log(`Jotter is ready at ${server.url}`);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info("stopping", { signal });
    await server.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // A bug in one request must not end those of all others.
  process.on("unhandledRejection", (error) => log.error("bug", errorDetails(error)));
  process.on("uncaughtException", (error) => {
    log.error("crash", errorDetails(error));
    process.exit(1);
  });
}

/** While the server runs, too. */
async function backup(settings: Settings, [folder]: readonly string[]) {
  if (!folder) throw new StartupProblem("Where to? Please say: backup FOLDER");
  const { makeBackup } = await import("./backup/backup.ts");
  const { accounts, files, missing } = await makeBackup(settings, folder, Date.now());
  console.log(`${folder} has all of ${accounts} accounts and ${files} files, and was read again.`);
  if (missing.length > 0) console.log(`${missing.length} files are not in ${settings.DATA_DIR} any more.`);
}

/** While the server is stopped. */
async function restore(settings: Settings, [folder]: readonly string[]) {
  if (!folder) throw new StartupProblem("Which backup? Please say: restore FOLDER");
  const { restoreBackup } = await import("./backup/restore.ts");
  const { accounts, files, madeAt, replaced } = await restoreBackup(settings, folder, Date.now());
  console.log(`${accounts} accounts and ${files} files are back as they were at ${new Date(madeAt).toISOString()}.`);
  if (replaced) console.log(`What was there before lies in ${replaced}, until you delete it.`);
  console.log("Start Jotter now: the students' devices give back what is newer.");
}

/** While students work: from FILES_BEFORE_URL to where files are kept now. */
async function moveFiles(settings: Settings) {
  if (!settings.FILES_BEFORE_URL)
    throw new StartupProblem(
      `Where from? Set FILES_BEFORE_URL, for Jotter itself too: "disk" or the bucket where the files lie now.`,
    );
  const { moveFiles: move } = await import("./files/move-files.ts");
  await checkBuckets(settings, createLog("error"));
  const database = await openBesideServer(settings);
  try {
    const say = ({ files, bytes }: Moved) => console.log(`${files} files moved, ${Math.round(bytes / 1e6)} MB`);
    const { damaged, failed, reason } = await move(database, openFileStores(settings), say);
    for (const id of damaged) console.log(`The file ${id} is not whole in either place. It was left as it is.`);
    if (failed > 0) throw new StartupProblem(`${failed} files could not be moved (${reason}). Please run it again.`);
    if (damaged.length > 0) process.exitCode = 1;
    console.log(
      damaged.length > 0
        ? `Keep FILES_BEFORE_URL: ${damaged.length} files are still there.`
        : "All files are in their new place. FILES_BEFORE_URL can be taken away.",
    );
  } finally {
    await database.close();
  }
}

/** Once, where the store does not make buckets by itself. */
async function newBucket({ FILES_URL }: Settings) {
  if (!FILES_URL || FILES_URL === "disk") throw new StartupProblem("Which bucket? Please set FILES_URL.");
  const { createS3FileStore } = await import("./files/s3-file-store.ts");
  const { StoreProblem } = await import("./files/s3-wire.ts");
  const { placeOf } = await import("./files/s3-address.ts");
  try {
    const isNew = await createS3FileStore(FILES_URL).make();
    console.log(`The bucket ${placeOf(FILES_URL)} ${isNew ? "is made" : "was there already"}.`);
  } catch (error) {
    throw error instanceof StoreProblem ? new StartupProblem(error.message) : error;
  }
}

/** The word of consent: here are students' files or a secret, and an empty database is wanted all the same. */
async function newDatabase(settings: Settings) {
  await (await openDatabase(settings, Date.now(), "new")).close();
  console.log("There is a database now. Jotter can be started.");
}

/** To be run once after a backup of the database was restored by other means, while the server is stopped. */
async function newEpoch(settings: Settings) {
  const found = await checkBuckets(settings, createLog("error"));
  const database = await openDatabase({ ...settings, found }, Date.now());
  try {
    const students = await startNewEpochs(database, Date.now());
    console.log(`New epochs for ${students} students: their devices will compare everything at the next sync.`);
    const { noteLostFiles } = await import("./files/lost-files.ts");
    const lost = await noteLostFiles(database, openFileStore(settings)).catch((error) => {
      if (!troubleOf(error)) throw error;
      throw new StartupProblem("The files could not be looked for: their store does not answer. Please run it again.");
    });
    if (lost > 0) console.log(`${lost} files are not where files are kept: the devices that hold them give them back.`);
  } finally {
    await database.close();
  }
}

/** For a student who forgot their password, where there is no mail: the operator gives them the code. */
async function resetCode(settings: Settings, [typedEmail]: readonly string[]) {
  if (!typedEmail) throw new StartupProblem("Whose password is it? Please say: reset-code EMAIL");
  const { code, email } = await operatorsCode(settings, typedEmail, Date.now());
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  console.log(`One-time code for ${email}, valid for 24 hours:\n\n    ${code}\n`);
  console.log(`It is used at ${publicUrl}/login?reset=${code}`);
}

/** What is wrong with the chapters in the data folder, or in another folder that is still being written. */
async function checkTextbook(settings: Settings, [typedFolder]: readonly string[]) {
  const folder = typedFolder ? resolve(typedFolder) : join(settings.DATA_DIR, "textbook");
  const { chapters, messages } = await readBeside({ folder, webDir: settings.WEB_DIR ?? builtWebDir });
  for (const { level, file, text } of messages)
    console.log(`${level === "error" ? "ERROR  " : "warning"} ${file}: ${text}`);
  console.log(`${chapters} chapters in ${folder} can be read by students.`);
  if (messages.some(({ level }) => level === "error")) process.exitCode = 1;
}
