/** The search over everything is opened from anywhere; the app shows it. */
export function openQuickSwitcher(): void {
  show?.();
}

export function hostQuickSwitcher(open: () => void): () => void {
  show = open;
  return () => {
    if (show === open) show = null;
  };
}

let show: (() => void) | null = null;
