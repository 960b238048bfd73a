import { useSearch } from "@tanstack/react-router";
import { useTheme } from "../../ui/theme.ts";
import { BeginFocus } from "./BeginFocus.tsx";
import { FocusEnded } from "./FocusEnded.tsx";
import { FocusScreen } from "./FocusScreen.tsx";
import { useFocus } from "./use-focus.ts";

/** One thing, and the time for it. What runs comes first, then how the last one went, then a new one. [FOC-1] */
export function FocusPage() {
  const isDark = useTheme().scheme === "dark";
  return (
    <div data-tool="focus-mode" data-dark={isDark} style={{ display: "contents" }}>
      <Focus />
    </div>
  );
}

function Focus() {
  const { on, ended } = useSearch({ from: "/signed-in/ai-tools/focus-mode" });
  const focus = useFocus();
  if (focus) return <FocusScreen focus={focus} />;
  return ended ? <FocusEnded key={ended} id={ended} /> : <BeginFocus key={on} on={on} />;
}
