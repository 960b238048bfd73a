import { useState } from "react";
import { TextField } from "../../ui/TextField.tsx";
import { wholeNumber } from "./whole-number.ts";

type NumberFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

/** A whole number between two others. While it is typed it may be anything, also nothing; what counts is within them. */
export function NumberField({ label, hint, value, least, most, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      hint={hint}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(wholeNumber(currentTarget.value, least, most));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
