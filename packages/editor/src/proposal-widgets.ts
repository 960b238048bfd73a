import { type EditorView, WidgetType } from "@codemirror/view";
import { drawWords } from "./inline-dom.ts";

type Way = { readonly label: string; readonly press: (view: EditorView) => void };

/** Above what is proposed: who made it and how much it is, or how far it has come. */
export class ProposalBar extends WidgetType {
  readonly id: string;
  readonly kind: "working" | "said" | "failed" | "pieces";
  readonly label: string;
  readonly says: string;
  readonly ways: readonly Way[];

  constructor(id: string, kind: ProposalBar["kind"], label: string, says: string, ways: readonly Way[]) {
    super();
    this.id = id;
    this.kind = kind;
    this.label = label;
    this.says = says;
    this.ways = ways;
  }

  override eq(other: ProposalBar): boolean {
    return this.id === other.id && this.kind === other.kind && this.says === other.says;
  }

  override toDOM(view: EditorView): HTMLElement {
    const bar = document.createElement("div");
    bar.className = "j-proposal";
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", this.label);
    const says = document.createElement("span");
    says.className = "j-proposal-says";
    says.setAttribute("role", this.kind === "failed" ? "alert" : "status");
    bar.append(says);
    fill(bar, this, view);
    return bar;
  }

  /** A text that is there before it changes is heard; one that comes with its place is not. */
  override updateDOM(bar: HTMLElement, view: EditorView, from: ProposalBar): boolean {
    if (from.id !== this.id || from.kind !== this.kind) return false;
    fill(bar, this, view);
    return true;
  }

  override ignoreEvent(): boolean {
    return true;
  }

  override get estimatedHeight(): number {
    return 52;
  }
}

function fill(bar: HTMLElement, { says, ways, kind }: ProposalBar, view: EditorView): void {
  bar.dataset.kind = kind;
  const place = bar.querySelector(".j-proposal-says");
  if (place) place.textContent = says;
  for (const button of bar.querySelectorAll("button")) button.remove();
  for (const { label, press } of ways) bar.append(buttonOf(label, "j-proposal-way", view, press));
}

/** What would come, drawn as it reads. */
export class ComingWidget extends WidgetType {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override eq(other: ComingWidget): boolean {
    return this.text === other.text;
  }

  override toDOM(view: EditorView): HTMLElement {
    const coming = document.createElement("ins");
    coming.className = "j-coming";
    // Lines and blanks at the ends count, and a short text drawn as it reads would lose them.
    if (/\n|^\s|\s$/.test(this.text)) coming.textContent = this.text;
    else drawWords(coming, this.text, view);
    return coming;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** Yes and no to one piece. */
export class VerdictWidget extends WidgetType {
  readonly id: number;
  readonly words: { readonly accept: string; readonly reject: string };
  readonly judge: (view: EditorView, isAccepted: boolean) => void;

  constructor(id: number, words: VerdictWidget["words"], judge: VerdictWidget["judge"]) {
    super();
    this.id = id;
    this.words = words;
    this.judge = judge;
  }

  override eq(other: VerdictWidget): boolean {
    return this.id === other.id && this.words.accept === other.words.accept;
  }

  override toDOM(view: EditorView): HTMLElement {
    const box = document.createElement("span");
    box.className = "j-verdict";
    const accept = buttonOf("✓", "j-accept", view, () => this.judge(view, true));
    const reject = buttonOf("✕", "j-reject", view, () => this.judge(view, false));
    name(accept, this.words.accept, "Alt+Enter");
    name(reject, this.words.reject, "Alt+Shift+Enter");
    box.append(accept, reject);
    return box;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function name(button: HTMLButtonElement, label: string, keys: string): void {
  button.setAttribute("aria-label", label);
  button.setAttribute("aria-keyshortcuts", keys);
  button.title = `${label} (${keys})`;
}

function buttonOf(label: string, className: string, view: EditorView, press: (view: EditorView) => void) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = label;
  // The caret stays where it is, and on a phone the keyboard as it is.
  button.addEventListener("mousedown", (event) => event.preventDefault());
  button.addEventListener("click", () => {
    const hadFocus = document.activeElement === button;
    press(view);
    // What was pressed by a key is gone, and the focus with it.
    if (hadFocus && !button.isConnected) view.focus();
  });
  return button;
}
