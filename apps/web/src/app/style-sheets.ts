const againMs = 5000;

/**
 * A style sheet that does not arrive is asked for again. Vite asks for each only once: the part of the app it belongs to
 * would come at the second try, and stand there without its looks.
 */
export function renewStyleSheets(): void {
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      const renew = () => {
        clearTimeout(timer);
        removeEventListener("online", renew);
        target.replaceWith(target.cloneNode());
      };
      const timer = setTimeout(renew, againMs);
      addEventListener("online", renew);
    },
    true, // It does not bubble.
  );
}
