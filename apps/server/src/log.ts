/**
 * One JSON line per event, to stderr. Only what helps an operator: never a name, an address, a title,
 * a text, a query string or a cookie.
 */
export type Log = {
  readonly debug: (event: string, details?: LogDetails) => void;
  readonly info: (event: string, details?: LogDetails) => void;
  readonly error: (event: string, details?: LogDetails) => void;
};
export type LogDetails = { readonly [key: string]: string | number | boolean | undefined };

const levels = ["debug", "info", "error"] as const;

export function createLog(lowest: (typeof levels)[number] | "silent", write = toStderr): Log {
  const logger =
    (level: (typeof levels)[number]) =>
    (event: string, details: LogDetails = {}) => {
      if (lowest === "silent" || levels.indexOf(level) < levels.indexOf(lowest)) return;
      write(JSON.stringify({ time: new Date().toISOString(), level, event, ...details }));
    };
  return { debug: logger("debug"), info: logger("info"), error: logger("error") };
}

/** What may be told about an error. A database's message can quote a student's words, a stack and a code cannot. */
export function errorDetails(error: unknown): LogDetails {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = "code" in error ? String(error.code) : undefined;
  // The name that another server gave its refusal: a word of a protocol, like AccessDenied.
  const said = "said" in error && /^[\w ]{1,60}$/.test(String(error.said)) ? String(error.said) : undefined;
  const places = error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(" < ");
  return { error: error.name, code, said, places };
}

function toStderr(line: string) {
  process.stderr.write(`${line}\n`);
}
