import type { ComponentProps, MouseEvent } from "react";

type PlaceLinkProps = Omit<ComponentProps<"a">, "href"> & { readonly place: string };

/** A link to a place on the same page: it moves the eye and the reading, and leaves the address to the router. */
export function PlaceLink({ place, ...rest }: PlaceLinkProps) {
  function go(event: MouseEvent) {
    const target = document.getElementById(place);
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    goOnTo(target, 12);
  }
  return <a {...rest} href={`#${place}`} onClick={go} />;
}

/** What lies between is laid out only when it comes near: then it has its height, and the place has moved. */
function goOnTo(target: HTMLElement, frames: number): void {
  target.scrollIntoView();
  if (frames > 0) requestAnimationFrame(() => goOnTo(target, frames - 1));
}
