import { type ComponentProps, type ReactNode, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { markerIcon, tagIcon } from "../../ui/icons/app.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useTexts } from "../../ui/language.tsx";
import { ClassMenu } from "../grades/ClassMenu.tsx";

type Items = ComponentProps<typeof Menu>["items"];

type RowMenuProps = {
  readonly anchor: HTMLElement;
  readonly label: string;
  /** Before and after the class and the tags, which every record of a list has. */
  readonly first: Items;
  readonly last: Items;
  readonly classId: string | null;
  readonly onClass: (classId: string | null) => void;
  readonly tagsDialog: (onClose: () => void) => ReactNode;
  readonly onClose: () => void;
};

/** All that can be done with one row of a list. */
export function RowMenu({ anchor, label, first, last, classId, onClass, tagsDialog, onClose }: RowMenuProps) {
  const t = useTexts();
  const [step, setStep] = useState<"menu" | "class" | "tags">("menu");
  if (step === "class") return <ClassMenu anchor={anchor} chosen={classId} onChoose={onClass} onClose={onClose} />;
  if (step === "tags") {
    return tagsDialog(() => {
      onClose();
      anchor.focus();
    });
  }
  const items: Items = [
    ...first,
    {
      key: "class",
      label: t("notes.setClass"),
      icon: <Icon shape={markerIcon} />,
      leadsOn: true,
      run: () => setStep("class"),
    },
    {
      key: "tags",
      label: t("notes.editTags"),
      icon: <Icon shape={tagIcon} />,
      leadsOn: true,
      run: () => setStep("tags"),
    },
    ...last,
  ];
  return <Menu anchor={anchor} label={label} items={items} onClose={onClose} />;
}
