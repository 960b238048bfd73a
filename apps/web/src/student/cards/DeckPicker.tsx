import { useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { caretDownIcon } from "../../ui/icons/entrance.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useTexts } from "../../ui/language.tsx";
import { useClassLabels } from "../grades/use-class-labels.ts";
import styles from "./deck-picker.module.css";
import type { DeckChoice } from "./keep-cards.ts";
import { useDecks, usualDeck } from "./use-decks.ts";

type DeckPickerProps = {
  /** Null where nothing was chosen: then `proposed` is what happens. */
  readonly choice: DeckChoice | null;
  /** The name of the deck that is made where none is chosen. */
  readonly proposed: { readonly name: string; readonly classId: string | null };
  readonly onChoose: (choice: DeckChoice) => void;
};

/** Into which deck cards go: one that is there, or a new one. [FLA-1] */
export function DeckPicker({ choice, proposed, onChoose }: DeckPickerProps) {
  const t = useTexts();
  const decks = useDecks();
  const labels = useClassLabels(true);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = choice && "id" in choice ? decks?.find(({ id }) => id === choice.id) : undefined;
  const marker = (classId: string | null) => (classId ? labels.get(classId)?.marker : undefined);
  return (
    <>
      <Pressable
        className={styles.picker}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <span className={styles.into}>{t("cards.into")}</span>
        <strong data-marker={marker(chosen?.data.classId ?? proposed.classId)}>
          {chosen?.data.name ?? proposed.name}
        </strong>
        <Icon shape={caretDownIcon} size={14} />
      </Pressable>
      {anchor && (
        <Menu
          anchor={anchor}
          label={t("cards.pick")}
          items={[
            {
              key: "new",
              label: t("cards.newDeckNamed", { name: proposed.name }),
              isChosen: chosen === undefined,
              run: () => onChoose(proposed),
            },
            ...(decks ?? []).map(({ id, data }) => ({
              key: id,
              label: data.name,
              marker: marker(data.classId),
              isChosen: chosen?.id === id,
              run: () => onChoose({ id }),
            })),
          ]}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

/** The deck cards of such a text went into last time; null where there is none. */
export function useUsualDeck(name: string, classId: string | null): DeckChoice | null {
  const decks = useDecks();
  return usualDeck(decks ?? [], name, classId);
}
