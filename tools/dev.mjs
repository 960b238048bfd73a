// Developing: the server from source, restarted when it changes, and the web app with hot reload in front of it.
import { spawn } from "node:child_process";

const web = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "apps/web"], { stdio: "inherit" });
const server = spawn(process.execPath, ["--watch", "apps/server/src/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? "http://localhost:5173" },
});
for (const child of [web, server]) {
  child.on("exit", (code) => {
    web.kill();
    server.kill();
    process.exitCode = code ?? 0;
  });
}
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    web.kill(signal);
    server.kill(signal);
  });
}
