import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { uploadIcon } from "../../ui/icons/app.ts";
import { scanIcon } from "../../ui/icons/documents.ts";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ScanDialog } from "./ScanDialog.tsx";
import type { useIntake } from "./use-intake.ts";

/** The ways in: photos of pages, and files. On a phone, photos may be taken now. */
export function Intake({ intake }: { readonly intake: ReturnType<typeof useIntake> }) {
  const { t } = useLanguage();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<readonly File[] | null>(null);

  /** So that the same file can be chosen again, the field is emptied. */
  function chosen({ currentTarget }: ChangeEvent<HTMLInputElement>): readonly File[] {
    const all = [...(currentTarget.files ?? [])];
    currentTarget.value = "";
    return all;
  }

  return (
    <>
      <Button look="outline" onClick={() => camera.current?.click()}>
        <Icon shape={scanIcon} size={18} />
        {t("library.scan")}
      </Button>
      <Button look="primary" onClick={() => files.current?.click()}>
        <Icon shape={uploadIcon} size={18} />
        {t("documents.upload")}
      </Button>
      <FileInput
        ref={files}
        multiple
        aria-label={t("documents.uploadLabel")}
        onChange={(event) => void intake.take(chosen(event))}
      />
      <FileInput
        ref={camera}
        multiple
        accept="image/*"
        aria-label={t("library.scanLabel")}
        onChange={(event) => setPhotos(chosen(event))}
      />
      {photos && photos.length > 0 && (
        <ScanDialog first={photos} onScan={intake.takeScan} onClose={() => setPhotos(null)} />
      )}
    </>
  );
}
