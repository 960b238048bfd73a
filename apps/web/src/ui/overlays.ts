/**
 * Toasts and questions, asked for from anywhere. The components that show them are fetched when the first one is needed
 * or the browser has nothing better to do: never on the way to the first screen.
 */
export type Toast = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until it is answered. */
  readonly sticky?: boolean;
  /** Takes the place of the last one with the same name: only the latest step can be undone anyway. */
  readonly replaces?: string;
  /** What it takes back hangs on nothing else: it may join others that say the same, with one way back for all. */
  readonly joins?: boolean;
  /** How often it was said: each has joined the one before. */
  readonly times?: number;
};

export type Question = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
};

export type OverlayRequest =
  | { readonly kind: "toast"; readonly toast: Toast }
  | { readonly kind: "dismissal"; readonly name: string }
  | { readonly kind: "question"; readonly question: Question; readonly answer: (yes: boolean) => void };

export function toast(toast: Toast): void {
  send({ kind: "toast", toast });
}

/** The toast of this name goes: what it offers was done in another way. */
export function dismissToast(name: string): void {
  // Where no toast was ever shown, there is none to take away.
  if (currentHost || waiting.length > 0) send({ kind: "dismissal", name });
}

/** Resolves with true when the student says yes. */
export function confirmed(question: Question): Promise<boolean> {
  return new Promise((answer) => send({ kind: "question", question, answer }));
}

/** The host takes over everything asked so far and from now on. */
export function hostOverlays(host: (request: OverlayRequest) => void): () => void {
  currentHost = host;
  for (const request of waiting.splice(0)) host(request);
  return () => {
    if (currentHost === host) currentHost = null;
  };
}

/** Called when somebody wants an overlay and nobody is there to show it. */
export function whenOverlayWanted(fetchHost: () => void): void {
  wantHost = fetchHost;
  if (waiting.length > 0) fetchHost();
}

const waiting: OverlayRequest[] = [];
let currentHost: ((request: OverlayRequest) => void) | null = null;
let wantHost: (() => void) | null = null;

function send(request: OverlayRequest): void {
  if (currentHost) {
    currentHost(request);
  } else {
    waiting.push(request);
    wantHost?.();
  }
}
