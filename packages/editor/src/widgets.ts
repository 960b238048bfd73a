import { type EditorView, WidgetType } from "@codemirror/view";
import type { CalloutKind } from "@jotter/markdown/callouts";
import { imageSize } from "@jotter/markdown/image-size";
import { editorHost } from "./host.ts";

export class BulletWidget extends WidgetType {
  readonly level: number;

  constructor(level: number) {
    super();
    this.level = level;
  }

  override eq(other: BulletWidget): boolean {
    return this.level === other.level;
  }

  override toDOM(): HTMLElement {
    const bullet = document.createElement("span");
    bullet.className = "j-bullet";
    bullet.textContent = ["•", "◦", "▪"][this.level % 3] ?? "•";
    return bullet;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

export class TaskWidget extends WidgetType {
  readonly isDone: boolean;

  constructor(isDone: boolean) {
    super();
    this.isDone = isDone;
  }

  override eq(other: TaskWidget): boolean {
    return this.isDone === other.isDone;
  }

  override toDOM(view: EditorView): HTMLElement {
    const box = document.createElement("input");
    box.type = "checkbox";
    box.className = "j-task";
    box.checked = this.isDone;
    box.setAttribute("aria-label", view.state.facet(editorHost).words.task);
    // As large as a finger, where there is one.
    const around = document.createElement("span");
    around.className = "j-task-around";
    around.append(box);
    around.addEventListener("mousedown", (event) => event.preventDefault()); // The caret stays where it is.
    around.addEventListener("click", (event) => {
      event.preventDefault();
      toggleTaskAt(view, view.posAtDOM(around));
    });
    return around;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** Ticks or unticks the task whose marker lies in the line of a position. */
export function toggleTaskAt(view: EditorView, position: number): boolean {
  const line = view.state.doc.lineAt(position);
  const found = /^(\s*(?:>\s*)*(?:[-*+]|\d+[.)])\s+\[)([ xX])\]/.exec(line.text);
  if (!found) return false;
  const at = line.from + (found[1]?.length ?? 0);
  view.dispatch({ changes: { from: at, to: at + 1, insert: found[2] === " " ? "x" : " " }, userEvent: "input.task" });
  return true;
}

/** Says that a part is shown as it was typed, because drawing it would hold up the page. */
export class TooMuchWidget extends WidgetType {
  override eq(): boolean {
    return true;
  }

  override toDOM(view: EditorView): HTMLElement {
    const hint = document.createElement("span");
    hint.className = "j-too-much";
    hint.textContent = view.state.facet(editorHost).words.tooMuch;
    return hint;
  }
}

/** Between a note and a part of it. */
export class PartSignWidget extends WidgetType {
  override eq(): boolean {
    return true;
  }

  override toDOM(): HTMLElement {
    const sign = document.createElement("span");
    sign.textContent = " › ";
    return sign;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

export class RuleWidget extends WidgetType {
  override eq(): boolean {
    return true;
  }

  override toDOM(): HTMLElement {
    const rule = document.createElement("span");
    rule.className = "j-rule";
    return rule;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

export class CalloutWidget extends WidgetType {
  readonly kind: CalloutKind;

  constructor(kind: CalloutKind) {
    super();
    this.kind = kind;
  }

  override eq(other: CalloutWidget): boolean {
    return this.kind === other.kind;
  }

  override toDOM(view: EditorView): HTMLElement {
    const label = document.createElement("span");
    label.className = "j-callout-label";
    label.textContent = view.state.facet(editorHost).words.callout(this.kind);
    return label;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** How to stop following a picture, by the frame it stands in. */
const watching = new WeakMap<HTMLElement, () => void>();

export class ImageWidget extends WidgetType {
  readonly address: string;
  readonly alt: string;
  readonly width: number | undefined;

  constructor(address: string, words: string) {
    super();
    const { alt, width } = imageSize(words);
    this.address = address;
    this.alt = alt;
    this.width = width;
  }

  override eq(other: ImageWidget): boolean {
    return this.address === other.address && this.alt === other.alt && this.width === other.width;
  }

  override get estimatedHeight(): number {
    return 240;
  }

  override toDOM(view: EditorView): HTMLElement {
    const frame = document.createElement("span");
    frame.className = "j-image";
    const { imageUrl, watchImage, words } = view.state.facet(editorHost);
    void imageUrl(this.address).then(
      (url) => {
        // The note was left meanwhile, and its pictures' addresses with it.
        if (!view.dom.isConnected) return;
        if (url === null) {
          frame.textContent = this.alt || words.imageMissing;
          frame.classList.add("j-image-missing");
          return;
        }
        const image = document.createElement("img");
        image.alt = this.alt;
        if (this.width) image.width = this.width;
        image.addEventListener("load", () => view.requestMeasure());
        image.addEventListener("error", () => {
          frame.textContent = this.alt || words.imageMissing;
          frame.classList.add("j-image-missing");
        });
        image.src = url;
        const caption = document.createElement("span");
        caption.className = "j-image-state";
        frame.append(image, caption);
        const end = watchImage?.(this.address, (text) => {
          if (caption.textContent === (text ?? "")) return;
          caption.textContent = text ?? "";
          view.requestMeasure();
        });
        if (end) watching.set(frame, end);
      },
      () => undefined,
    );
    return frame;
  }

  override destroy(frame: HTMLElement): void {
    watching.get(frame)?.();
  }

  override ignoreEvent(): boolean {
    return false;
  }
}
