import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";

type PlainLinkProps = ComponentProps<"a"> & { readonly href: string };

/**
 * A link to a page of the app where there are many: rows of a list, the rail. The router's own Link follows the state
 * of the router in every instance, which a list of thirty rows pays for at start-up.
 */
export function PlainLink({ href, onClick, ...rest }: PlainLinkProps) {
  const router = useRouter();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || wantsOwnTab) return;
    event.preventDefault();
    router.history.push(href);
  }
  return <a {...rest} href={href} onClick={follow} />;
}
