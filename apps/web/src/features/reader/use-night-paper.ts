import { useState } from "react";
import { readRecord, recordKeys, writeRecord } from "../../ui/local-records.ts";

/** Paper is light by default; who reads at night has it dark, on this device. */
export function useNightPaper() {
  const [isOn, setIsOn] = useState(() => readRecord(recordKeys.paper) === "dark");
  const choose = (dark: boolean) => {
    writeRecord(recordKeys.paper, dark ? "dark" : "light");
    setIsOn(dark);
  };
  return { isOn, choose };
}
