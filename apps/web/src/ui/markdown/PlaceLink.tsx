import type { ComponentProps, MouseEvent } from "react";

type PlaceLinkProps = Omit<ComponentProps<"a">, "href"> & { readonly place: string };

/** A link to a place on the same page: it moves the eye and the reading, and leaves the address to the router. */
export function PlaceLink({ place, ...rest }: PlaceLinkProps) {
  function go(event: MouseEvent) {
    const target = document.getElementById(place);
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
    // What lies between was not laid out before: now it has its height, and the place has moved.
    requestAnimationFrame(() => target.scrollIntoView());
  }
  return <a {...rest} href={`#${place}`} onClick={go} />;
}
