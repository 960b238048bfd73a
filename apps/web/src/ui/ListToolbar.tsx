import { type ComponentProps, type ReactNode, useState } from "react";
import { Pressable } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { filterIcon } from "./icons/app.ts";
import styles from "./list-toolbar.module.css";

type ListToolbarProps = {
  /** The search field and the order; left out where there is nothing to look through. */
  readonly look?: ReactNode;
  readonly filters?: ReactNode;
  readonly filtersLabel: string;
  /** Whether one of them holds: then they stand there, also on a phone. */
  readonly isFiltered?: boolean;
  /** What else there is to do with what is listed. */
  readonly more: ReactNode;
  readonly children?: ReactNode;
};

/** What stands above a list of records: search and order, filters, and what else can be done. */
export function ListToolbar({ look, filters, filtersLabel, isFiltered = false, more, children }: ListToolbarProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isFiltered;
  return (
    <div className={styles.toolbar}>
      {look && (
        <div className={styles.look}>
          {look}
          {/* On a phone all of it is behind one button: what was come for is the list. */}
          <Pressable
            className={`${styles.pill} ${styles.opener}`}
            aria-label={filtersLabel}
            aria-expanded={isOpen}
            data-filtered={isFiltered}
            onClick={() => setChosen(!isOpen)}
          >
            <Icon shape={filterIcon} size={20} />
          </Pressable>
        </div>
      )}
      <div className={styles.line} data-folded={Boolean(look) && !isOpen}>
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
