import type { CalloutKind } from "@jotter/markdown/callouts";
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

/** Never by colour alone: each kind has an icon and a name. */
export const calloutIcons: Readonly<Record<CalloutKind, { readonly bold: string }>> = {
  note: calloutNoteIcon,
  abstract: calloutAbstractIcon,
  info: calloutInfoIcon,
  todo: calloutTodoIcon,
  tip: calloutTipIcon,
  success: calloutSuccessIcon,
  question: calloutQuestionIcon,
  warning: calloutWarningIcon,
  failure: calloutFailureIcon,
  danger: calloutDangerIcon,
  bug: calloutBugIcon,
  example: calloutExampleIcon,
  quote: calloutQuoteIcon,
};
