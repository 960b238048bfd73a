import { type ComponentProps, useState } from "react";
import { Select } from "../../ui/kit/Select.tsx";
import { useTexts } from "../../ui/language.tsx";
import { keepMicrophone, keptAmong } from "./kept-microphone.ts";
import type { MicrophoneName } from "./recorder.ts";
import { useMicrophones } from "./use-microphones.ts";

type MicrophoneChoiceProps = Omit<ComponentProps<typeof Select>, "value" | "onChange"> & {
  /** The one that is heard, where one is: it is shown, whatever was chosen. */
  readonly hears?: MicrophoneName | null;
  /** Null for the one the device uses. */
  readonly onChoose?: (wanted: MicrophoneName | null) => void;
};

/** Which microphone hears: the one chosen last, on this device. [LEC-1] */
export function MicrophoneChoice({ hears, onChoose, ...select }: MicrophoneChoiceProps) {
  const t = useTexts();
  const all = useMicrophones();
  const [chosen, setChosen] = useState<string>();
  const heard = hears && (all.find(({ id }) => id === hears.id)?.id ?? "");
  return (
    <Select
      {...select}
      value={heard ?? chosen ?? keptAmong(all)?.id ?? ""}
      onChange={(event) => {
        const deviceId = event.currentTarget.value;
        const wanted = all.find(({ id }) => id === deviceId) ?? null;
        setChosen(deviceId);
        keepMicrophone(wanted);
        onChoose?.(wanted);
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
