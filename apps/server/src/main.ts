import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { operatorsCode } from "./auth/operators-code.ts";
import { createLog, errorDetails } from "./log.ts";
import { startServer } from "./server.ts";
import { type Settings, settingsFrom } from "./settings.ts";
import { StartupProblem } from "./startup-problem.ts";
import { builtWebDir } from "./static.ts";
import { openDatabase } from "./storage/open-database.ts";
import { startNewEpochs } from "./sync/record-store.ts";
import { readBeside } from "./textbook/school-book.ts";

type Command = (settings: Settings, args: readonly string[]) => Promise<void>;
const commands: Readonly<Record<string, Command>> = {
  start,
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

/** To be run once after a backup of the database was restored, while the server is stopped. */
async function newEpoch(settings: Settings) {
  const database = await openDatabase(settings, Date.now());
  const students = await startNewEpochs(database, Date.now());
  await database.close();
  console.log(`New epochs for ${students} students: their devices will compare everything at the next sync.`);
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
