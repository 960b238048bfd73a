import type { AuthProblem, Device } from "@jotter/ports/backend";
import { useCallback, useEffect, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";

export type DeviceList =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly problem: AuthProblem }
  | { readonly status: "there"; readonly devices: readonly Device[]; readonly askedAt: number };

/** The devices this account is signed in on, as the server has them now. [SET-2] */
export function useDevices() {
  const { credentials, now } = useStudent();
  const [list, setList] = useState<DeviceList>({ status: "loading" });

  const refresh = useCallback(async () => {
    const answer = await credentials.devices().catch(unexpected);
    setList(
      answer.ok
        ? { status: "there", devices: answer.value, askedAt: now() }
        : { status: "failed", problem: answer.problem },
    );
  }, [credentials, now]);

  useEffect(() => void refresh(), [refresh]);

  function retry(): void {
    setList({ status: "loading" });
    void refresh();
  }

  /** Without an id: all but this one. Resolves with what went wrong, or null. */
  async function end(id?: string): Promise<AuthProblem | null> {
    const ending = id === undefined ? credentials.endOtherDevices() : credentials.endDevice(id);
    const answer = await ending.catch(unexpected);
    if (!answer.ok) return answer.problem;
    await refresh();
    return null;
  }

  return { list, retry, end };
}

function unexpected(): { readonly ok: false; readonly problem: AuthProblem } {
  return { ok: false, problem: { kind: "other", detail: "" } };
}
