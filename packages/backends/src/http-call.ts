/** How every port of the HTTP backend asks. No schema library here: the entrance page loads this. */
export type HttpOptions = {
  /** Where the server is; the page's own origin by default. */
  readonly baseUrl?: string;
  /** Another way to send, e.g. one that carries a cookie jar outside of a browser. */
  readonly fetch?: typeof fetch;
};

export type Call = (
  path: string,
  init?: RequestInit,
  timeoutMs?: number,
) => Promise<Response | "unreachable" | "aborted">;

export const timeouts = { askMs: 30_000, sendMs: 60_000, uploadMs: 600_000 };

export function httpCall({ baseUrl = "", fetch: send = (...args) => fetch(...args) }: HttpOptions): Call {
  return async (path, init = {}, timeoutMs = timeouts.askMs) => {
    const signals = [AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])];
    try {
      return await send(`${baseUrl}${path}`, { credentials: "same-origin", ...init, signal: AbortSignal.any(signals) });
    } catch (error) {
      if (init.signal?.aborted) return "aborted";
      // fetch reports every network trouble as a TypeError, and its own timeout by that name.
      if (error instanceof TypeError || (error instanceof Error && error.name === "TimeoutError")) return "unreachable";
      throw error;
    }
  };
}

export function json(body: unknown): RequestInit & { readonly headers: Readonly<Record<string, string>> } {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** What the server says went wrong. */
export type Trouble = {
  readonly code?: string;
  readonly message?: string;
  readonly epoch?: string;
  readonly limit?: number;
};

export function readTrouble(body: unknown): Trouble {
  const { code, message, epoch, limit } =
    typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  return {
    ...(typeof code === "string" && { code }),
    ...(typeof message === "string" && { message }),
    ...(typeof epoch === "string" && { epoch }),
    ...(typeof limit === "number" && { limit }),
  };
}

export async function troubleIn(response: Response): Promise<Trouble> {
  return readTrouble(await response.json().catch(() => null));
}

export function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get("retry-after") ?? response.headers.get("x-retry-after"));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 5000;
}

/** A gateway that cannot reach the server looks like being offline, and ends like it. */
export function isGatewayTrouble(status: number): boolean {
  return status === 502 || status === 504;
}
