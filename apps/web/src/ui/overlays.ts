/** Toasts and questions, asked for from anywhere. They wait where nobody is there to show them yet. */
export type Toast = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until it is answered. */
  readonly sticky?: boolean;
  /** Takes the place of the last one with the same name: only the latest step can be undone anyway. */
  readonly replaces?: string;
};

export type Question = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
};

export type OverlayRequest =
  | { readonly kind: "toast"; readonly toast: Toast }
  | { readonly kind: "question"; readonly question: Question; readonly answer: (yes: boolean) => void };

export function toast(toast: Toast): void {
  send({ kind: "toast", toast });
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

/** Beside those that are there, in the place of the one it replaces. */
export function withToast<Shown extends Toast>(shown: readonly Shown[], next: Shown): readonly Shown[] {
  const others = shown.filter(({ replaces }) => replaces === undefined || replaces !== next.replaces);
  return [...others, next];
}

const waiting: OverlayRequest[] = [];
let currentHost: ((request: OverlayRequest) => void) | null = null;

function send(request: OverlayRequest): void {
  if (currentHost) currentHost(request);
  else waiting.push(request);
}
