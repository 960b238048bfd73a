import type { PlanInput } from "@jotter/domain/plan/groundwork";
import type { Plan } from "@jotter/domain/plan/schedule";
import { useEffect, useRef, useState } from "react";
import type { PlanAsked, PlanMade } from "./planning-worker.ts";

/** The plan for what there is to do; the last one stands until the next is made. */
export function usePlanned(input: PlanInput | undefined): Plan | undefined {
  const [plan, setPlan] = useState<Plan>();
  const worker = useRef<Worker | null>(null);
  const latest = useRef(0);
  useEffect(() => {
    const own = new Worker(new URL("./planning-worker.ts", import.meta.url), { type: "module" });
    own.addEventListener("message", ({ data }: MessageEvent<PlanMade>) => {
      if (data.n === latest.current) setPlan(data.plan);
    });
    worker.current = own;
    return () => {
      own.terminate();
      worker.current = null;
    };
  }, []);
  useEffect(() => {
    if (!input) return;
    const asked: PlanAsked = { n: ++latest.current, input };
    worker.current?.postMessage(asked);
  }, [input]);
  return plan;
}
