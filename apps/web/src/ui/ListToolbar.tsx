import type { ComponentProps, ReactNode } from "react";
import { Pressable } from "./Button.tsx";
import styles from "./list-toolbar.module.css";

type ListToolbarProps = {
  /** The search field and the order; left out where there is nothing to look through. */
  readonly look?: ReactNode;
  readonly filters?: ReactNode;
  readonly filtersLabel: string;
  /** What else there is to do with what is listed. */
  readonly more: ReactNode;
  readonly children?: ReactNode;
};

/** What stands above a list of records: search and order, filters, and what else can be done. */
export function ListToolbar({ look, filters, filtersLabel, more, children }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {look && <div className={styles.look}>{look}</div>}
      <div className={styles.line}>
        {filters && (
          <fieldset className={styles.filters}>
            <legend className="visually-hidden">{filtersLabel}</legend>
            {filters}
          </fieldset>
        )}
        <ToolbarMore>{more}</ToolbarMore>
      </div>
      {children}
    </div>
  );
}

/** The quiet end of it, also by itself where nothing is listed. */
export function ToolbarMore({ children }: { readonly children: ReactNode }) {
  return <div className={styles.more}>{children}</div>;
}

export function ToolbarAction(action: ComponentProps<"button">) {
  return <Pressable className={toolbarActionClass} {...action} />;
}

/** A filter that is on or off. */
export function ToolbarSwitch(filter: ComponentProps<"button"> & { readonly "aria-pressed": boolean }) {
  return <Pressable className={styles.pill ?? ""} {...filter} />;
}

export function ToolbarCount({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.count} role="status">
      {children}
    </span>
  );
}

/** For links that stand among the actions. */
export const toolbarActionClass = styles.plain ?? "";
