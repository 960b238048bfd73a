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
  if (!classes) return null;
  const items = [
    { key: "none", label: t("notes.noClass"), marker: "", isChosen: chosen === null, run: () => onChoose(null) },
    ...classes.map(({ id, name, marker }) => ({
      key: id,
      label: name,
      marker,
      isChosen: chosen === id,
      run: () => onChoose(id),
    })),
  ];
  return <Menu anchor={anchor} label={t("notes.setClass")} items={items} onClose={onClose} />;
}
