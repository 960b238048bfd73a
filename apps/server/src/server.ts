import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { createAccounts, type Passwords } from "./auth/accounts.ts";
import { createAttempts, purgeAttempts } from "./auth/attempts.ts";
import { createDevices } from "./auth/devices.ts";
import { purgeEnded } from "./auth/ended-sessions.ts";
import { createForgottenPasswords } from "./auth/forgotten-passwords.ts";
import { createGoogle } from "./auth/google.ts";
import { createKnownDevices } from "./auth/known-devices.ts";
import { createMailer } from "./auth/mailer.ts";
import { createResetCodes, purgeResetCodes } from "./auth/reset-codes.ts";
import { createSessions } from "./auth/session.ts";
import { createWholeCalendars } from "./calendar/whole-calendars.ts";
import { createCalendarAddresses } from "./feeds/calendar-address.ts";
import { createFeedRecords } from "./feeds/feed-records.ts";
import { createFeeds, purgeFeeds } from "./feeds/feeds.ts";
import { createIcsReader } from "./feeds/ics-reader.ts";
import { checkBuckets, openFileStore } from "./files/open-file-store.ts";
import { createStudentFiles } from "./files/student-files.ts";
import { errorDetails, type Log } from "./log.ts";
import { counting, createMetrics, type Metrics, noMetrics } from "./metrics.ts";
import { createGateway } from "./models/gateway.ts";
import { modelSetup } from "./models/model-setup.ts";
import { createQuestionLimit, createSharedQuestionLimit } from "./models/question-limit.ts";
import { fetchPackage } from "./ocr/fetch-package.ts";
import { grammarPackages } from "./ocr/grammar-packages.ts";
import { openOcrData } from "./ocr/ocr-data.ts";
import { ocrPackages } from "./ocr/ocr-packages.ts";
import { speechPackages } from "./ocr/speech-packages.ts";
import { createOutbound } from "./outbound/outbound.ts";
import { createPushDevices } from "./push/push-devices.ts";
import { createReminderTurns, purgeTold } from "./push/reminder-turns.ts";
import { openVapid } from "./push/vapid.ts";
import { createRepeated } from "./repeated.ts";
import { createRequestLimit } from "./request-limit.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Settings } from "./settings.ts";
import { StartupProblem } from "./startup-problem.ts";
import { builtWebDir, openWebApp } from "./static.ts";
import type { Database } from "./storage/database.ts";
import { createHealth } from "./storage/health.ts";
import { openDatabase } from "./storage/open-database.ts";
import { purge } from "./storage/purge.ts";
import { createEventStreams } from "./sync/event-streams.ts";
import { createLocalPokes, type Pokes } from "./sync/pokes.ts";
import { bytesPerRow } from "./sync/record-row.ts";
import { createRecordStore } from "./sync/record-store.ts";
import { createSchoolBook } from "./textbook/school-book.ts";

export type RunningServer = {
  /** Where students reach it. */
  readonly url: string;
  readonly port: number;
  /** Lets what is under way finish, ends the open streams, then closes the database. */
  readonly stop: () => Promise<void>;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const lookForFeedsMs = 15_000;
const lookForRemindersMs = 5000;
const lookForChaptersMs = 15_000;
/** Other people's servers may be slow: who waits for one of them keeps nobody else waiting. */
const slowAtOnce = 8;
const uploadMostMs = 24 * hourMs;
const stopMostMs = 5000;

export async function startServer(settings: Settings, givenLog: Log, passwords?: Passwords): Promise<RunningServer> {
  const metrics = settings.METRICS_TOKEN === undefined ? noMetrics : createMetrics();
  const log = settings.METRICS_TOKEN === undefined ? givenLog : counting(givenLog, metrics);
  const found = await checkBuckets(settings, log);
  const database = await openDatabase({ ...settings, found }, Date.now());
  const vapid = await openVapid(database);
  const runId = Date.now() * 1000 + Math.floor(Math.random() * 1000);
  const { pokes: ownPokes, isRunGone } = settings.DATABASE_URL
    ? await amongServers({ ...settings, DATABASE_URL: settings.DATABASE_URL }, database, log, runId)
    : // This process has the folder to itself.
      { pokes: createLocalPokes(), isRunGone: async () => true };
  const pokes = counted(ownPokes, metrics);
  const server = createServer({ requestTimeout: hourMs });
  // Whoever sends or takes nothing for two minutes is gone. Event streams beat more often than that.
  server.timeout = 120_000;
  try {
    await listen(server, settings.PORT, settings.HOST);
  } catch (error) {
    await pokes.close();
    await database.close();
    throw error;
  }

  // From here to where requests are answered nothing waits: the first may already be on its way.
  // (The address is null or a text only for pipes, which no setting leads to.)
  const { port } = server.address() as AddressInfo;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${port}`;
  const sessions = createSessions(database, settings.AUTH_SECRET, publicUrl.startsWith("https:"));
  const streams = createEventStreams(sessions.isAlive);
  pokes.listen(streams.poke);
  const fileStore = openFileStore(settings);
  const fileLimits = { fileBytes: settings.MAX_FILE_BYTES, quotaBytes: settings.FILE_QUOTA_BYTES };
  const files = createStudentFiles(database, fileStore, fileLimits, { id: runId, isGone: isRunGone });
  const accountRules = {
    database,
    publicUrl,
    secret: settings.AUTH_SECRET,
    passwords,
  };
  let leaving: Promise<unknown> = Promise.resolve();
  const accounts = createAccounts(accountRules);
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  const google = createGoogle(
    accountRules,
    clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined,
    log,
  );
  const attempts = createAttempts(database, settings.AUTH_SECRET, settings.AUTH_ATTEMPTS_PER_ADDRESS);
  const { SMTP_URL, MAIL_FROM } = settings;
  const forgotten = createForgottenPasswords({
    database,
    accounts,
    attempts,
    publicUrl,
    log,
    codes: createResetCodes(database, settings.AUTH_SECRET),
    mailer: SMTP_URL && MAIL_FROM ? createMailer(SMTP_URL, MAIL_FROM) : undefined,
  });
  const records = createRecordStore(database, settings.RECORD_QUOTA_BYTES, {
    firstRev: runId,
    onNoticed: () =>
      log.error("backup.noticed", { remedy: "a backup came back without new-epoch: devices compare all" }),
  });
  const outbound = createOutbound({ privateHosts: settings.PRIVATE_HOSTS });
  const calendars = createIcsReader(log);
  const feeds = createFeeds({
    database,
    calendars,
    outbound,
    records: createFeedRecords(database, records, pokes),
    publicUrl,
    everyMs: settings.FEED_EVERY_MINUTES * minuteMs,
    log,
  });
  const pushing = createOutbound({ privateHosts: settings.PRIVATE_PUSH_HOSTS });
  const wholeCalendars = createWholeCalendars(database, log);
  const pushDevices = createPushDevices(database, pushing, vapid, publicUrl);
  const reminders = createReminderTurns(database, pushDevices, wholeCalendars, log);
  pokes.listen(reminders.lookAgain);
  const webDir = settings.WEB_DIR ?? builtWebDir;
  const web = openWebApp(webDir);
  const schoolBook = createSchoolBook({ folder: join(settings.DATA_DIR, "textbook"), webDir }, log);
  const health = createHealth(database, settings.DATA_DIR, log);
  let isStopping = false;
  const most = {
    perStudent: settings.AI_PER_STUDENT_PER_HOUR,
    perAddress: settings.AI_PER_ADDRESS_PER_HOUR,
    visitors: settings.AI_VISITORS_PER_HOUR,
    allVisitors: settings.AI_ALL_VISITORS_PER_HOUR,
  };
  const app = createApp({
    database,
    health,
    metrics,
    metricsToken: settings.METRICS_TOKEN,
    passwordsWaiting: accounts.hashing,
    isStopping: () => isStopping,
    publicUrl,
    sessions,
    devices: createDevices(database),
    known: createKnownDevices(settings.AUTH_SECRET, publicUrl.startsWith("https:")),
    streams,
    pokes,
    files,
    afterwards: (work) => {
      // What fails here is tidied in the next hour; a server that is told to stop must still come to its end.
      leaving = Promise.all([leaving, work().catch((error) => log.error("tidy.failed", errorDetails(error)))]);
    },
    fileStore,
    ocr: openOcrData({
      folder: join(settings.DATA_DIR, "ocr"),
      packages: [...ocrPackages, ...grammarPackages, ...speechPackages],
      fetchPackage,
      log,
    }),
    web,
    log,
    accounts,
    attempts,
    forgotten,
    google,
    records,
    feeds,
    pushDevices,
    reminders,
    schoolBook,
    addresses: createCalendarAddresses(database, wholeCalendars, settings.AUTH_SECRET, publicUrl),
    limit: createRequestLimit(settings.REQUESTS_PER_MINUTE),
    trustProxy: settings.TRUST_PROXY,
    gateway: createGateway(modelSetup(settings), log),
    questions: settings.DATABASE_URL
      ? createSharedQuestionLimit(database, settings.AUTH_SECRET, most)
      : createQuestionLimit(most),
  });

  const headers = securityHeaders(publicUrl, web.page);
  const answer = getRequestListener(app.fetch);
  server.on("request", (incoming, outgoing) => {
    const started = performance.now();
    // Whoever is answered may be gone at any moment: that ends their answer, and nobody else's.
    outgoing.on("error", (error) => log.error("answer.failed", errorDetails(error)));
    for (const [name, value] of headers) outgoing.setHeader(name, value);
    outgoing.on("close", () => {
      const ms = Math.round(performance.now() - started);
      log.debug("request", { method: incoming.method, status: outgoing.statusCode, ms });
    });
    void answer(incoming, outgoing);
  });

  async function tidy(uploadsBefore: number) {
    try {
      await purge(database, Date.now(), bytesPerRow);
      await purgeAttempts(database, Date.now());
      await purgeResetCodes(database, Date.now());
      await purgeFeeds(database, Date.now());
      await purgeTold(database, Date.now());
      await purgeEnded(database, Date.now());
      await files.removeAbandoned(uploadsBefore, Date.now() - uploadMostMs);
    } catch (error) {
      // A full disk, or a database that is away: the next hour tries again.
      log.error("tidy.failed", errorDetails(error));
    }
  }
  // This process has the folder to itself, where no bucket is in it: whatever is unfinished now, nobody will finish.
  const started = Date.now();
  const isAlone = database.dialect === "sqlite" && !settings.FILES_URL && !settings.FILES_BEFORE_URL;
  let tidied = tidy(isAlone ? started : started - uploadMostMs);
  const tidying = setInterval(() => {
    tidied = tidy(Date.now() - uploadMostMs);
  }, hourMs).unref();
  void health.checkAll();
  const checking = setInterval(() => void health.checkAll(), dayMs).unref();
  const polling = createRepeated("feeds.failed", lookForFeedsMs, feeds.pollDue, log, slowAtOnce);
  const telling = createRepeated("reminders.failed", lookForRemindersMs, reminders.tellDue, log, slowAtOnce);
  const reading = createRepeated("textbook.failed", lookForChaptersMs, schoolBook.look, log);
  const readFirst = schoolBook.look().catch((error) => log.error("textbook.failed", errorDetails(error)));
  const kept = (settings.FILES_URL ?? "disk") === "disk" ? "disk" : "s3";
  log.info("started", { database: database.dialect, files: kept, node: process.versions.node });

  return {
    url: publicUrl,
    port,
    async stop() {
      isStopping = true;
      // The proxy asks /healthz/ready, hears that this server goes, and sends the next ones elsewhere.
      if (settings.DRAIN_SECONDS > 0)
        await new Promise((resolve) => setTimeout(resolve, settings.DRAIN_SECONDS * 1000));
      clearInterval(tidying);
      clearInterval(checking);
      feeds.stop();
      reminders.stop();
      streams.closeAll();
      const closed = new Promise((resolve) => server.close(resolve));
      // A browser keeps its connection open after its last answer; that is nothing to wait for.
      const idle = setInterval(() => server.closeIdleConnections(), 20);
      const force = setTimeout(() => server.closeAllConnections(), stopMostMs);
      await closed;
      clearInterval(idle);
      clearTimeout(force);
      await tidied;
      await Promise.race([leaving, new Promise((resolve) => setTimeout(resolve, stopMostMs).unref())]);
      await Promise.all([calendars.close(), wholeCalendars.close()]);
      await polling.stop();
      await telling.stop();
      schoolBook.close();
      await readFirst;
      await reading.stop();
      await Promise.race([forgotten.settled(), new Promise((resolve) => setTimeout(resolve, stopMostMs).unref())]);
      await pokes.close();
      await database.close();
      log.info("stopped");
    },
  };
}

type Among = Pick<Settings, "DATABASE_DIRECT_URL"> & { readonly DATABASE_URL: string };

async function amongServers(settings: Among, database: Database, log: Log, runId: number) {
  const { createPostgresPokes, isRunGone } = await import("./sync/postgres-pokes.ts");
  const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
  if (!settings.DATABASE_DIRECT_URL && (await isBehindPooler(url))) {
    await database.close();
    throw new StartupProblem(
      "DATABASE_URL leads to a pooler, like PgBouncer. Set DATABASE_DIRECT_URL to PostgreSQL itself: what servers tell each other needs one connection that stays theirs.",
    );
  }
  return { pokes: createPostgresPokes(url, log, runId), isRunGone: (id: number) => isRunGone(database, id) };
}

async function isBehindPooler(url: string) {
  return await (await import("./storage/postgres.ts")).isBehindPooler(url);
}

function counted(pokes: Pokes, metrics: Metrics): Pokes {
  pokes.listen(() => metrics.count("jotter_pokes_total", { way: "heard" }));
  return {
    ...pokes,
    send(userId, head) {
      metrics.count("jotter_pokes_total", { way: "sent" });
      pokes.send(userId, head);
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(whyNotListening(error, port, host)));
    server.listen(port, host, resolve);
  });
}

function whyNotListening(error: NodeJS.ErrnoException, port: number, host: string) {
  if (error.code === "EADDRINUSE")
    return new StartupProblem(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`);
  if (error.code === "EACCES")
    return new StartupProblem(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new StartupProblem(`HOST ${host} is not an address of this machine.`);
  }
  return error;
}
