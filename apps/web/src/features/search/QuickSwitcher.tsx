import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Piece } from "../../student/notes/note-search.ts";
import { Pressable } from "../../ui/Button.tsx";
import { isComposing } from "../../ui/composing.ts";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon, searchIcon } from "../../ui/icons/app.ts";
import { keyDownIcon, keyEnterIcon, keyUpIcon } from "../../ui/icons/search.ts";
import { Input } from "../../ui/kit/Input.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { useOneAtATime } from "../../ui/once.ts";
import styles from "./quick-switcher.module.css";
import { type Place, type Target, useTargets } from "./use-targets.ts";

type QuickSwitcherProps = {
  readonly pages: readonly Place[];
  /** What was typed while the search was fetched: looked at when it is here, not when it was asked for. */
  readonly begun: RefObject<{ readonly typed: string; readonly isMeant: boolean }>;
  readonly go: (to: string) => void;
  readonly close: () => void;
};

/** One field that finds everything, leads everywhere and does what can be done. All by keyboard, also while composing. [DSH-3] */
export function QuickSwitcher({ pages, begun, go, close }: QuickSwitcherProps) {
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(() => begun.current.typed);
  /** By its key: what is found later may push it to another place. */
  const [chosen, setChosen] = useState<string | null>(null);
  /** Enter was pressed before the answer was there. */
  const [isMeant, setIsMeant] = useState(() => begun.current.isMeant);
  const { groups, progress, isAnswered, isWhole, follow } = useTargets(typed, pages);
  const targets = groups.flatMap((group) => group.targets);
  const place = Math.max(
    0,
    targets.findIndex(({ key }) => key === chosen),
  );
  const optionId = (index: number) => `${id}option${index}`;

  // The field first: it takes keys before the list is drawn.
  const isListDue = useDeferredValue(true, false);

  // Before the next key is heard.
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);

  useEffect(() => {
    document.getElementById(`${id}option${place}`)?.scrollIntoView({ block: "nearest" });
  }, [id, place]);

  const open = useOneAtATime(async (target: Target | undefined) => {
    if (!target) return;
    const address = await follow(target);
    dialog.current?.close();
    if (address) go(address);
    if (target.does.kind === "go") target.does.afterwards?.();
  });

  // The same for every line and at every answer: a line that stays as it is is not drawn again.
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  const openPressed = useCallback((target: Target) => void latestOpen.current(target), []);

  /**
   * Whoever types and presses Enter at once means what was typed, not what stood there before: it is opened once
   * everything has been looked through. What begins as it is typed, or was chosen, is known already.
   */
  function openChosen() {
    if (isAnswered || chosen !== null || groups[0]?.name !== "notes") void open(targets[place]);
    else setIsMeant(true);
  }

  useEffect(() => {
    if (!isMeant || !isAnswered) return;
    setIsMeant(false);
    void open(targets[place]);
  });

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && targets.length > 0) {
      event.preventDefault();
      setChosen(targets[(place + step + targets.length) % targets.length]?.key ?? null);
    } else if (event.key === "Enter") {
      event.preventDefault();
      openChosen();
    }
  }

  function type(event: { readonly currentTarget: HTMLInputElement }) {
    setTyped(event.currentTarget.value);
    setChosen(null);
    setIsMeant(false);
  }

  let index = -1;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; Escape does so by itself.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t("search.title")}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className={styles.content}>
        <div className={styles.field}>
          <Icon shape={searchIcon} size={22} />
          <Input
            bare
            type="text"
            role="combobox"
            aria-label={t("search.placeholder")}
            aria-expanded="true"
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={targets.length > 0 ? optionId(place) : undefined}
            placeholder={t("search.placeholder")}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={type}
            onKeyDown={press}
          />
          <Pressable className={styles.close} onClick={() => dialog.current?.close()}>
            <kbd>{escapeKey}</kbd>
            <Icon shape={closeIcon} />
            <span className="visually-hidden">{t("search.close")}</span>
          </Pressable>
        </div>
        <div id={`${id}list`} className={styles.list} role="listbox" aria-label={t("search.title")}>
          {(isListDue ? groups : []).map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
            <div key={group.name} role="group" aria-label={t(`search.${group.name}`)}>
              <p className={styles.group} aria-hidden="true">
                {t(`search.${group.name}`)}
              </p>
              {group.targets.map((target) => {
                const own = ++index;
                return (
                  <Option
                    key={target.key}
                    id={optionId(own)}
                    target={target}
                    isChosen={own === place}
                    onPoint={setChosen}
                    onOpen={openPressed}
                  />
                );
              })}
            </div>
          ))}
        </div>
        <p className={styles.foot} role="status">
          {progress ? (
            t("search.reading", { done: format.number(progress.done), total: format.number(progress.total) })
          ) : typed.trim() === "" ? null : isWhole ? (
            <FoundCount groups={groups} typed={typed} />
          ) : (
            t("search.looking")
          )}
        </p>
        <p className={styles.keys} aria-hidden="true">
          {/* Drawn, not written: a letter no typeface of ours has is looked for in all of the device's. */}
          <kbd>
            <Icon shape={keyUpIcon} size={12} />
          </kbd>
          <kbd>
            <Icon shape={keyDownIcon} size={12} />
          </kbd>{" "}
          {t("search.choose")}
          <kbd>
            <Icon shape={keyEnterIcon} size={12} />
          </kbd>{" "}
          {t("search.open")}
        </p>
      </div>
    </dialog>
  );
}

/** As it is printed on keyboards of all six languages. */
const escapeKey = "Esc";

function FoundCount({
  groups,
  typed,
}: {
  readonly groups: ReturnType<typeof useTargets>["groups"];
  readonly typed: string;
}) {
  const t = useTexts();
  const format = useFormat();
  const count = groups.flatMap((group) => group.targets).filter(({ does }) => does.kind !== "create").length;
  if (count === 0) return t("search.nothing", { query: typed.trim() });
  return t("search.count", { count, formatted: format.number(count) });
}

type OptionProps = {
  readonly id: string;
  readonly target: Target;
  readonly isChosen: boolean;
  readonly onPoint: (key: string) => void;
  readonly onOpen: (target: Target) => void;
};

const Option = memo(function Option({ id, target, isChosen, onPoint, onOpen }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen one.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field opens the chosen one.
    <div
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isChosen}
      onMouseMove={isChosen ? undefined : () => onPoint(target.key)}
      onClick={() => onOpen(target)}
    >
      <Icon shape={target.icon} size={20} />
      <span className={styles.words}>
        <span className={styles.title}>
          <Pieces of={target.title} />
        </span>
        {target.detail && (
          <span className={styles.snippet}>
            <Pieces of={target.detail} />
          </span>
        )}
      </span>
    </div>
  );
});

function Pieces({ of }: { readonly of: readonly Piece[] }): ReactNode {
  let at = 0;
  return of.map(({ text, match }) => {
    at += text.length;
    return match ? <mark key={at}>{text}</mark> : text;
  });
}
