import { useNavigate } from "@tanstack/react-router";
import { Icon } from "../../ui/Icon.tsx";
import { plusIcon } from "../../ui/icons/app.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useTexts } from "../../ui/language.tsx";
import { useClasses } from "./use-classes.ts";

type ClassMenuProps = {
  readonly anchor: HTMLElement;
  /** undefined where several records are of several classes. */
  readonly chosen: string | null | undefined;
  readonly onChoose: (classId: string | null) => void;
  readonly onClose: () => void;
};

export function ClassMenu({ anchor, chosen, onChoose, onClose }: ClassMenuProps) {
  const t = useTexts();
  const { classes } = useClasses();
  const navigate = useNavigate();
  if (!classes) return null;
  const toClasses = {
    key: "new",
    label: t("notes.newClass"),
    icon: <Icon shape={plusIcon} />,
    run: () => void navigate({ to: "/settings", hash: "classes" }),
  };
  const items = [
    { key: "none", label: t("notes.noClass"), marker: "", isChosen: chosen === null, run: () => onChoose(null) },
    ...classes.map(({ id, name, marker }) => ({
      key: id,
      label: name,
      marker,
      isChosen: chosen === id,
      run: () => onChoose(id),
    })),
    // With nothing to choose from the menu would lead nowhere.
    ...(classes.length === 0 ? [toClasses] : []),
  ];
  return <Menu anchor={anchor} label={t("notes.setClass")} items={items} onClose={onClose} />;
}
