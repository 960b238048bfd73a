import type { CalloutKind } from "@jotter/markdown/tree-types";
import {
  calloutAbstractIcon,
  calloutBugIcon,
  calloutDangerIcon,
  calloutExampleIcon,
  calloutFailureIcon,
  calloutInfoIcon,
  calloutNoteIcon,
  calloutQuestionIcon,
  calloutQuoteIcon,
  calloutSuccessIcon,
  calloutTipIcon,
  calloutTodoIcon,
  calloutWarningIcon,
} from "../icons/reading.ts";

type CalloutLook = { readonly icon: { readonly bold: string }; readonly marker?: string };

/** Never by colour alone: each kind has an icon and a name. A quotation has no colour. */
export const calloutLooks: Readonly<Record<CalloutKind, CalloutLook>> = {
  note: { icon: calloutNoteIcon, marker: "sky" },
  abstract: { icon: calloutAbstractIcon, marker: "mint" },
  info: { icon: calloutInfoIcon, marker: "sky" },
  todo: { icon: calloutTodoIcon, marker: "violet" },
  tip: { icon: calloutTipIcon, marker: "lime" },
  success: { icon: calloutSuccessIcon, marker: "mint" },
  question: { icon: calloutQuestionIcon, marker: "amber" },
  warning: { icon: calloutWarningIcon, marker: "amber" },
  failure: { icon: calloutFailureIcon, marker: "coral" },
  danger: { icon: calloutDangerIcon, marker: "coral" },
  bug: { icon: calloutBugIcon, marker: "coral" },
  example: { icon: calloutExampleIcon, marker: "violet" },
  quote: { icon: calloutQuoteIcon },
};
