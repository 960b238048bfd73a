import type { DeviceFiles, Sending } from "@jotter/replica/device-files";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useStudent } from "../../student/session/student-context.ts";

/** null until they are open, and where the way to the server could not be fetched: nothing is on its way then. */
export function useDeviceFiles(): DeviceFiles | null {
  const { deviceFiles } = useStudent();
  const [device, setDevice] = useState<DeviceFiles | null>(null);
  useEffect(() => {
    let isWanted = true;
    deviceFiles().then(
      (opened) => isWanted && setDevice(opened),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [deviceFiles]);
  return device;
}

/** undefined until this device can tell. */
export function useSending(fileId: string): Sending | null | undefined {
  const device = useDeviceFiles();
  return useSyncExternalStore(device?.subscribe ?? never, () => device?.sending(fileId));
}

const never = () => () => undefined;
