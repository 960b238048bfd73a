import { loadTemplates } from "@jotter/content/templates/load-templates";
import type { NoteTemplate } from "@jotter/content/templates/note-templates";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { fileIcon } from "../../ui/icons/files.ts";
import { cornellIcon, formulaSheetIcon, labReportIcon, readingLogIcon } from "../../ui/icons/templates.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useLanguage, useTexts } from "../../ui/language.tsx";
import { useNoteActions } from "./use-notes.ts";

/** Begins a note that is not empty. [NOT-3] */
export function TemplateMenu({ anchor, onClose }: { readonly anchor: HTMLElement; readonly onClose: () => void }) {
  const t = useTexts();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { createNote } = useNoteActions();
  const [templates, setTemplates] = useState<readonly NoteTemplate[]>();

  useEffect(() => {
    let isWanted = true;
    void loadTemplates(language).then((loaded) => isWanted && setTemplates(loaded));
    return () => {
      isWanted = false;
    };
  }, [language]);

  async function begin(start?: { readonly title: string; readonly body: string }) {
    const id = await createNote(start);
    await navigate({ to: "/editor/$id", params: { id } });
  }

  if (!templates) return null;
  const blank = { key: "blank", label: t("notes.blank"), icon: <Icon shape={fileIcon} />, run: () => void begin() };
  const items = templates.map(({ id, name, title, body }) => ({
    key: id,
    label: name,
    icon: <Icon shape={templateIcons[id]} />,
    run: () => void begin({ title, body }),
  }));
  return <Menu anchor={anchor} label={t("notes.fromTemplate")} items={[blank, ...items]} onClose={onClose} />;
}

const templateIcons = {
  cornell: cornellIcon,
  "lab-report": labReportIcon,
  "reading-log": readingLogIcon,
  "formula-sheet": formulaSheetIcon,
} as const satisfies Record<NoteTemplate["id"], unknown>;
