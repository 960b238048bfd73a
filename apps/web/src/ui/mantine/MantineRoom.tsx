import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/UnstyledButton.css";
import { createTheme, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useTheme } from "../theme.ts";
import "./mantine-tokens.css";

const theme = createTheme({
  fontFamily: "var(--font-text)",
  headings: { fontFamily: "var(--font-display)" },
  colors: {
    lime: [
      "#f6fbd9",
      "#eef8b3",
      "#e5f58a",
      "#ddf364",
      "#d6f24b",
      "#c4e02f",
      "#a9c41c",
      "#8fa600",
      "#6f8200",
      "#4c5a00",
    ],
  },
  primaryColor: "lime",
  primaryShade: 4,
  autoContrast: true,
  defaultRadius: "md",
  radius: { sm: "8px", md: "14px", lg: "22px" },
  cursorType: "pointer",
  respectReducedMotion: true,
});

/** Mantine under our tokens. Wrapped around the parts that use it, which are fetched when they are needed. */
export function MantineRoom({ children }: { readonly children: ReactNode }) {
  const { scheme } = useTheme();
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme}>
      {children}
    </MantineProvider>
  );
}
