import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Log } from "./log.ts";

/**
 * What an operator's Prometheus reads: how often and how long, by words of our own source (a route's pattern, an event's
 * name). Never by anything a student typed, is called or asked for.
 */
export type Metrics = {
  readonly count: (name: keyof typeof counters, labels?: Labels, by?: number) => void;
  readonly took: (name: keyof typeof durations, labels: Labels, seconds: number) => void;
  /** All of it in the text format, with what is true at this moment. */
  readonly text: (now: Readonly<Partial<Record<keyof typeof gauges, Gauge>>>) => string;
};

type Labels = Readonly<Record<string, string>>;
/** One number, or one for each word. */
type Gauge = number | Readonly<Record<string, number>>;

const counters = {
  jotter_pushes_total: "Pushes of devices that were answered, and whether they changed anything.",
  jotter_pushed_records_total: "Records in those pushes.",
  jotter_pokes_total: "Notices that a student's records moved on: sent by this server, heard from any.",
  jotter_events_total: "Events of the log by level and name, also those LOG_LEVEL leaves out.",
} as const;

const durations = {
  jotter_request_seconds: "Requests of the API by route and status, until the answer begins.",
  jotter_model_seconds: "Answers of language models, from the question to their end.",
} as const;

const gauges = {
  jotter_ready: "Whether this server is ready for requests.",
  jotter_event_streams: "Open event streams: one for each browser that is there.",
  jotter_password_queue: "Passwords that are hashed or wait for it.",
  jotter_database_up: "Whether the database answers.",
  jotter_database_answer_seconds: "How long the database took to answer just now.",
  jotter_database_connections: "Connections to PostgreSQL, and requests that wait for one.",
  jotter_event_loop_delay_seconds: "How late the one thread was since the last time it was asked.",
  process_cpu_seconds_total: "Time of processors this process has used.",
  process_resident_memory_bytes: "Memory of this process.",
} as const;

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Duration = { readonly counts: number[]; sum: number; count: number };

/** For who has no metrics set: nothing is counted. */
export const noMetrics: Metrics = { count: () => {}, took: () => {}, text: () => "" };

export function createMetrics(): Metrics {
  const counts = new Map<string, Map<string, number>>();
  const took = new Map<string, Map<string, Duration>>();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();

  return {
    count(name, labels = {}, by = 1) {
      const series = counts.get(name) ?? new Map<string, number>();
      counts.set(name, series);
      const key = labelsText(labels);
      series.set(key, (series.get(key) ?? 0) + by);
    },
    took(name, labels, seconds) {
      const series = took.get(name) ?? new Map<string, Duration>();
      took.set(name, series);
      const key = labelsText(labels);
      const duration = series.get(key) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 };
      series.set(key, duration);
      duration.count++;
      duration.sum += seconds;
      for (const [at, most] of buckets.entries()) {
        if (seconds <= most) duration.counts[at] = (duration.counts[at] ?? 0) + 1;
      }
    },
    text(now) {
      const lines: string[] = [];
      for (const [name, help] of Object.entries(counters)) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
        for (const [labels, count] of counts.get(name) ?? []) lines.push(`${name}${braced(labels)} ${count}`);
      }
      for (const [name, help] of Object.entries(durations)) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} histogram`);
        for (const [labels, duration] of took.get(name) ?? []) lines.push(...durationLines(name, labels, duration));
      }
      const known: Readonly<Partial<Record<string, Gauge>>> = { ...processGauges(loop), ...now };
      for (const [name, help] of Object.entries(gauges)) {
        const value = known[name];
        if (value === undefined) continue;
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${name.endsWith("_total") ? "counter" : "gauge"}`);
        if (typeof value === "number") lines.push(`${name} ${value}`);
        else for (const [state, count] of Object.entries(value)) lines.push(`${name}{state="${state}"} ${count}`);
      }
      return `${lines.join("\n")}\n`;
    },
  };
}

/** A log that counts what it is told, whether it is written or not: names of events are words of our own. */
export function counting(log: Log, metrics: Metrics): Log {
  const counted =
    (level: keyof Log): Log["info"] =>
    (event, details) => {
      metrics.count("jotter_events_total", { level, event });
      if (event === "model.answered" && typeof details?.ms === "number") {
        metrics.took("jotter_model_seconds", {}, details.ms / 1000);
      }
      log[level](event, details);
    };
  return { debug: counted("debug"), info: counted("info"), error: counted("error") };
}

function processGauges(loop: ReturnType<typeof monitorEventLoopDelay>): Record<string, Gauge> {
  const { user, system } = process.cpuUsage();
  const delay = { p50: loop.percentile(50) / 1e9, p99: loop.percentile(99) / 1e9, max: loop.max / 1e9 };
  loop.reset();
  return {
    jotter_event_loop_delay_seconds: delay,
    process_cpu_seconds_total: (user + system) / 1e6,
    process_resident_memory_bytes: process.memoryUsage.rss(),
  };
}

function durationLines(name: string, labels: string, { counts, sum, count }: Duration): string[] {
  const place = (most: string | number) => braced([labels, `le="${most}"`].filter((part) => part !== "").join(","));
  return [
    ...buckets.map((most, at) => `${name}_bucket${place(most)} ${counts[at] ?? 0}`),
    `${name}_bucket${place("+Inf")} ${count}`,
    `${name}_sum${braced(labels)} ${sum}`,
    `${name}_count${braced(labels)} ${count}`,
  ];
}

function labelsText(labels: Labels) {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(",");
}

function braced(labels: string) {
  return labels === "" ? "" : `{${labels}}`;
}
