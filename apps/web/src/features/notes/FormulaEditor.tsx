import { Key } from "../../ui/kit/Choices.tsx";
import { TextBox } from "../../ui/kit/TextBox.tsx";
import "katex/dist/katex.min.css";
import type { EditedFormula } from "@jotter/editor/host";
import { formulaLimits, loadTypesetter, type Typesetter } from "@jotter/markdown/formula";
import { writableTex } from "@jotter/markdown/formula-markdown";
import { useRouter } from "@tanstack/react-router";
import type { MathfieldElement } from "mathlive";
import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/Button.tsx";
import { isComposing } from "../../ui/composing.ts";
import { faultText } from "../../ui/formula-fault.ts";
import { useLanguage } from "../../ui/language.tsx";
import { FormulaPalette } from "./FormulaPalette.tsx";
import styles from "./formula-editor.module.css";
import type { PaletteKey } from "./formula-palette.ts";
import { withKey } from "./formula-source.ts";
import type { KeptKeys } from "./kept-keys.ts";
import { newMathfield, prepareMathfield } from "./load-mathfield.ts";

type FormulaEditorProps = EditedFormula & {
  /** What was typed before this was here, and is typed until MathLive is. */
  readonly keys?: KeptKeys;
  /** Called once: with the formula, or with null for a change of mind. Untouched LaTeX comes back as it came. */
  readonly onDone: (result: EditedFormula | null) => void;
};

/**
 * A formula for those who do not know LaTeX, and for those who do: what it looks like and how it is written, side by
 * side, and either can be written in. LaTeX is what is kept. [MTH-3]
 */
export function FormulaEditor({ tex: given, display: givenDisplay, keys, onDone }: FormulaEditorProps) {
  const { t } = useLanguage();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const source = useRef<HTMLTextAreaElement>(null);
  const [tex, setTex] = useState(given);
  const [display, setDisplay] = useState(givenDisplay);
  /** Where a key of the palette writes. */
  const [writesSource, setWritesSource] = useState(false);
  const field = useMathfield(given, t("formula.field"), {
    onChange: setTex,
    onFocus: () => setWritesSource(false),
    onHere: (element) => {
      for (const key of keys?.end() ?? []) {
        if (key.kind === "letter") {
          element.executeCommand(["typedText", key.letter, { focus: false, feedback: false, simulateKeystroke: true }]);
        } else if (key.kind === "delete") element.executeCommand("deleteBackward");
        else {
          if (element.mode === "latex") element.executeCommand(["complete", "accept"]);
          take(texIn(element));
        }
      }
    },
    onFailed: () => {
      const letters = (keys?.end() ?? []).flatMap((key) => (key.kind === "letter" ? [key.letter] : []));
      if (letters.length > 0) writeSource(tex + letters.join(""));
    },
  });
  const typeset = useTypesetter();
  const isEmpty = tex.trim() === "";

  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);

  function writeSource(next: string) {
    setTex(next);
    if (next.length <= formulaLimits.length) field.show(next);
  }

  function press(key: PaletteKey) {
    if (field.element && !writesSource) return field.insert(key.insert);
    const area = source.current;
    if (!area) return;
    const written = withKey(tex, { from: area.selectionStart, to: area.selectionEnd }, key.insert);
    flushSync(() => writeSource(written.tex));
    area.focus();
    area.setSelectionRange(written.caret, written.caret);
  }

  function take(latest = writesSource ? tex : field.written()) {
    if (latest.trim() !== "") onDone({ tex: latest === given ? given : writableTex(latest), display });
  }

  /** Before MathLive, which has plans of its own for both keys. While a command is typed, Esc ends the command. */
  function listen(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const isTaken = event.key === "Enter" && (event.ctrlKey || event.metaKey || isEnd(event));
    const isLeft = event.key === "Escape" && field.element?.mode !== "latex";
    if (!isTaken && !isLeft) return;
    event.preventDefault();
    event.stopPropagation();
    if (isTaken) take();
    else leave();
  }

  /** Enter alone, in the field: unless it ends a command, or makes a row of a matrix. */
  function isEnd({ target, shiftKey, altKey }: KeyboardEvent): boolean {
    const { element } = field;
    if (!element || target !== element || shiftKey || altKey || element.mode === "latex") return false;
    return !field.written().includes("\\begin{");
  }

  /** Nobody loses a formula to Escape, nor to Back, which closes this window alone: what was written is taken. */
  function leave() {
    const latest = writesSource ? tex : field.written();
    if (latest !== given && latest.trim() !== "") take(latest);
    else onDone(null);
  }

  const router = useRouter({ warn: false });
  const leaveBack = useEffectEvent(leave);
  useEffect(() => {
    const blockerFn = async () => {
      leaveBack();
      return true;
    };
    return router?.history.block({ blockerFn, enableBeforeUnload: false });
  }, [router]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onKeyDownCapture={listen}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      {/* It has the focus until the field is there. */}
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {t("formula.title")}
      </h2>
      <div className={styles.field} data-state={field.state}>
        <div ref={field.place} />
        {field.state !== "here" && (
          <p className={styles.note} role="status">
            {t(field.state === "failed" ? "formula.failed" : "formula.loading")}
          </p>
        )}
      </div>
      <div className={styles.written}>
        <label className={styles.source}>
          <span className={styles.label}>{t("formula.source")}</span>
          <TextBox
            ref={source}
            value={tex}
            rows={2}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onFocus={() => setWritesSource(true)}
            onChange={(event) => writeSource(event.currentTarget.value)}
          />
        </label>
        <figure className={styles.preview}>
          <figcaption className={styles.label}>{t("formula.preview")}</figcaption>
          <Preview tex={tex} display={display} typeset={typeset} />
        </figure>
      </div>
      <FormulaPalette typeset={typeset} onKey={press} />
      <footer className={styles.footer}>
        <fieldset className={styles.place}>
          <legend className="visually-hidden">{t("formula.place")}</legend>
          {[false, true].map((one) => (
            <Key
              key={String(one)}
              type="radio"
              name={`${id}-place`}
              checked={display === one}
              onChange={() => setDisplay(one)}
            >
              {t(one ? "formula.display" : "formula.inline")}
            </Key>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button look="outline" onClick={() => onDone(null)}>
            {t("action.cancel")}
          </Button>
          <Button
            look="primary"
            aria-disabled={isEmpty}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={() => take()}
          >
            {t("formula.take")}
          </Button>
        </div>
      </footer>
    </dialog>
  );
}

/** As the note will show it, drawn by what draws the note. */
function Preview({ tex, display, typeset }: EditedFormula & { readonly typeset: Typesetter | undefined }) {
  const { t } = useLanguage();
  const shown = useDeferredValue(tex);
  const drawn = shown.trim() === "" ? null : typeset?.(shown, display);
  return (
    <div className={styles.drawn}>
      {drawn === null && <p className={styles.note}>{t("formula.nothing")}</p>}
      {drawn && "html" in drawn && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX made it; nothing in it is the student's but letters.
        <div dangerouslySetInnerHTML={{ __html: drawn.html }} />
      )}
      <p className={styles.fault} role="status">
        {drawn && "fault" in drawn && faultText(drawn.fault, t)}
      </p>
    </div>
  );
}

function useTypesetter(): Typesetter | undefined {
  const [typeset, setTypeset] = useState<Typesetter>();
  useEffect(() => {
    // Without it the source still works; the next formula tries again.
    loadTypesetter().then(
      (loaded) => setTypeset(() => loaded),
      () => undefined,
    );
  }, []);
  return typeset;
}

type MathfieldEvents = {
  readonly onChange: (tex: string) => void;
  readonly onFocus: () => void;
  readonly onHere: (element: MathfieldElement) => void;
  readonly onFailed: () => void;
};

/** The MathLive field, once it has arrived. It tells of the student's changes only, never of ours. */
function useMathfield(given: string, label: string, { onChange, onFocus, onHere, onFailed }: MathfieldEvents) {
  const { language } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(given);
  /** How the field writes what it was last given or last told of: it has its own way to write the same formula. */
  const known = useRef("");
  const [state, setState] = useState<"loading" | "here" | "failed">("loading");
  const [element, setElement] = useState<MathfieldElement | null>(null);
  const changed = useEffectEvent((tex: string) => {
    latest.current = tex;
    known.current = tex;
    onChange(tex);
  });
  const focused = useEffectEvent(onFocus);
  const here = useEffectEvent(onHere);
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    let isLeft = false;
    newMathfield(language).then(
      (field) => {
        if (isLeft || !place.current) return;
        place.current.replaceChildren(field);
        prepareMathfield(field);
        field.setValue(latest.current, { silenceNotifications: true });
        known.current = texIn(field);
        field.addEventListener("input", () => changed(texIn(field)));
        field.addEventListener("focus", () => focused());
        // At once: the next key may come before React would have drawn it, and is for this field.
        flushSync(() => {
          setElement(field);
          setState("here");
        });
        // MathLive takes the focus later than it is told to. Until it has it, or the student has gone elsewhere, keys
        // are kept; and it is ready for them once the task that gave it the focus is done.
        place.current.closest("dialog")?.addEventListener("focusin", () => queueMicrotask(() => here(field)), {
          once: true,
        });
        field.focus();
      },
      () => {
        setState("failed");
        failed();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [language]);

  useEffect(() => element?.setAttribute("aria-label", label), [element, label]);

  return {
    place,
    state,
    element,
    show: (tex: string) => {
      latest.current = tex;
      element?.setValue(tex, { silenceNotifications: true });
      if (element) known.current = texIn(element);
    },
    /** MathLive tells of a key a moment after it; who takes the formula with the next key means that one too. */
    written: () => {
      // A command that is still being typed is no formula to MathLive until it is ended, as `\alpha` before Ctrl+Enter.
      if (element?.mode === "latex") element.executeCommand(["complete", "accept"]);
      const now = element ? texIn(element) : known.current;
      return now === known.current ? latest.current : now;
    },
    insert: (template: string) => {
      element?.insert(template, { focus: true, feedback: false, selectionMode: "placeholder", format: "latex" });
      if (element) changed(texIn(element));
    },
  };
}

function texIn(field: MathfieldElement): string {
  return field.getValue("latex-without-placeholders");
}
