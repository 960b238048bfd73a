import { type ComponentProps, useState } from "react";
import { Select } from "../../ui/kit/Select.tsx";
import { useTexts } from "../../ui/language.tsx";
import { keepMicrophone, keptAmong } from "./kept-microphone.ts";
import { useMicrophones } from "./use-microphones.ts";

type MicrophoneChoiceProps = Omit<ComponentProps<typeof Select>, "value" | "onChange"> & {
  /** Null for the one the device uses. */
  readonly onChoose?: (deviceId: string | null) => void;
};

/** Which microphone hears: the one chosen last, on this device. [LEC-1] */
export function MicrophoneChoice({ onChoose, ...select }: MicrophoneChoiceProps) {
  const t = useTexts();
  const all = useMicrophones();
  const [chosen, setChosen] = useState<string>();
  return (
    <Select
      {...select}
      value={chosen ?? keptAmong(all)?.id ?? ""}
      onChange={(event) => {
        const deviceId = event.currentTarget.value;
        setChosen(deviceId);
        keepMicrophone(all.find(({ id }) => id === deviceId) ?? null);
        onChoose?.(deviceId || null);
      }}
    >
      <option value="">{t("lecture.defaultMicrophone")}</option>
      {all.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
