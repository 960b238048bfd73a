import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { placeOf } from "@jotter/server/files/s3-address";
import { settingsFrom } from "@jotter/server/settings";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "..");
const read = (name: string) => readFileSync(join(root, name), "utf8");
const given = {
  JOTTER_HOST: "jotter.example.org",
  AUTH_SECRET: "0123456789abcdef".repeat(4),
  POSTGRES_PASSWORD: "fedcba9876543210".repeat(4),
  FILES_SECRET: "0011223344556677".repeat(4),
};

type Service = {
  readonly image: string;
  readonly environment?: Record<string, string>;
  readonly command?: readonly string[];
  readonly depends_on?: Record<string, { readonly condition: string }> | readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly configs?: readonly { readonly source: string }[];
};
type Compose = {
  readonly services: Record<string, Service>;
  readonly volumes: Record<string, null>;
  readonly configs: Record<string, { readonly content: string }>;
};

/** As Compose reads it: with what an operator gives in `.env`, and no start without it. */
function composed(): Compose {
  const written = JSON.stringify(parse(read("compose.yaml"), { merge: true }));
  return JSON.parse(
    written.replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, name: keyof typeof given) => {
      expect(Object.keys(given)).toContain(name);
      return given[name];
    }),
  );
}

test("the compose file sets what Jotter knows, and a server starts with it [OPS-2]", () => {
  const source = read("apps/server/src/settings.ts");
  const { services } = composed();
  const jotters = Object.entries(services).filter(([, { image }]) => image === "jotter");
  expect(jotters.map(([name]) => name)).toEqual(["jotter-a", "jotter-b", "bucket"]);
  const folder = mkdtempSync(join(tmpdir(), "jotter-compose-"));
  for (const [, { environment = {} }] of jotters) {
    for (const name of Object.keys(environment)) expect(source).toMatch(new RegExp(`^ {4}${name}: `, "m"));
    const settings = settingsFrom({ ...imageSettings(), ...environment, DATA_DIR: folder });
    expect(settings.PUBLIC_URL).toBe("https://jotter.example.org");
    expect(settings.FILES_URL).toMatchObject({ isSecure: false, secretKey: given.FILES_SECRET });
    if (settings.FILES_URL && settings.FILES_URL !== "disk")
      expect(placeOf(settings.FILES_URL)).toBe("store:7070/jotter");
  }
  rmSync(folder, { recursive: true });
});

test("every part of the compose file that is named is there, and the parts agree [OPS-2]", () => {
  const { services, volumes, configs } = composed();
  for (const { depends_on = {}, volumes: mounts = [], configs: used = [] } of Object.values(services)) {
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const name of needed) expect(services).toHaveProperty(name);
    for (const [name, { condition }] of Array.isArray(depends_on) ? [] : Object.entries(depends_on))
      if (condition === "service_healthy") expect(services[name]?.healthcheck?.test.length).toBeGreaterThan(1);
    for (const mount of mounts) expect(volumes).toHaveProperty(mount.split(":")[0] ?? "");
    for (const { source } of used) expect(configs).toHaveProperty(source);
  }
  const { "jotter-a": jotter, postgres, store, bucket } = services;
  expect(new URL(jotter?.environment?.DATABASE_URL ?? "").password).toBe(postgres?.environment?.POSTGRES_PASSWORD);
  expect(jotter?.environment?.FILES_URL).toContain(
    `:${store?.environment?.ROOT_SECRET_KEY}@store${store?.environment?.VGW_PORT}/`,
  );
  expect(read("apps/server/src/main.ts")).toContain(`"${bucket?.command?.[0]}": `);
  for (const name of ["jotter-a", "jotter-b"])
    expect(configs.proxy?.content).toContain(`${name}:${imageSettings().PORT}`);
});

test("the container file names only what is there, and runs what is built [OPS-2]", () => {
  const file = read("Dockerfile");
  expect(imageSettings()).toEqual({ HOST: "0.0.0.0", PORT: "4310", DATA_DIR: "/data" });
  expect(file).toContain(`ENTRYPOINT ["node", "dist/server/main.mjs"]`);
  expect(file).toContain("/healthz");
  const scripts = JSON.parse(read("package.json")).scripts;
  for (const [, name = ""] of file.matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(name);
  expect(JSON.parse(read("apps/server/package.json")).dependencies.pg).toMatch(/^\d+\.\d+\.\d+$/);
  // What the bundle leaves out is what the image brings.
  expect(read("tools/build.mjs")).toContain(`external: ["pg"]`);
  // Nobody's data or secrets go into an image.
  for (const name of [".env", "data", ".git"]) expect(read(".dockerignore").split("\n")).toContain(name);
  expect(existsSync(join(root, "docs/operating.md"))).toBe(true);
});

/** What the image itself sets, but for Node's own. */
function imageSettings(): Record<string, string> {
  const [, line = ""] = /^ENV (.*)$/m.exec(read("Dockerfile")) ?? [];
  const { NODE_ENV, ...settings } = Object.fromEntries(line.split(" ").map((pair) => pair.split("=")));
  expect(NODE_ENV).toBe("production");
  return settings;
}
