// Lighthouse over the entrance, as a phone and as a desktop. The median of the rounds counts; every round is printed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { chromiumArguments, chromiumPath } from "../e2e/support/chromium.ts";
import { freePort, startServer } from "../e2e/support/server.ts";
import { type Figure, numberOption, report } from "./support/report.ts";

const version = "13.5.0";
const paths = ["/welcome", "/features", "/login", "/createAccount"] as const;
const forms = ["mobile", "desktop"] as const;
const goals = { performance: 0.95, accessibility: 1, "best-practices": 1 } as const;
type Category = keyof typeof goals;
type Scores = Readonly<Record<Category, number>>;

const rounds = numberOption("rounds", 5);
const { lighthouse, desktopConfig } = await bringLighthouse();
const server = await startServer();
const scores = new Map<string, Scores[]>();
for (let round = 0; round < rounds; round++) {
  for (const path of paths) {
    for (const form of forms) {
      const name = `${path}, ${form}`;
      scores.set(name, [...(scores.get(name) ?? []), await audited(path, form)]);
    }
  }
}
await server.dispose();

report(
  "lighthouse",
  [...scores].flatMap(([name, all]) =>
    (Object.keys(goals) as Category[]).map(
      (category): Figure => ({
        name: `${name}: ${category}`,
        unit: "",
        ours: all.map((each) => each[category]),
        goal: { atLeast: goals[category] },
      }),
    ),
  ),
);

/** In a fresh profile, with a tab that has passed the welcome page: the others would be sent there otherwise. */
async function audited(path: string, form: (typeof forms)[number]): Promise<Scores> {
  const profile = await mkdtemp(join(tmpdir(), "jotter-lighthouse-"));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const [tab = await browser.newPage()] = browser.pages();
    await tab.goto(`${server.address}/welcome`);
    await tab.getByRole("link", { name: "Sign In" }).click();
    await tab.waitForURL("**/login");
    const options = { port, logLevel: "error", onlyCategories: Object.keys(goals), disableStorageReset: true };
    const run = await lighthouse(server.address + path, options, form === "desktop" ? desktopConfig : undefined);
    if (!run || new URL(run.lhr.finalDisplayedUrl).pathname !== path) throw new Error(`${path} was not what was seen.`);
    for (const { id, score, title } of failed(run.lhr)) console.log(`${path}, ${form}: ${id} ${score} (${title})`);
    const score = (category: Category) => run.lhr.categories[category]?.score ?? 0;
    const found = {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
    };
    console.log(`${path}, ${form}: ${Object.values(found).join(" ")}`);
    return found;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

type Audit = { readonly id: string; readonly score: number | null; readonly title: string };
type LighthouseResult = {
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<Record<string, Categorised>>;
  readonly audits: Readonly<Record<string, Audit>>;
};
type Categorised = {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
};

/** What cost a page points. */
function failed({ categories, audits }: LighthouseResult): readonly Audit[] {
  const weighty = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return weighty.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 0.9 ? [audit] : [];
  });
}

type Lighthouse = (url: string, options: object, config?: object) => Promise<{ lhr: LighthouseResult } | undefined>;

/** A large tool that nothing else needs: brought when it is asked for, into a folder of its own. */
async function bringLighthouse(): Promise<{ lighthouse: Lighthouse; desktopConfig: object }> {
  const folder = fileURLToPath(new URL("../.lighthouse", import.meta.url));
  const installed = join(folder, "node_modules/lighthouse");
  if (!existsSync(join(installed, "package.json"))) {
    console.log(`bringing Lighthouse ${version}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}\n");
    const npm = ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", `lighthouse@${version}`];
    const ran = spawnSync("npm", npm, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
    if (ran.status !== 0) throw new Error("Lighthouse could not be brought.");
  }
  const at = (path: string) => import(pathToFileURL(join(installed, path)).href);
  return {
    lighthouse: (await at("core/index.js")).default,
    desktopConfig: (await at("core/config/desktop-config.js")).default,
  };
}
