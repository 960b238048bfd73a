import { useAppearance } from "../../student/settings/use-appearance.ts";
import { Icon } from "../../ui/Icon.tsx";
import { moonIcon, sunIcon } from "../../ui/icons/app.ts";
import { fartherIcon, nearerIcon } from "../../ui/icons/reader.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useLanguage } from "../../ui/language.tsx";
import type { useNightPaper } from "./use-night-paper.ts";
import type { useZoom } from "./use-zoom.ts";

type LookMenuProps = {
  readonly anchor: HTMLElement;
  /** It has a size of its own; what flows is set in letters. */
  readonly isSized: boolean;
  readonly zoom: ReturnType<typeof useZoom>;
  readonly night: ReturnType<typeof useNightPaper>;
  readonly onSettings: () => void;
  readonly onClose: () => void;
};

const sizes = ["small", "normal", "large", "largest"] as const;

/** How large it is, and on which paper. What flows is set in the student's own letters. */
export function LookMenu({ anchor, isSized, zoom, night, onSettings, onClose }: LookMenuProps) {
  const { t, format } = useLanguage();
  const { readability, choose } = useAppearance();
  const step = { stays: true, aside: format.percent(zoom.scale / zoom.actual) } as const;
  const sized = isSized
    ? [
        { ...step, key: "nearer", icon: <Icon shape={nearerIcon} />, label: t("reader.nearer"), run: () => zoom.by(1) },
        {
          ...step,
          key: "farther",
          icon: <Icon shape={fartherIcon} />,
          label: t("reader.farther"),
          run: () => zoom.by(-1),
        },
        { key: "width", label: t("reader.fitWidth"), isChosen: zoom.zoom === "width", run: () => zoom.to("width") },
        { key: "page", label: t("reader.fitPage"), isChosen: zoom.zoom === "page", run: () => zoom.to("page") },
        {
          key: "full",
          label: t("reader.fullSize"),
          isChosen: zoom.zoom === zoom.actual,
          run: () => zoom.to(zoom.actual),
        },
      ]
    : sizes.map((size) => ({
        key: size,
        label: t(`reader.letters.${size}`),
        isChosen: readability.size === size,
        run: () => void choose({ size }),
      }));
  const more = isSized ? [] : [{ key: "more", label: t("reader.moreLetters"), run: onSettings }];
  const papers = [
    {
      key: "light",
      icon: <Icon shape={sunIcon} />,
      label: t("reader.paperLight"),
      isChosen: !night.isOn,
      run: () => night.choose(false),
    },
    {
      key: "dark",
      icon: <Icon shape={moonIcon} />,
      label: t("reader.paperDark"),
      isChosen: night.isOn,
      run: () => night.choose(true),
    },
  ];
  return <Menu anchor={anchor} label={t("reader.look")} items={[...sized, ...more, ...papers]} onClose={onClose} />;
}
